import { notCarriedHere } from 'contract/catalogue/details';
import { planEndsTooSoon, planNotFound, plansOverlap } from 'contract/catalogue/price-plans.staff';
import type { AskedPrice } from 'contract/catalogue/prices.staff';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { enqueue, job, within } from '../../../platform/jobs/job.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, noteActs } from '../../staff/index.js';
import { momentAt, storeRule } from '../../stores/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import {
  beginPlans,
  countPlans,
  endPlans,
  insertPlans,
  isOverlap,
  lockBeginning,
  lockEnding,
  lockOpenPlan,
  lockShelves,
  type NewPlan,
  selectPlans,
} from './price-plans.sql.js';
import { asNoted } from './prices.js';
import { lockPrices } from './prices.sql.js';

const turnPlans = job('turn-price-plans', 'money and stock');

/**
 * Ends plans that are over before it begins those that are due: so the second of two plans in a row finds the
 * usual price.
 */
async function turnPlansNow(tx: Transaction) {
  for (const [lock, turn] of [
    [lockEnding, endPlans],
    [lockBeginning, beginPlans],
  ] as const) {
    const plans = await lock(tx);
    if (plans.length === 0) continue;
    await lockShelves(tx, plans);
    await turn(tx, plans);
  }
}

export const pricePlanWorkers = (catalogue: Catalogue) => [
  within(turnPlans, async (tx) => {
    await turnPlansNow(tx);
    catalogue.changed(tx);
  }),
];

/** At the minute itself; several plans of the same minute share one job. */
const turnAt = (tx: Transaction, at: Date) =>
  enqueue(
    tx,
    turnPlans,
    {},
    { after: Math.max(0, at.getTime() - tx.now.getTime()), uniqueKey: `price-plans ${at.toISOString()}` },
  );

async function insertUnlessOverlapping(tx: Transaction, plans: readonly NewPlan[]) {
  try {
    await insertPlans(tx, plans);
  } catch (error) {
    throw isOverlap(error) ? refuse(plansOverlap) : error;
  }
}

type Asker = { readonly id: Uuid };
type StoreMoment = { day: string; time: string };

const onTheWall = ({ day, time }: StoreMoment) => `${day} ${time}`;

type Planned = {
  from: StoreMoment;
  until: StoreMoment;
  prices: readonly (AskedPrice & { product_id: number })[];
};

export const planPricesAt = (
  shop: Shop,
  catalogue: Catalogue,
  { id }: Asker,
  storeId: number,
  { from, until, prices }: Planned,
) =>
  shop.write(async (tx) => {
    const { timezone } = await storeRule(tx, storeId);
    const span = {
      from_at: momentAt(timezone, from.day, from.time),
      until_at: momentAt(timezone, until.day, until.time),
    };
    if (span.until_at <= span.from_at || span.until_at <= tx.now) throw refuse(planEndsTooSoon);
    const productIds = prices.map(({ product_id }) => product_id);
    if ((await lockPrices(tx, storeId, productIds)).length < prices.length) throw refuse(notCarriedHere);
    await insertUnlessOverlapping(
      tx,
      prices.map((price) => ({ ...price, ...span, id: newId(tx.now), store_id: storeId })),
    );
    await noteActs(
      tx,
      storeId,
      prices.map(({ product_id, ...price }) => ({
        personId: id,
        kind: 'prices_planned',
        thing: 'product',
        thingId: product_id,
        after: { ...asNoted(price), from: onTheWall(from), until: onTheWall(until) },
      })),
    );
    await turnAt(tx, span.from_at);
    await turnAt(tx, span.until_at);
    if (span.from_at <= tx.now) await turnPlansNow(tx);
    catalogue.changed(tx);
  });

const stateOf = ({ begun_at, ended_at }: { begun_at: Date | null; ended_at: Date | null }) => {
  if (ended_at) return 'over' as const;
  return begun_at ? ('running' as const) : ('planned' as const);
};

export async function listPricePlansAt(db: Db, storeId: number, asked: PageAsked) {
  const { timezone } = await storeRule(db, storeId);
  const rows = await selectPlans(db, storeId, asked);
  const plans = rows.map(({ id, product_id, brand, name, vintage, price, compare_at, ...plan }) => ({
    id,
    product: { id: product_id, brand, name, vintage },
    price: dollars(price),
    compare_at: compare_at === null ? null : dollars(compare_at),
    from_at: plan.from_at.toISOString(),
    until_at: plan.until_at.toISOString(),
    state: stateOf(plan),
  }));
  return { ...toPage(plans, await countPlans(db, storeId), asked), timezone };
}

export const endPricePlanAt = (
  shop: Shop,
  catalogue: Catalogue,
  { id }: Asker,
  storeId: number,
  planId: Uuid,
) =>
  shop.write(async (tx) => {
    const plan = await lockOpenPlan(tx, storeId, planId);
    if (!plan) throw refuse(planNotFound);
    await lockShelves(tx, [plan]);
    await endPlans(tx, [plan]);
    await noteAct(tx, {
      personId: id,
      storeId,
      kind: 'price_plan_ended',
      thing: 'product',
      thingId: plan.product_id,
      before: asNoted(plan),
    });
    catalogue.changed(tx);
  });
