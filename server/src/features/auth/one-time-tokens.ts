import { createHash, randomBytes } from 'node:crypto';
import { days, later, minutes } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { type Purpose, putOneTimeToken } from './one-time-tokens.sql.js';

/** A plain hash is enough: a token of 256 random bits cannot be guessed from it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const lifetimes: Record<Purpose, number> = {
  'reset-password': minutes(30),
  'confirm-email': days(3),
  'stop-email-change': days(3),
};

type For = { id: Uuid; email: string };

/** Only the letter holds the token itself; the database keeps its hash. */
export async function issueOneTimeToken(tx: Transaction, purpose: Purpose, { id, email }: For) {
  const token = randomBytes(32).toString('base64url');
  const expires_at = later(tx.now, lifetimes[purpose]);
  await putOneTimeToken(tx, { customer_id: id, purpose, hash: hashOfToken(token), email, expires_at });
  return token;
}
