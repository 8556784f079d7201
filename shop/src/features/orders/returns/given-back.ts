import { formatMoney, formatNumber } from 'browser/formats/format';
import type { OrderDetails } from 'contract/orders';

type GivenBack = OrderDetails['given_back'];

/** By the way it was paid: to where, and how much of it. */
export type BackTo = { to: string; amount: string };

type Paid = Pick<OrderDetails, 'payment_method' | 'payment' | 'status'>;

/** Nothing was charged: a cancelled order has ended what the bank only held. */
export const isHoldReleased = ({ status, payment }: Pick<Paid, 'status' | 'payment'>) =>
  status === 'cancelled' && payment.status === 'ended';

function cardOf(order: Paid) {
  if (order.payment_method === 'at_pickup') return 'At the counter';
  return isHoldReleased(order) ? 'Hold on your card' : 'Your card';
}

const inRows = (back: GivenBack, order: Paid): BackTo[] =>
  [
    {
      to: cardOf(order),
      amount: back.payment,
      shown: formatMoney(back.payment),
    },
    { to: 'Points', amount: back.points, shown: formatNumber(back.points) },
    { to: 'Store credit', amount: back.store_credit, shown: formatMoney(back.store_credit) },
    { to: 'Gift card', amount: back.gift_card, shown: formatMoney(back.gift_card) },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ to, shown }) => ({ to, amount: shown }));

export const givenBackOf = (order: OrderDetails) => inRows(order.given_back, order);

/** What a cancelled order gives back: all that was redeemed, and the money where any was paid. */
export function wouldGoBack(order: OrderDetails) {
  const rest = {
    payment: order.payment.status === 'paid' ? order.paid_by_payment - order.given_back.payment : 0,
    points: order.points_redeemed - order.given_back.points,
    store_credit: order.paid_by_store_credit - order.given_back.store_credit,
    gift_card: order.paid_by_gift_card - order.given_back.gift_card,
  };
  return inRows(rest, order);
}
