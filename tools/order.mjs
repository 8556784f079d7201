import { spawn } from 'node:child_process';
import { program, root, run } from './build.mjs';

/**
 * `npm run order -- 104001 packed`: moves an order on in the shop that is running, or shows it. See
 * server/src/order.ts.
 */
await run(program('tsc'), ['-b', 'contract', 'server'], { quiet: true });
const order = spawn(
  process.execPath,
  ['--enable-source-maps', 'server/dist/src/order.js', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
order.once('exit', (code) => process.exit(code ?? 1));
