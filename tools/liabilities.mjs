import { spawn } from 'node:child_process';
import { program, root, run } from './build.mjs';

await run(program('tsc'), ['-b', 'contract', 'server'], { quiet: true });
const report = spawn(process.execPath, ['--enable-source-maps', 'server/dist/src/liabilities.js'], {
  cwd: root,
  stdio: 'inherit',
});
report.once('exit', (code) => process.exit(code ?? 1));
