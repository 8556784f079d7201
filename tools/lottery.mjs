import { spawn } from 'node:child_process';
import { program, root, run } from './build.mjs';

await run(program('tsc'), ['-b', 'contract', 'server'], { quiet: true });
const lottery = spawn(
  process.execPath,
  ['--enable-source-maps', 'server/dist/src/lottery.js', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
lottery.once('exit', (code) => process.exit(code ?? 1));
