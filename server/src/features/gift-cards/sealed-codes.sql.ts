import type { Db } from '../../platform/database/database.js';
import type { SealedRows } from '../../platform/sealed-rows.js';
import { GiftCardCodes } from './gift-card-codes.js';

const selectSealedCodes = (db: Db, after: string | undefined, most: number) =>
  db
    .selectFrom('gift_card')
    .select(['id', 'sealed_code'])
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .execute();

/** The hash is written anew together with the code, because it is made with the key too. */
export const sealedCodes: SealedRows = {
  what: 'codes of gift cards',
  select: async (db, after, most) =>
    (await selectSealedCodes(db, after, most)).map(({ id, sealed_code }) => ({
      id,
      open: (secretKey) => new GiftCardCodes(secretKey).open(sealed_code, id),
      sealAnew: (tx, secretKey) => {
        const codes = new GiftCardCodes(secretKey);
        const code = codes.open(sealed_code, id);
        return tx
          .updateTable('gift_card')
          .set({ sealed_code: codes.seal(code, id), code_hash: codes.hash(code) })
          .where('id', '=', id)
          .execute();
      },
    })),
};
