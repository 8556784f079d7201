import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { compile, program, root } from './build.mjs';

/**
 * `npm run order -- 104001 packed` and the like: runs one of the server's programs. It is built first; an
 * installation without a compiler uses it as it was built.
 */
const [name, ...args] = process.argv.slice(2);
if (existsSync(program('tsc'))) await compile();
const command = spawn(process.execPath, [`server/dist/${name}.js`, ...args], {
  cwd: root,
  stdio: 'inherit',
});
command.once('exit', (code) => process.exit(code ?? 1));
