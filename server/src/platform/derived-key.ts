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

const derive = (key: string, use: string) =>
  new Uint8Array(hkdfSync('sha256', key, '', `cellar-door ${use}`, 32));

/** One key for each use: what is signed for one is worth nothing for another. */
export const deriveKey = ({ current }: SecretKey, use: KeyUse) => derive(current, use);

/** For what was sealed or written down before the key was changed as well; the key of now is the first. */
export const deriveKeys = ({ current, previous }: SecretKey, use: KeyUse) =>
  [current, previous].filter((key) => key !== undefined).map((key) => derive(key, use));

/**
 * Of another epoch than the first it is another key: all sessions end, and nothing that is sealed is touched.
 */
export const sessionKey = ({ current, sessionEpoch }: SecretKey) =>
  derive(current, sessionEpoch === 0 ? 'session token' : `session token ${sessionEpoch}`);

/** Tells keys apart, and nothing of what they are. */
export const fingerprintOf = (key: string) =>
  Buffer.from(derive(key, 'fingerprint')).toString('base64url').slice(0, 22);
