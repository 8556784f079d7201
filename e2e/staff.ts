import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What somebody in the store types to move an order on: README, "npm run order". */
export const staffMoves = (number: string, ...to: string[]) =>
  run(process.execPath, ['--enable-source-maps', 'server/dist/src/order.js', number, ...to]);
