import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import type { SecretKey } from '../../../platform/secret-key.js';
import { selectSealedSecret, takeRecoveryCode, takeStep } from './factors.sql.js';
import { hashOfRecoveryCode } from './recovery-codes.js';
import { stepOfCode } from './totp.js';
import { openTotpSecret } from './totp-secrets.js';

export type Factor = 'authenticator' | 'recovery_code';

const isTotp = (code: string) => /^\d{6}$/.test(code);

/** Uses up a code, so that a second call with the same one is refused. Undefined when the code is wrong. */
export async function takeFactor(
  tx: Transaction,
  secretKey: SecretKey,
  personId: Uuid,
  typed: string,
): Promise<Factor | undefined> {
  const code = typed.replaceAll(' ', '');
  if (!isTotp(code))
    return (await takeRecoveryCode(tx, personId, hashOfRecoveryCode(code))) ? 'recovery_code' : undefined;
  const kept = await selectSealedSecret(tx, personId);
  if (!kept) return undefined;
  const step = stepOfCode(openTotpSecret(secretKey, kept.sealed_secret, personId), code, tx.now);
  return step !== undefined && (await takeStep(tx, personId, step)) ? 'authenticator' : undefined;
}
