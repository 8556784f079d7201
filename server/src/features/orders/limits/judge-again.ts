import { refusedByRule } from 'contract/checkout';
import { slotNotOffered } from 'contract/slots';
import type { Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { selectBuyer } from '../../auth/index.js';
import { goodsKindOf, refusedToday } from '../../fulfilment/index.js';
import { storeDay, tradingStore } from '../../stores/index.js';
import { selectSoldGoods } from '../course/hand-over.sql.js';
import { type Order, updateOrder } from '../course/move-order.sql.js';

const ofTheSlot: readonly string[] = ['slot_past', 'outside_hours'];

/** Between the order and another try to pay it, its slot may have begun or the license may have expired. */
export async function judgeAgain(tx: Transaction, order: Order) {
  const store = await tradingStore(tx, order.store_id);
  const { dob, license_exp_date } = await selectBuyer(tx, order.customer_id);
  const bornOn = dob ?? order.born_on;
  const goods = await selectSoldGoods(tx, order.id);
  const refusal =
    bornOn !== null &&
    (await refusedToday(tx, {
      store,
      address: order.address ?? undefined,
      slot: order.slot_from && order.slot_until && { from: order.slot_from, until: order.slot_until },
      goods: goods.map(({ department, category }) => goodsKindOf(department, category)),
      buyer: { dob: bornOn, licenceExpiresOn: license_exp_date },
    }));
  if (refusal)
    throw refuse(ofTheSlot.includes(refusal.code) ? slotNotOffered : refusedByRule, {
      message: `${refusal.message}. Cancel this order: its bottles go back into your cart.`,
    });
  await updateOrder(tx, order.id, {
    sold_on: storeDay(store.timezone, tx.now),
    born_on: bornOn,
    licence_until: license_exp_date,
  });
}
