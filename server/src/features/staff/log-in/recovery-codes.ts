import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { hashOfToken } from '../../auth/index.js';
import { putRecoveryCodes } from './factors.sql.js';
import { base32 } from './totp.js';

const howMany = 10;

/** 80 random bits each, so that a plain hash cannot be reversed by guessing. */
const newCode = () => base32(randomBytes(10)).replace(/.{4}(?!$)/g, '$&-');

/** However the code is typed: with other spaces or line breaks, or in small letters. */
const spelled = (code: string) => code.toUpperCase().replace(/[^A-Z2-7]/g, '');

export const hashOfRecoveryCode = (code: string) => hashOfToken(spelled(code));

/** Shown once. Earlier codes are worth nothing from now on. */
export async function issueRecoveryCodes(tx: Transaction, personId: Uuid) {
  const codes = Array.from({ length: howMany }, newCode);
  await putRecoveryCodes(tx, personId, codes.map(hashOfRecoveryCode));
  return codes;
}
