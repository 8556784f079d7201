import { formatMoney, formatNumber } from 'browser/formats/format';
import type { Sum } from 'browser/ui/lists/Sums';
import type { OrderDetails } from 'contract/orders';
import { modeWords } from '../fulfilment/fulfilment-words';

const inMoney = ({ name, cents }: { name: string; cents: number }): Sum => ({
  name,
  sum: formatMoney(cents),
});

/** What the total is made of. */
export const sumsOf = (order: OrderDetails): Sum[] =>
  [
    { name: 'Goods', cents: order.lines_total },
    { name: 'You saved', cents: -order.savings },
    { name: modeWords[order.fulfilment], cents: order.fee },
    { name: 'Tax', cents: order.tax },
  ]
    .filter(({ name, cents }) => cents !== 0 || name !== 'You saved')
    .map(inMoney);

/** What it is paid with. */
export const tendersOf = (order: OrderDetails): Sum[] =>
  [
    { name: 'Gift card', cents: order.paid_by_gift_card },
    { name: 'Store credit', cents: order.paid_by_store_credit },
    { name: `${formatNumber(order.points_redeemed)} points`, cents: order.paid_by_points },
    {
      name: order.payment_method === 'at_pickup' ? 'At the counter' : 'Card',
      cents: order.paid_by_payment,
    },
  ]
    .filter(({ cents }) => cents !== 0)
    .map(inMoney);
