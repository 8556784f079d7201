import { spawn } from 'node:child_process';
import { program, root, run } from './build.mjs';

await run(program('tsc'), ['-b', 'contract', 'server'], { quiet: true });
const audit = spawn(process.execPath, ['--enable-source-maps', 'server/dist/src/audit.js'], {
  cwd: root,
  stdio: 'inherit',
});
audit.once('exit', (code) => process.exit(code ?? 1));
