import type { Received, Wire } from 'contract/platform/endpoint';
import * as contract from 'contract/settings/opening';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { selectOrdersWithSlot } from '../../orders/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { lockStore, replaceHours, replaceSpecialDays, selectOpening, storeDay } from '../../stores/index.js';
import { versionOf } from '../version.js';
import { isOpenThrough } from './outside.js';

/** Only what can be changed: past days are left out. */
async function openingNow(db: Db, storeId: number) {
  const { timezone, hours, special_days } = await selectOpening(db, storeId);
  const today = storeDay(timezone, db.now);
  return { timezone, today, hours, special_days: special_days.filter(({ day }) => day >= today) };
}

const facts = ({ hours, special_days }: contract.OpeningToSet) => ({ hours, special_days });

export async function openingOf(db: Db, storeId: number): Promise<Wire<typeof contract.getOpening>> {
  const opening = await openingNow(db, storeId);
  return { ...opening, version: versionOf(facts(opening)) };
}

type OrdersOutside = Wire<typeof contract.listOrdersOutside>;

export async function listOrdersOutsideOf(
  db: Db,
  storeId: number,
  wanted: contract.OpeningToSet,
): Promise<OrdersOutside> {
  const { timezone, ...opening } = await selectOpening(db, storeId);
  const today = storeDay(timezone, db.now);
  const gone = opening.special_days.filter(({ day }) => day < today);
  const then = { ...wanted, special_days: [...gone, ...wanted.special_days] };
  const orders = await selectOrdersWithSlot(db, storeId);
  return orders
    .map((order) => ({ order, span: { from: order.slot_from, until: order.slot_until } }))
    .filter(({ span }) => isOpenThrough(opening, timezone, span) && !isOpenThrough(then, timezone, span))
    .map(({ order: { number, fulfilment: mode }, span }) => ({
      number,
      mode,
      from: span.from.toISOString(),
      until: span.until.toISOString(),
    }));
}

type NewOpening = Received<typeof contract.changeOpening>['body'];

export const changeOpeningBy = (shop: Shop, person: StaffAsker, storeId: number, asked: NewOpening) =>
  shop.write(async (tx) => {
    await lockStore(tx, storeId);
    const before = await openingNow(tx, storeId);
    if (versionOf(facts(before)) !== asked.version) throw refuse(contract.openingChanged);
    const outside = await listOrdersOutsideOf(tx, storeId, asked);
    if (outside.length > asked.orders_seen) throw refuse(contract.moreOrdersOutside);
    await replaceHours(tx, storeId, asked.hours);
    // A form may have been open since yesterday, so days that are past by now are dropped.
    const days = asked.special_days.filter(({ day }) => day >= before.today);
    await replaceSpecialDays(tx, storeId, before.today, days);
    await noteAct(tx, {
      personId: person.id,
      storeId,
      kind: 'opening_changed',
      thing: 'store',
      thingId: storeId,
      before: facts(before),
      after: { ...facts(await openingNow(tx, storeId)), orders_outside: outside.map(({ number }) => number) },
    });
  });
