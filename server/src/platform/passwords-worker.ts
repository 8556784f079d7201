import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** Without a hash the password is hashed, with one it is compared. */
export type PasswordTask = { readonly password: string; readonly hash?: string };

/** The package's default algorithm is Argon2id, version 19. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Who browses goes before who logs in. On Linux this lowers this thread alone, elsewhere it would be the
// whole process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10));

const port = parentPort!;
port.on('message', ({ password, hash }: PasswordTask) => {
  port.postMessage(hash === undefined ? hashSync(password, cost) : verifySync(hash, password));
});
