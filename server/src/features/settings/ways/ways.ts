import { zipUnknown } from 'contract/five-digits';
import type { Received, Wire } from 'contract/platform/endpoint';
import * as contract from 'contract/settings/ways';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { moveSlotPlaces, putSlotPlans, selectSlotPlan } from '../../fulfilment/index.js';
import { lookUpLocationBy } from '../../places/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { lockStore, replaceDeliveryZips, tradingStore } from '../../stores/index.js';
import { versionOf } from '../version.js';
import { waysWithTimes } from '../ways-with-times.js';

export async function waysOf(db: Db, storeId: number): Promise<Wire<typeof contract.getWays>> {
  const store = await tradingStore(db, storeId);
  const modes = waysWithTimes(store);
  const plans: contract.SlotPlanToSet[] = [];
  for (const mode of modes) {
    const plan = await selectSlotPlan(db, storeId, mode);
    if (plan) plans.push({ ...plan, mode });
  }
  const ways = { modes, slot_plans: plans, delivery_zips: store.deliveryZips.toSorted() };
  return { ...ways, version: versionOf(ways) };
}

/** Locks the ways, and refuses when they are not as the caller saw them. */
async function waysToChange(tx: Transaction, storeId: number, version: string) {
  await lockStore(tx, storeId);
  const ways = await waysOf(tx, storeId);
  if (ways.version !== version) throw refuse(contract.waysChanged);
  return ways;
}

type Plan = Received<typeof contract.changeSlotPlan>['body'];

export const changeSlotPlanBy = (
  shop: Shop,
  person: StaffAsker,
  storeId: number,
  { version, ...plan }: Plan,
) =>
  shop.write(async (tx) => {
    const { modes, slot_plans } = await waysToChange(tx, storeId, version);
    if (!modes.includes(plan.mode)) throw refuse(contract.waysChanged);
    const before = slot_plans.find(({ mode }) => mode === plan.mode);
    await putSlotPlans(tx, [{ ...plan, store_id: storeId }]);
    await moveSlotPlaces(tx, storeId, plan.mode, plan.places);
    await noteAct(tx, {
      personId: person.id,
      storeId,
      kind: 'slot_plan_changed',
      thing: 'store',
      thingId: storeId,
      ...(before && { before }),
      after: plan,
    });
  });

type Zips = Received<typeof contract.changeDeliveryZips>['body'];

export const changeDeliveryZipsBy = (
  shop: Shop,
  person: StaffAsker,
  storeId: number,
  { version, delivery_zips }: Zips,
) =>
  shop.write(async (tx) => {
    const before = await waysToChange(tx, storeId, version);
    const unknown = delivery_zips.find((zip) => !lookUpLocationBy(zip));
    if (unknown) throw refuse(zipUnknown, { message: `There is no ZIP code ${unknown}.` });
    await replaceDeliveryZips(tx, storeId, delivery_zips);
    await noteAct(tx, {
      personId: person.id,
      storeId,
      kind: 'delivery_zips_changed',
      thing: 'store',
      thingId: storeId,
      before: { delivery_zips: before.delivery_zips },
      after: { delivery_zips },
    });
  });
