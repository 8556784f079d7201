import type { listPaymentMethods } from 'contract/checkout';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { findCartToOrder, wholeCart } from '../cart/index.js';
import { waysToPay } from '../orders/index.js';
import type { Payments } from '../payments/index.js';

type Asked = { customerId: Uuid; cartId: Uuid };

export async function paymentMethodsFor(
  db: Db,
  { offer }: Pick<Payments, 'offer'>,
  { customerId, cartId }: Asked,
): Promise<Wire<typeof listPaymentMethods>> {
  const cart = await findCartToOrder(db, customerId, cartId);
  const { sums, taken } = await wholeCart(db, { customerId, storeId: cart.store_id }, cart);
  const due = sums.fee === null ? null : taken.due;
  return {
    due: due === null ? null : dollars(due),
    methods: waysToPay(due, cart.fulfilment),
    ...offer,
  };
}
