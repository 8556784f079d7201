import {
  bottleNotCarried,
  bottleSoldFreely,
  closesTooSoon,
  type LotteryPlan,
  lotteryUnlawful,
  opensTooSoon,
  tooFewBottles,
} from 'contract/lottery/lotteries.staff';
import type { Refusal } from 'contract/platform/endpoint';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { mayHoldLottery, openRuleBook, placeOf } from '../../fulfilment/index.js';
import { momentAt, storeDay, tradingStore } from '../../stores/index.js';
import { type NewLottery, usualRules } from '../announcing/announce-lottery.js';
import { type Bottle, selectBottle } from './bottles.sql.js';

const season = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const word = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');

/** A plan as it would be published: what nobody has written follows from the rest. */
export function lotteryOf(storeId: number, plan: LotteryPlan, bottle: Bottle): NewLottery {
  const { brand, name: wine, vintage, timezone, store_slug } = bottle;
  const opens_at = momentAt(timezone, plan.opens.day, plan.opens.time);
  const closes_at = momentAt(timezone, plan.closes.day, plan.closes.time);
  const name = plan.name ?? `${brand} ${wine}, ${season.format(closes_at)}`;
  const called = [brand, wine, vintage].filter(Boolean).join(' ');
  return {
    store_id: storeId,
    product_id: plan.product_id,
    name,
    bottles: plan.bottles,
    price: plan.price,
    opens_at,
    closes_at,
    ticket_prefix: plan.ticket_prefix,
    claim_hours: plan.claim_hours,
    rules: plan.rules ?? usualRules(plan.bottles, called, plan.claim_hours),
    release: plan.release ?? `${word(name)}-${store_slug}`,
  };
}

async function isLawful(db: Db, storeId: number) {
  const store = await tradingStore(db, storeId);
  const place = await placeOf(db, store.jurisdiction, store.zip);
  const book = await openRuleBook(db, [place.state]);
  return !mayHoldLottery(book, place, storeDay(store.timezone, db.now));
}

/** Refuses a plan that could not be announced at any time. */
export async function planned(db: Db, storeId: number, plan: LotteryPlan) {
  if (!(await isLawful(db, storeId))) throw refuse(lotteryUnlawful);
  const bottle = await selectBottle(db, storeId, plan.product_id);
  if (bottle?.price == null) throw refuse(bottleNotCarried);
  if (bottle.allocation !== 'lottery') throw refuse(bottleSoldFreely);
  const lottery = lotteryOf(storeId, plan, bottle);
  if (lottery.closes_at <= lottery.opens_at) throw refuse(closesTooSoon);
  return { lottery, bottle };
}

/** Why the plan cannot be announced now; undefined if it can. */
export function inTheWayOf(
  lottery: NewLottery,
  { free }: Pick<Bottle, 'free'>,
  now: Date,
): Refusal | undefined {
  if (lottery.opens_at <= now) return opensTooSoon;
  return free < lottery.bottles ? tooFewBottles : undefined;
}
