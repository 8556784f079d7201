import type * as checkout from 'contract/checkout';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { selectBuyer } from '../auth/index.js';
import { judgedCart, wholeCart } from '../cart/index.js';
import { waysToPayFor } from '../orders/index.js';
import type { Payments } from '../payments/index.js';
import { lookAtTerms } from '../stores/index.js';

/** The ways in which what is left of a cart's total can be paid. */
export async function listPaymentMethods(
  db: Db,
  { offer }: Pick<Payments, 'offer'>,
  { customerId, cartId }: { customerId: Uuid; cartId: Uuid },
): Promise<Wire<typeof checkout.listPaymentMethods>> {
  const [{ cart, ...judged }, person] = await Promise.all([
    judgedCart(db, customerId, cartId),
    selectBuyer(db, customerId),
    lookAtTerms(db),
  ]);
  const whose = { customerId, storeId: cart.store_id, person };
  const { sums, taken } = await wholeCart(db, whose, cart, { judged });
  const due = sums.fee === null ? null : taken.due;
  return {
    due: due === null ? null : dollars(due),
    ...(await waysToPayFor(db, customerId, { due, mode: cart.fulfilment })),
    ...offer,
  };
}
