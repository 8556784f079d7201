import { fileURLToPath } from 'node:url';
import { outsideKeys } from './outside-keys.js';

const found = outsideKeys(fileURLToPath(new URL('../..', import.meta.url)), [
  'contract',
  'server',
  'demo',
  'browser',
  'shop',
  'staff',
]);
for (const told of found) process.stdout.write(`${told}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
