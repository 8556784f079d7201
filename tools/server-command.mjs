import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { program, root, run } from './build.mjs';

/**
 * `npm run order -- 104001 packed` and its like: runs one of the server's programs, built as it stands now; as it was
 * built, where an installation has no compiler any more.
 */
const [name, ...args] = process.argv.slice(2);
if (existsSync(program('tsc'))) await run(program('tsc'), ['-b', 'contract', 'server'], { quiet: true });
const command = spawn(process.execPath, ['--enable-source-maps', `server/dist/${name}.js`, ...args], {
  cwd: root,
  stdio: 'inherit',
});
command.once('exit', (code) => process.exit(code ?? 1));
