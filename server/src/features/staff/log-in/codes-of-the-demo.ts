import type { Db } from '../../../platform/database/database.js';
import type { SecretKey } from '../../../platform/secret-key.js';
import { selectSecretsByEmail } from './factors.sql.js';
import { totpCode, totpStepAt } from './totp.js';
import { openTotpSecret } from './totp-secrets.js';

export type CodeNow = { readonly email: string; readonly code: string };

/** The present code of each person's authenticator, because visitors of the demo have no authenticator. */
export const codesOfTheDemo = async (db: Db, secretKey: SecretKey): Promise<CodeNow[]> =>
  (await selectSecretsByEmail(db)).map(({ id, email, sealed_secret }) => ({
    email,
    code: totpCode(openTotpSecret(secretKey, sealed_secret, id), totpStepAt(db.now)),
  }));
