import { createHash, createHmac } from 'node:crypto';
import { deriveKey } from '../../platform/derived-key.js';
import type { SecretKey } from '../../platform/secret-key.js';

/**
 * A caller's address is personal data. As a keyed hash it can be compared, and only with the key be found
 * out.
 */
export const hashAddress = (secretKey: SecretKey) => {
  const key = deriveKey(secretKey, 'familiar address');
  return (address: string) => createHmac('sha256', key).update(address).digest('base64url');
};

/**
 * Stands for an e-mail address in the key of a limit: of fixed length, and without writing the address down
 * there.
 */
export const emailKey = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
