import { Seal } from '../../../platform/seal.js';
import type { SecretKey } from '../../../platform/secret-key.js';

const sealOf = (secretKey: SecretKey) => new Seal(secretKey, 'staff totp');

/** Bound to its person: another one's row does not open it. */
export const sealTotpSecret = (secretKey: SecretKey, secret: Buffer, personId: string) =>
  sealOf(secretKey).close(secret.toString('base64'), personId);

export const openTotpSecret = (secretKey: SecretKey, sealed: Buffer, personId: string) =>
  Buffer.from(sealOf(secretKey).open(sealed, personId), 'base64');
