import { createHmac } from 'node:crypto';
import { sessionKey } from '../../../platform/derived-key.js';
import type { SecretKey } from '../../../platform/secret-key.js';

/** Uses the key of sessions, so that a new epoch ends the sessions of staff like all others. */
export const hashOfStaffToken = (secretKey: SecretKey, token: string) =>
  createHmac('sha256', sessionKey(secretKey)).update(`staff ${token}`).digest('base64url');
