import type { PageAsked } from 'contract/platform/page';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { BeaconChain } from './announcing/beacon-chain.js';

const published = [
  'id',
  'store_id',
  'product_id',
  'name',
  'bottles',
  'price',
  'opens_at',
  'closes_at',
  'state',
  'release',
  'rules',
  'claim_hours',
  'announced_at',
  'draws_at',
  'seed_hash',
  'beacon_chain',
  'named_round',
  'closed_at',
  'entries',
  'entries_hash',
  'draw_round',
  'drawn_at',
  'seed',
  'beacon_signature',
  'ranking_hash',
  'turns',
  'settled_at',
  'called_off_at',
  'called_off_because',
] as const;

export const selectLottery = (db: Db, id: number) =>
  db.selectFrom('lottery').select(published).where('id', '=', id).executeTakeFirst();

export type LotteryRow = NonNullable<Awaited<ReturnType<typeof selectLottery>>>;
export type LotteryState = LotteryRow['state'];

/** The lotteries of a store: those in one state, those of one bottle, or all. */
export type LotteryFilter = {
  store_id: number;
  state?: LotteryState | undefined;
  product_id?: number | undefined;
};

const filtered = (db: Db, { store_id, state, product_id }: LotteryFilter) =>
  db
    .selectFrom('lottery')
    .where('store_id', '=', store_id)
    .$if(state !== undefined, (lotteries) => lotteries.where('state', '=', state!))
    .$if(product_id !== undefined, (lotteries) => lotteries.where('product_id', '=', product_id!));

/**
 * First the lotteries that can be entered, then those to come, each sorted by date; past ones follow, the
 * newest first.
 */
export const selectLotteries = (db: Db, filter: LotteryFilter, { page, pageSize }: PageAsked) =>
  filtered(db, filter)
    .select(published)
    .orderBy(
      sql`array_position(array['open', 'announced', 'closed', 'drawn', 'settled', 'called_off'], state)`,
    )
    .orderBy(sql`case when state in ('open', 'announced') then closes_at end`)
    .orderBy('closes_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countLotteries(db: Db, filter: LotteryFilter) {
  const { count } = await filtered(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Until the transaction ends, nobody else takes the lottery a step further or enters it. */
export const lockLottery = (tx: Transaction, id: number) =>
  tx.selectFrom('lottery').select(published).where('id', '=', id).forUpdate().executeTakeFirst();

/** Other customers may enter at the same time; whoever closes the lottery waits. */
export const shareLottery = (tx: Transaction, id: number) =>
  tx
    .selectFrom('lottery')
    .select([...published, 'ticket_prefix'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

export const selectSealedSeed = (db: Db, id: number) =>
  db
    .selectFrom('lottery')
    .select(['seed_hash', 'sealed_seed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type Announced = {
  store_id: number;
  product_id: number;
  name: string;
  bottles: number;
  price: number;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  release: string;
  ticket_prefix: string;
  rules: string;
  claim_hours: number;
  announced_at: Date;
  seed_hash: string;
  sealed_seed: Buffer;
  beacon_chain: BeaconChain | null;
  named_round: number | null;
};

export async function insertLottery(tx: Transaction, { beacon_chain, ...lottery }: Announced) {
  const { id } = await tx
    .insertInto('lottery')
    .values({ ...lottery, beacon_chain: beacon_chain && JSON.stringify(beacon_chain), state: 'announced' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lotteries with a step that is due: to open, to close, to draw, or to pass turns on. */
export const selectDueLotteries = async (db: Db) => {
  const rows = await db
    .selectFrom('lottery')
    .select('id')
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'announced'), is('opens_at', '<=', db.now)]),
        is.and([is('state', '=', 'open'), is('closes_at', '<=', db.now)]),
        is.and([is('state', '=', 'closed'), is('draws_at', '<=', db.now)]),
        is('state', '=', 'drawn'),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

type LotteryChanges = Partial<
  Pick<
    LotteryRow,
    | 'state'
    | 'draws_at'
    | 'closed_at'
    | 'entries'
    | 'entries_hash'
    | 'draw_round'
    | 'drawn_at'
    | 'seed'
    | 'beacon_signature'
    | 'ranking_hash'
    | 'turns'
    | 'settled_at'
    | 'called_off_at'
    | 'called_off_because'
  >
>;

export const updateLottery = (tx: Transaction, id: number, changes: LotteryChanges) =>
  tx.updateTable('lottery').set(changes).where('id', '=', id).execute();

export const selectFrozenLotteries = (db: Db) =>
  db.selectFrom('lottery').select(published).where('closed_at', 'is not', null).orderBy('id').execute();

/**
 * A lottery is under way from its announcement until its last bottle is settled, or until it is called off.
 */
export const selectLotteryUnderWay = (db: Db, storeId: number) =>
  db
    .selectFrom('lottery')
    .select('id')
    .where('store_id', '=', storeId)
    .where('state', 'not in', ['settled', 'called_off'])
    .limit(1)
    .executeTakeFirst();
