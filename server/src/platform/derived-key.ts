import { hkdfSync } from 'node:crypto';

export type KeyUse =
  | 'session token'
  | 'familiar address'
  | 'gift card code'
  | 'gift card look-up'
  | 'sealed letter'
  | 'lottery seed'
  | 'staff call';

/** One key for each use: what is signed for one is worth nothing for another. */
export const deriveKey = (secretKey: string, use: KeyUse) =>
  new Uint8Array(hkdfSync('sha256', secretKey, '', `cellar-door ${use}`, 32));
