import type { Db } from '../../../platform/database/database.js';
import type { SealedRows } from '../../../platform/sealed-rows.js';
import { Seeds } from './seeds.js';

const selectSealedSeeds = (db: Db, after: string | undefined, most: number) =>
  db
    .selectFrom('lottery')
    .select(['id', 'seed_hash', 'sealed_seed'])
    // A drawn lottery has published its seed, so its seal is not needed any more.
    .where('seed', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', Number(after)))
    .orderBy('id')
    .limit(most)
    .execute();

export const sealedSeeds: SealedRows = {
  what: 'seeds of lotteries that are not drawn',
  select: async (db, after, most) =>
    (await selectSealedSeeds(db, after, most)).map(({ id, ...sealed }) => ({
      id: String(id),
      open: (secretKey) => new Seeds(secretKey).open(sealed),
      sealAnew: (tx, secretKey) => {
        const seeds = new Seeds(secretKey);
        const { sealed_seed } = seeds.seal(seeds.open(sealed));
        return tx.updateTable('lottery').set({ sealed_seed }).where('id', '=', id).execute();
      },
    })),
};
