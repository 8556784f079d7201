import { hkdfSync } from 'node:crypto';
import type { SecretKey } from './secret-key.js';

export type KeyUse =
  | 'backup'
  | 'familiar address'
  | 'gift card code'
  | 'gift card look-up'
  | 'sealed letter'
  | 'lottery entrant'
  | 'lottery seed'
  | 'staff call'
  | 'staff totp';

const derived = new Map<string, Uint8Array<ArrayBuffer>>();

/** Each request of a customer needs one. A shop has a few keys, and a few uses of them. */
function derive(key: string, use: string) {
  const name = `${use} ${key}`;
  const known = derived.get(name) ?? new Uint8Array(hkdfSync('sha256', key, '', `cellar-door ${use}`, 32));
  derived.set(name, known);
  return known;
}

/** One key for each use, so that a signature for one use is worth nothing for another. */
export const deriveKey = ({ current }: SecretKey, use: KeyUse) => derive(current, use);

/**
 * Also the keys for what was sealed or written before the secret key was changed; the present key comes
 * first.
 */
export const deriveKeys = ({ current, previous }: SecretKey, use: KeyUse) =>
  [current, previous].filter((key) => key !== undefined).map((key) => derive(key, use));

/** A new epoch gives a new key: all sessions end, but nothing sealed is affected. */
export const sessionKey = ({ current, sessionEpoch }: SecretKey) =>
  derive(current, sessionEpoch === 0 ? 'session token' : `session token ${sessionEpoch}`);

/** Tells keys apart without giving anything away about them. */
export const fingerprintOf = (key: string) =>
  Buffer.from(derive(key, 'fingerprint')).toString('base64url').slice(0, 22);
