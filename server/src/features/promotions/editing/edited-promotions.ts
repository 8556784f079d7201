import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import {
  codesUsedMore,
  codeTaken,
  type PromotionFacts,
  type PromotionTime,
  promotedGoodsUnknown,
  promotedMembershipsUnknown,
  promotionEndsTooSoon,
  promotionOvertaken,
} from 'contract/promotions/promotions.staff';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { doesNotHold } from '../../../platform/database/does-not-hold.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import type { StaffAsker } from '../../staff/index.js';
import { checkWorkplace, listAllStores, momentAt, storeMoment, storeRule } from '../../stores/index.js';
import { checkAllowed } from './allowed-by-law.js';
import { checkRunsAt, idsOf, lockToChange, noteAt, type PersonAtStore, runsAt } from './changed-promotion.js';
import {
  areThere,
  CodeTaken,
  countPromotions,
  type EditedPromotion,
  insertPromotion,
  keepNamedMemberships,
  selectDepartments,
  selectMembershipNames,
  selectPromotionPage,
  selectUse,
  setPromotionState,
  updatePromotion,
} from './edited-promotions.sql.js';

export async function listPromotionsAt(
  db: Db,
  { person, storeId }: PersonAtStore,
  { when, ...page }: PageAsked & { when: PromotionTime },
) {
  await checkWorkplace(db, storeId);
  const { timezone } = await storeRule(db, storeId);
  const rows = await selectPromotionPage(db, storeId, { when, ...page });
  const used = await selectUse(
    db,
    rows.map(({ id }) => id),
  );
  const promotions = rows.map((row) => ({
    ...row,
    steps: row.steps.map(({ from_bottles, value }) => ({ from_bottles, off: dollars(value) })),
    goods: row.goods.map((each) => ({ ...each, name: each.name ?? 'Not there any more' })),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    from: storeMoment(timezone, row.starts_at),
    until: row.ends_at && storeMoment(timezone, row.ends_at),
    may_change: idsOf(row).every((id) => runsAt(person, id)),
    orders: used.get(row.id)?.orders ?? 0,
    saved: dollars(used.get(row.id)?.saved ?? 0),
  }));
  return { ...toPage(promotions, await countPromotions(db, storeId, when), page), timezone };
}

export async function listPromotedChoicesAt(db: Db, { person, storeId }: PersonAtStore) {
  await checkWorkplace(db, storeId);
  const { timezone } = await storeRule(db, storeId);
  const stores = (await listAllStores(db)).filter(
    ({ id, standing }) => standing !== 'closed' && runsAt(person, id),
  );
  return {
    departments: await selectDepartments(db),
    stores: stores.map(({ id, name }) => ({ id, name })),
    memberships: await selectMembershipNames(db),
    now: storeMoment(timezone, db.now),
  };
}

/** Its moments, on the clock of the store where it is edited. */
async function rowOf(tx: Transaction, storeId: number, { from, until, ...facts }: PromotionFacts) {
  const { timezone } = await storeRule(tx, storeId);
  const starts_at = momentAt(timezone, from.day, from.time);
  const ends_at = until && momentAt(timezone, until.day, until.time);
  if (ends_at && (ends_at <= starts_at || ends_at <= tx.now)) throw refuse(promotionEndsTooSoon);
  const { name, shown_as, how, buys, gets, audience, by_code } = facts;
  return { name, shown_as, how, buys, gets, audience, by_code, starts_at, ends_at };
}

async function checkFacts(
  tx: Transaction,
  person: StaffAsker,
  { store_ids, goods, membership_ids }: PromotionFacts,
) {
  checkRunsAt(person, store_ids);
  for (const id of store_ids) await checkWorkplace(tx, id);
  if (!(await areThere(tx, goods))) throw refuse(promotedGoodsUnknown);
  if (!(await keepNamedMemberships(tx, membership_ids))) throw refuse(promotedMembershipsUnknown);
}

const usedMore = (used: number) =>
  refuse(codesUsedMore, {
    message: `The codes have been used ${used} times already: enter ${used} or more.`,
  });

function inWordsOfCodes(error: unknown): never {
  if (error instanceof CodeTaken)
    throw refuse(codeTaken, { message: `The code ${error.message} is taken already.` });
  throw doesNotHold(error, 'promotion_use_left') ? refuse(codesUsedMore) : error;
}

export const createPromotionBy = (shop: Shop, { person, storeId }: PersonAtStore, facts: PromotionFacts) =>
  shop.write(async (tx) => {
    await checkWorkplace(tx, storeId);
    await checkFacts(tx, person, facts);
    const id = await insertPromotion(tx, await rowOf(tx, storeId, facts), facts).catch(inWordsOfCodes);
    await noteAt(tx, person, facts.store_ids, { kind: 'promotion_added', thingId: id, after: facts });
    return { id, version: 1 };
  });

const factsOf = ({ steps, goods, starts_at, ends_at, ...rest }: EditedPromotion) => ({
  name: rest.name,
  shown_as: rest.shown_as,
  how: rest.how,
  buys: rest.buys,
  gets: rest.gets,
  steps: steps.map(({ from_bottles, value: off }) => ({ from_bottles, off })),
  goods: goods.map(({ kind, ref, takes_out }) => ({ kind, ref, takes_out })),
  store_ids: rest.stores.map((store) => store.id),
  from: starts_at.toISOString(),
  until: ends_at?.toISOString() ?? null,
  by_code: rest.by_code,
  codes: rest.codes,
  at_most: rest.at_most,
  at_most_each: rest.at_most_each,
  audience: rest.audience,
  membership_ids: rest.memberships.map((membership) => membership.id),
});

type Edit = { id: number; version: number; facts: PromotionFacts };

export const editPromotionBy = (shop: Shop, at: PersonAtStore, { id, version, facts }: Edit) =>
  shop.write(async (tx) => {
    const { person, storeId } = at;
    const standing = await lockToChange(tx, at, id);
    if (standing.version !== version) throw refuse(promotionOvertaken);
    await checkFacts(tx, person, facts);
    if (standing.state === 'on') await checkAllowed(tx, facts);
    if (facts.at_most !== null && facts.at_most < standing.used) throw usedMore(standing.used);
    await updatePromotion(tx, id, await rowOf(tx, storeId, facts), facts).catch(inWordsOfCodes);
    await noteAt(tx, person, [...idsOf(standing), ...facts.store_ids], {
      kind: 'promotion_edited',
      thingId: id,
      before: factsOf(standing),
      after: facts,
    });
    return { id, version: version + 1 };
  });

const kindOfSwitch = { on: 'promotion_switched_on', paused: 'promotion_paused' } as const;

/** Called again with the same state, it changes nothing. */
export const switchPromotionBy = (shop: Shop, at: PersonAtStore, id: number, state: 'on' | 'paused') =>
  shop.write(async (tx) => {
    const standing = await lockToChange(tx, at, id);
    if (standing.state === state) return;
    if (state === 'on') await checkAllowed(tx, factsOf(standing));
    await setPromotionState(tx, id, state);
    await noteAt(tx, at.person, idsOf(standing), { kind: kindOfSwitch[state], thingId: id });
  });
