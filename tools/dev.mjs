import { spawn } from 'node:child_process';
import path from 'node:path';
import { program, root, run } from './build.mjs';

/** The server restarts and the page reloads by themselves at every change. */
await run(program('tsc'), ['-b', 'contract'], { quiet: true });
const started = [
  spawn(program('tsx'), ['watch', '--conditions=cellar-source', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      PUBLIC_URL: 'http://127.0.0.1:5173',
      STAFF_URL: 'http://localhost:5174',
      ...process.env,
    },
  }),
  ...['shop', 'staff'].map((workspace) =>
    spawn(program('vite'), ['--host', '127.0.0.1'], { cwd: path.join(root, workspace), stdio: 'inherit' }),
  ),
];
const stop = () => started.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of started) child.once('exit', stop);
