import type { Db } from '../../../platform/database/database.js';
import type { SealedRows } from '../../../platform/sealed-rows.js';
import { openTotpSecret, sealTotpSecret } from './totp-secrets.js';

const selectSealedSecrets = (db: Db, after: string | undefined, most: number) =>
  db
    .selectFrom('staff_totp')
    .select(['person_id', 'sealed_secret'])
    .$if(after !== undefined, (query) => query.where('person_id', '>', after ?? ''))
    .orderBy('person_id')
    .limit(most)
    .execute();

export const sealedTotpSecrets: SealedRows = {
  what: 'authenticators of staff',
  select: async (db, after, most) =>
    (await selectSealedSecrets(db, after, most)).map(({ person_id: id, sealed_secret }) => ({
      id,
      open: (secretKey) => openTotpSecret(secretKey, sealed_secret, id),
      sealAnew: (tx, secretKey) =>
        tx
          .updateTable('staff_totp')
          .set({ sealed_secret: sealTotpSecret(secretKey, openTotpSecret(secretKey, sealed_secret, id), id) })
          .where('person_id', '=', id)
          .execute(),
    })),
};
