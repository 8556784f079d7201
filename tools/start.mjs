import { spawn } from 'node:child_process';
import { buildShop, root } from './build.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Cellar Door needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

try {
  await buildShop();
} catch (error) {
  process.stderr.write(`\nThe shop cannot be built.\n${error.message}\n`);
  process.exit(1);
}

const server = spawn(process.execPath, ['server/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
