import { lotteryNotFound } from 'contract/lottery';
import type { LotteryView } from 'contract/lottery/lotteries.staff';
import { sum } from 'contract/platform/cents';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { storeRule } from '../../stores/index.js';
import { calledOffOf, commitmentsOf } from '../drawing/published.js';
import { entriesOf } from '../entering/show-lottery.js';
import { type LotteryRow, selectLottery } from '../lotteries.sql.js';
import { countStandings } from '../winning/turns.sql.js';
import { countHeld, selectHeldIds, selectTurnsOf } from './held-lotteries.sql.js';

export type AtLottery = { store_id: number; id: number };

/** A lottery of another store is answered as not found. */
export function ofStore(lottery: LotteryRow | undefined, storeId: number): LotteryRow {
  if (lottery?.store_id !== storeId) throw refuse(lotteryNotFound);
  return lottery;
}

async function shown(db: Db, lottery: LotteryRow) {
  const { timezone } = await storeRule(db, lottery.store_id);
  const standings = await countStandings(db, lottery.id);
  const count = (...wanted: ('won' | 'claimed' | 'paid' | 'handed_over')[]) =>
    sum(wanted.map((standing) => standings.get(standing) ?? 0));
  return {
    id: lottery.id,
    name: lottery.name,
    state: lottery.state,
    timezone,
    bottles: lottery.bottles,
    price: dollars(lottery.price),
    opens_at: lottery.opens_at.toISOString(),
    closes_at: lottery.closes_at.toISOString(),
    draws_at: lottery.draws_at.toISOString(),
    ...(await entriesOf(db, lottery)),
    bought: count('paid', 'handed_over'),
    waiting: count('won', 'claimed'),
  };
}

export async function listHeldAt(db: Db, storeId: number, asked: { show: LotteryView } & PageAsked) {
  const lotteries = [];
  for (const id of await selectHeldIds(db, storeId, asked.show, asked))
    lotteries.push(await shown(db, (await selectLottery(db, id))!));
  return toPage(lotteries, await countHeld(db, storeId, asked.show), asked);
}

export const getHeldAt = (shop: Shop, { store_id, id }: AtLottery) =>
  shop.read(async (db) => {
    const lottery = ofStore(await selectLottery(db, id), store_id);
    const { product_id, rules, release, claim_hours } = lottery;
    return {
      ...(await shown(db, lottery)),
      product_id,
      rules,
      release,
      claim_hours,
      commitments: commitmentsOf(lottery),
      called_off: calledOffOf(lottery),
      record: `${shop.publicUrl()}/lottery-detail-stable/${id}`,
    };
  });

export async function listTurnsAt(db: Db, { store_id, id }: AtLottery, asked: PageAsked) {
  const { turns } = ofStore(await selectLottery(db, id), store_id);
  const rows = await selectTurnsOf(db, id, asked);
  const shownRows = rows.map(({ customer_id, customer, turn_at, claim_until, ...turn }) => ({
    ...turn,
    turn_at: turn_at.toISOString(),
    claim_until: claim_until.toISOString(),
    customer: { id: customer_id, name: customer },
  }));
  return toPage(shownRows, turns, asked);
}
