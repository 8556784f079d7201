import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { isAtStores, isEarlier, type Stretch } from '../../../platform/database/earlier.js';
import { statement } from '../../../platform/database/statement.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

export type ActRow = Tables['staff_act'];
export type ActEnd = Tables['staff_act_end'];

const ofChain = (storeId: number | null) => sql<boolean>`store_id is not distinct from ${storeId}::integer`;

/** The end of the chain, locked until the transaction ends. */
export async function lockActEnd(tx: Transaction, storeId: number | null) {
  await tx
    .insertInto('staff_act_end')
    .values({ store_id: storeId, number: 0, hash: '' })
    .onConflict((there) => there.column('store_id').doNothing())
    .execute();
  return tx
    .selectFrom('staff_act_end')
    .select(['number', 'hash'])
    .where(ofChain(storeId))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The acts by their columns: one array for each column, however many acts there are. */
const columnsOf = (acts: readonly ActRow[]) => ({
  ids: acts.map(({ id }) => id),
  stores: acts.map(({ store_id }) => store_id),
  numbers: acts.map(({ number }) => number),
  people: acts.map(({ person_id }) => person_id),
  kinds: acts.map(({ kind }) => kind),
  things: acts.map(({ thing }) => thing),
  thingIds: acts.map(({ thing_id }) => thing_id),
  befores: acts.map(({ before }) => before),
  afters: acts.map(({ after }) => after),
  reasons: acts.map(({ why }) => why),
  moments: acts.map(({ at }) => at.toISOString()),
  previousHashes: acts.map(({ previous_hash }) => previous_hash),
  hashes: acts.map(({ hash }) => hash),
});

const noting = statement(
  (_, acts: ReturnType<typeof columnsOf>) =>
    sql<never>`
    insert into staff_act (
      id, store_id, number, person_id, kind, thing, thing_id, before, after, why, at, previous_hash, hash
    )
    select * from unnest(
      ${acts.ids}::uuid[], ${acts.stores}::integer[], ${acts.numbers}::integer[], ${acts.people}::uuid[],
      ${acts.kinds}::text[], ${acts.things}::text[], ${acts.thingIds}::text[], ${acts.befores}::text[],
      ${acts.afters}::text[], ${acts.reasons}::text[], ${acts.moments}::timestamptz[],
      ${acts.previousHashes}::text[], ${acts.hashes}::text[]
    )`,
);

export const insertActs = (tx: Transaction, acts: readonly ActRow[]) => noting.all(tx, columnsOf(acts));

export const moveActEnd = (tx: Transaction, { store_id, number, hash }: ActEnd) =>
  tx.updateTable('staff_act_end').set({ number, hash }).where(ofChain(store_id)).execute();

/** What staff did to one thing, with the names of those who did it. */
export const selectActsOn = (db: Db, thing: string, thingId: Uuid | number) =>
  db
    .selectFrom('staff_act')
    .leftJoin('staff_person', 'staff_person.id', 'staff_act.person_id')
    .select(['staff_act.kind', 'staff_act.at', 'staff_act.why', 'staff_person.name'])
    .where('staff_act.thing', '=', thing)
    .where('staff_act.thing_id', '=', String(thingId))
    .orderBy('staff_act.at')
    .execute();

export const selectActEnds = (db: Db) =>
  db.selectFrom('staff_act_end').selectAll().orderBy('store_id').execute();

/** The chains that have acts, whether or not their ends are known. */
export const selectActStores = (db: Db) =>
  db.selectFrom('staff_act').select('store_id').distinct().orderBy('store_id').execute();

/**
 * What staff did to one thing, newest first, without acts of these kinds; acts of no store are shown to
 * everybody.
 */
export const selectActsBefore = (
  db: Db,
  { thing, thingId, except }: { thing: string; thingId: Uuid; except: readonly string[] },
  { stores, before, most }: Stretch,
) =>
  db
    .selectFrom('staff_act')
    .select(['id', 'at', 'kind', 'person_id', 'why'])
    .where('thing', '=', thing)
    .where('thing_id', '=', thingId)
    .where('kind', 'not in', except)
    .where((is) => is.or([is('store_id', 'is', null), isAtStores('store_id', stores)]))
    .where(isEarlier('at', 'id', before))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** The next acts of a chain after this number, in order. */
export const selectActsAfter = (db: Db, storeId: number | null, number: number, most: number) =>
  db
    .selectFrom('staff_act')
    .selectAll()
    .where(ofChain(storeId))
    .where('number', '>', number)
    .orderBy('number')
    .limit(most)
    .execute();
