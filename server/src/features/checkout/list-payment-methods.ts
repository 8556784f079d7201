import type * as checkout from 'contract/checkout';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { findCartToOrder, wholeCart } from '../cart/index.js';
import { waysToPayFor } from '../orders/index.js';
import type { Payments } from '../payments/index.js';

/** The ways in which what is left of a cart's total can be paid. */
export async function listPaymentMethods(
  db: Db,
  { offer }: Pick<Payments, 'offer'>,
  { customerId, cartId }: { customerId: Uuid; cartId: Uuid },
): Promise<Wire<typeof checkout.listPaymentMethods>> {
  const cart = await findCartToOrder(db, customerId, cartId);
  const { sums, taken } = await wholeCart(db, { customerId, storeId: cart.store_id }, cart);
  const due = sums.fee === null ? null : taken.due;
  return {
    due: due === null ? null : dollars(due),
    ...(await waysToPayFor(db, customerId, { due, mode: cart.fulfilment })),
    ...offer,
  };
}
