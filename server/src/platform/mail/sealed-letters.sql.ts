import { sql } from 'kysely';
import type { Db } from '../database/database.js';
import type { SealedRows } from '../sealed-rows.js';
import { openLetter, type SealedLetter, sealLetter, sendLetterJob, sendLetterLaterJob } from './letter.js';

/** A letter that is sent later is stored inside the record of its waiting. */
type Kept = SealedLetter | { letter: SealedLetter };

const selectSealedLetters = (db: Db, after: string | undefined, most: number) =>
  db
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('kind', 'in', [sendLetterJob.kind, sendLetterLaterJob.kind])
    .where(sql<boolean>`(payload ? 'sealed' or payload -> 'letter' ? 'sealed')`)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .execute();

/** Letters that wait to be sent. One that is sent meanwhile need not be sealed anew. */
export const sealedLetters: SealedRows = {
  what: 'letters that wait',
  select: async (db, after, most) =>
    (await selectSealedLetters(db, after, most)).map(({ id, payload }) => {
      const kept = payload as Kept;
      const sealed = 'letter' in kept ? kept.letter : kept;
      return {
        id,
        open: (secretKey) => openLetter(secretKey, sealed),
        sealAnew: (tx, secretKey) => {
          const anew = sealLetter(secretKey, openLetter(secretKey, sealed));
          return tx
            .updateTable('job')
            .set({ payload: JSON.stringify('letter' in kept ? { ...kept, letter: anew } : anew) })
            .where('id', '=', id)
            .execute();
        },
      };
    }),
};
