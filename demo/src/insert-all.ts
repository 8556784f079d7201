import type { Insertable } from 'kysely';
import type { Transaction } from 'server/platform/database/database';
import type { Tables } from 'server/platform/database/tables';

type Table = keyof Tables;

/** A statement holds at most 65,535 values. */
const mostRowsAtOnce = 1_000;

export async function insertAll<T extends Table>(tx: Transaction, table: T, rows: Insertable<Tables[T]>[]) {
  for (let from = 0; from < rows.length; from += mostRowsAtOnce)
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + mostRowsAtOnce))
      .execute();
}
