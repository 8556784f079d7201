import { Seal } from '../../../platform/seal.js';
import type { SecretKey } from '../../../platform/secret-key.js';

const sealOf = (secretKey: SecretKey) => new Seal(secretKey, 'staff totp');

/** Bound to its person: it does not open in somebody else's row. */
export const sealTotpSecret = (secretKey: SecretKey, secret: Buffer, personId: string) =>
  sealOf(secretKey).close(secret.toString('base64'), personId);

export const openTotpSecret = (secretKey: SecretKey, sealed: Buffer, personId: string) =>
  Buffer.from(sealOf(secretKey).open(sealed, personId), 'base64');
