import { createHash, createHmac, hkdfSync } from 'node:crypto';

type KeyUse = 'session token' | 'familiar address';

/** One key for each use: what is signed for one is worth nothing for another. */
export const deriveKey = (secretKey: string, use: KeyUse) =>
  new Uint8Array(hkdfSync('sha256', secretKey, '', `cellar-door ${use}`, 32));

/** A caller's address is personal: only who holds the key can tell which one it was. */
export const hashAddress = (secretKey: string) => {
  const key = deriveKey(secretKey, 'familiar address');
  return (address: string) => createHmac('sha256', key).update(address).digest('base64url');
};

/** Names an e-mail address in a limit's key, where an address has no business, and at a fixed length. */
export const emailKey = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
