import type { Crop, PictureCut } from 'contract/pictures/pictures.staff';
import { type Insertable, sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';

type Row = Omit<Insertable<Tables['picture']>, 'crop' | 'made_at' | 'used'> & { crop: Crop | null };

export const insertPicture = (tx: Transaction, { crop, ...row }: Row) =>
  tx
    .insertInto('picture')
    .values({ ...row, crop: crop && JSON.stringify(crop), made_at: tx.now })
    .execute();

/** Counts as made now, because whoever cuts it still wants it. */
export const selectOriginal = (tx: Transaction, id: string) =>
  tx
    .updateTable('picture')
    .set({ made_at: tx.now })
    .where('id', '=', (original) => original.selectFrom('picture').select('original_id').where('id', '=', id))
    .returning(['id', 'width', 'height'])
    .executeTakeFirst();

/** How each of these pictures was cut from its original; leaves out pictures that nobody has uploaded. */
export async function cutsOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('picture')
    .innerJoin('picture as original', 'original.id', 'picture.original_id')
    .select([
      'picture.id',
      'picture.original_id',
      'picture.turn',
      'picture.crop',
      'original.width',
      'original.height',
    ])
    .where('picture.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, ...cut }): [string, PictureCut] => [id, cut]));
}

export async function selectExisting(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('picture')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Keeps these pictures for good, with their originals; returns those that exist. */
export async function markUsed(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const named = sql<string>`any(${[...ids]}::text[])`;
  const used = await tx
    .updateTable('picture')
    .set({ used: true })
    .where((row) =>
      row.or([
        row('id', '=', named),
        row('id', 'in', row.selectFrom('picture').select('original_id').where('id', '=', named)),
      ]),
    )
    .returning('id')
    .execute();
  return new Set(used.map(({ id }) => id));
}

/**
 * A picture that comes into use at this moment stays: the database waits for its row and reads `used` again.
 */
export async function deleteUnusedPictures(tx: Transaction, before: Date) {
  const rows = await tx
    .deleteFrom('picture')
    .where('used', '=', false)
    .where('made_at', '<', before)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
