import { createHash, createHmac } from 'node:crypto';
import { deriveKey } from '../../platform/derived-key.js';

/** A caller's address is personal: only who holds the key can tell which one it was. */
export const hashAddress = (secretKey: string) => {
  const key = deriveKey(secretKey, 'familiar address');
  return (address: string) => createHmac('sha256', key).update(address).digest('base64url');
};

/** Names an e-mail address in a limit's key, where an address has no business, and at a fixed length. */
export const emailKey = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
