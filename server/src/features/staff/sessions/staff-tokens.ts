import { createHmac } from 'node:crypto';
import { sessionKey } from '../../../platform/derived-key.js';
import type { SecretKey } from '../../../platform/secret-key.js';

/** Under the key of sessions: with another epoch, those of staff end like all others. */
export const hashOfStaffToken = (secretKey: SecretKey, token: string) =>
  createHmac('sha256', sessionKey(secretKey)).update(`staff ${token}`).digest('base64url');
