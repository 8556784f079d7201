import type { Outcome } from 'contract/exchange/imports.staff';
import type { SheetKind } from 'contract/exchange/sheets';
import type { PageAsked } from 'contract/platform/page';
import { type Insertable, sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';
import type { Row } from '../csv/read-csv.js';
import type { CellChange } from '../sheets/sheet.js';

export type NewImport = Omit<
  Insertable<Tables['sheet_import']>,
  'state' | 'begun_at' | 'overtaken' | 'gave_up_at' | 'applied_to' | 'not_applied' | 'stopped_at'
>;

export const insertImport = (tx: Transaction, row: NewImport) =>
  tx
    .insertInto('sheet_import')
    .values({ ...row, state: 'reading', begun_at: tx.now })
    .execute();

export const insertRows = (tx: Transaction, import_id: Uuid, rows: readonly Row[]) =>
  tx
    .insertInto('sheet_import_row')
    .values(rows.map(({ number, cells }) => ({ import_id, number, cells: [...cells] })))
    .execute();

export const deleteImport = (tx: Transaction, id: Uuid) =>
  tx.deleteFrom('sheet_import').where('id', '=', id).execute();

/**
 * Imports that nobody waits for any more: those whose upload was cut off, and those that have been left for
 * long.
 */
export const deleteImportsBefore = (tx: Transaction, cutOff: Date, lying: Date) =>
  tx
    .deleteFrom('sheet_import')
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'reading'), is('begun_at', '<', cutOff)]),
        is.and([is('state', 'in', ['checked', 'applied']), is('begun_at', '<', lying)]),
        is('gave_up_at', '<', lying),
      ]),
    )
    .execute();

const isToWrite = sql<boolean>`outcome in ('new', 'changed')`;

/** An import with what has come of its rows, all of which an index tells: it is asked for again and again. */
const wholeImport = (db: Db) =>
  db
    .selectFrom('sheet_import')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('sheet_import_row')
          .whereRef('import_id', '=', 'sheet_import.id')
          .select([
            sql<number>`count(*)`.as('rows'),
            sql<number>`count(outcome)`.as('checked'),
            sql<number>`count(*) filter (where outcome = 'new')`.as('new'),
            sql<number>`count(*) filter (where outcome = 'changed')`.as('changed'),
            sql<number>`count(*) filter (where outcome = 'unchanged')`.as('unchanged'),
            sql<number>`count(*) filter (where outcome = 'refused')`.as('refused'),
            sql<number>`count(*) filter (where ${isToWrite} and (state = 'applied' or number <= applied_to))`.as(
              'applied',
            ),
          ])
          .as('counts'),
      (join) => join.onTrue(),
    )
    .selectAll('sheet_import')
    .select(['rows', 'checked', 'new', 'changed', 'unchanged', 'refused', 'applied']);

export const selectImports = (db: Db, personId: Uuid, most: number) =>
  wholeImport(db)
    .where('person_id', '=', personId)
    .where('state', '<>', 'reading')
    .orderBy('begun_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

export const selectImport = (db: Db, id: Uuid) => wholeImport(db).where('id', '=', id).executeTakeFirst();
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof selectImport>>>;

export const lockImport = (tx: Transaction, id: Uuid) =>
  tx.selectFrom('sheet_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type State = Tables['sheet_import']['state'];

export const setState = (tx: Transaction, id: Uuid, state: State) =>
  tx.updateTable('sheet_import').set({ state, gave_up_at: null }).where('id', '=', id).execute();

export const setColumns = (tx: Transaction, id: Uuid, columns: readonly (string | null)[]) =>
  tx
    .updateTable('sheet_import')
    .set({ columns: [...columns], as_before: false, state: 'checking' })
    .where('id', '=', id)
    .execute();

/** Files with this first row, as one kind of table, for one store or for all of them. */
export type FilesLike = { sheet: SheetKind; store_id: number; header_hash: string };

export const rememberColumns = (
  tx: Transaction,
  like: FilesLike,
  { columns, most }: { columns: readonly (string | null)[]; most: number },
) =>
  sql`
    with said as (
      insert into columns_said (sheet, store_id, header_hash, columns, said_at)
      values (${like.sheet}, ${like.store_id}, ${like.header_hash}, ${[...columns]}, ${tx.now})
      on conflict (sheet, store_id, header_hash)
        do update set columns = excluded.columns, said_at = excluded.said_at
    )
    delete from columns_said where (sheet, store_id, header_hash) in (
      select sheet, store_id, header_hash from columns_said
      where sheet = ${like.sheet} and store_id = ${like.store_id} and header_hash <> ${like.header_hash}
      order by said_at desc offset ${most - 1}
    )`.execute(tx);

export async function selectColumnsSaid(db: Db, { sheet, store_id, header_hash }: FilesLike) {
  const row = await db
    .selectFrom('columns_said')
    .select('columns')
    .where('sheet', '=', sheet)
    .where('store_id', '=', store_id)
    .where('header_hash', '=', header_hash)
    .executeTakeFirst();
  return row?.columns;
}

/** What was found when the rows were read from other columns. */
export const forgetOutcomes = (tx: Transaction, id: Uuid) =>
  tx
    .updateTable('sheet_import_row')
    .set({
      outcome: null,
      key: null,
      name: '',
      changes: null,
      refused_column: null,
      reason: null,
      asked: null,
    })
    .where('import_id', '=', id)
    .where('outcome', 'is not', null)
    .execute();

/** The state stays as it was, in case somebody has the job tried again. */
export const noteGivenUp = (tx: Transaction, id: Uuid) =>
  tx.updateTable('sheet_import').set({ gave_up_at: tx.now }).where('id', '=', id).execute();

const more = (count: number) => sql<number>`not_applied + ${count}::integer`;

/** A piece is done: up to this row nothing is left to do, and so many of its rows came too late. */
export const noteApplied = (tx: Transaction, id: Uuid, applied_to: number, tooLate: number) =>
  tx
    .updateTable('sheet_import')
    .set({ applied_to, not_applied: more(tooLate), gave_up_at: null })
    .where('id', '=', id)
    .execute();

export const noteStopped = (tx: Transaction, id: Uuid, tooLate: number) =>
  tx
    .updateTable('sheet_import')
    .set({ stopped_at: tx.now, not_applied: more(tooLate) })
    .where('id', '=', id)
    .execute();

/** Each with its reason. */
export const refuseRows = (tx: Transaction, id: Uuid, rows: readonly { number: number; reason: string }[]) =>
  sql`
    update sheet_import_row set outcome = 'refused', reason = late.reason
    from unnest(
      ${rows.map(({ number }) => number)}::integer[],
      ${rows.map(({ reason }) => reason)}::text[]
    ) as late (number, reason)
    where import_id = ${id} and sheet_import_row.number = late.number`.execute(tx);

/** All rows to write that come after this one. Returns how many they are. */
export async function refuseRest(tx: Transaction, id: Uuid, after: number, reason: string) {
  const { numUpdatedRows } = await tx
    .updateTable('sheet_import_row')
    .set({ outcome: 'refused', reason })
    .where('import_id', '=', id)
    .where(isToWrite)
    .where('number', '>', after)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const selectRowsToJudge = (db: Db, id: Uuid, after: number, most: number) =>
  db
    .selectFrom('sheet_import_row')
    // As JSON a list is quicker to read.
    .select(['number', sql<string[]>`to_json(cells)`.as('cells')])
    .where('import_id', '=', id)
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute();

/** When two rows are about the same thing, the second is refused, whatever it says. */
export const refuseTwins = (tx: Transaction, id: Uuid, twins: string) =>
  sql`
    update sheet_import_row set outcome = 'refused', changes = '[]', refused_column = null, asked = null,
      reason = 'Row ' || first.number || ' ' || ${twins}
    from (
      select key, min(number) as number from sheet_import_row
      where import_id = ${id} and key is not null group by key having count(*) > 1
    ) as first
    where import_id = ${id} and sheet_import_row.key = first.key and sheet_import_row.number > first.number`.execute(
    tx,
  );

export type JudgedRow = {
  number: number;
  outcome: Outcome;
  key: string | null;
  name: string;
  changes: readonly CellChange[];
  refused_column: string | null;
  reason: string | null;
  asked: object | null;
};

export const updateRows = (tx: Transaction, id: Uuid, rows: readonly JudgedRow[]) =>
  sql`
    update sheet_import_row set outcome = judged.outcome, key = judged.key, name = judged.name,
      changes = judged.changes, refused_column = judged.refused_column, reason = judged.reason, asked = judged.asked
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as judged (
      number integer, outcome text, key text, name text, changes jsonb, refused_column text, reason text, asked jsonb
    )
    where import_id = ${id} and sheet_import_row.number = judged.number`.execute(tx);

const nextAsked = (db: Db, id: Uuid, outcome: Outcome, after: number, most: number) =>
  db
    .selectFrom('sheet_import_row')
    .select(['number', 'asked'])
    .where('import_id', '=', id)
    .where('outcome', '=', outcome)
    .where('number', '>', after)
    .orderBy('number')
    .limit(most);

/**
 * The changes to write, in the order of the file, from after one row on. The index holds the rows of each outcome in
 * this order; asked for both at once, the database would sort all that are left.
 */
export const selectAsked = (db: Db, id: Uuid, after: number, most: number) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom(nextAsked(db, id, 'new', after, most).as('added'))
        .selectAll()
        .unionAll(from.selectFrom(nextAsked(db, id, 'changed', after, most).as('changed')).selectAll())
        .as('asked'),
    )
    .selectAll()
    .orderBy('number')
    .limit(most)
    .execute();

export const selectRowsOf = (db: Db, id: Uuid, outcome: Outcome, { page, pageSize }: PageAsked) =>
  db
    .selectFrom('sheet_import_row')
    .select(['number', 'name', 'changes', 'refused_column', 'reason'])
    .where('import_id', '=', id)
    .where('outcome', '=', outcome)
    .orderBy('number')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export const selectRefusedAfter = (db: Db, id: Uuid, after: number, most: number) =>
  db
    .selectFrom('sheet_import_row')
    .select(['number', 'cells', 'refused_column', 'reason'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'refused')
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute();
