import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** Without a hash the password is hashed, with one it is compared. */
export type PasswordTask = { readonly password: string; readonly hash?: string };

/** The package's default algorithm is Argon2id, version 19. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Requests of people who browse come before log-ins. On Linux this lowers the priority of this thread alone,
// elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10));

const port = parentPort!;
port.on('message', ({ password, hash }: PasswordTask) => {
  port.postMessage(hash === undefined ? hashSync(password, cost) : verifySync(hash, password));
});
