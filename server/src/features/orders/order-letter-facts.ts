import { dollars } from 'contract/platform/money';
import type { Letter } from '../../platform/mail/letter.js';
import { timeWords } from '../../platform/time-words.js';
import type { ToldLine, ToldOrder } from './order-letters.sql.js';

type Facts = NonNullable<Letter['facts']>;

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');
const spoken = (cents: number) => usd.format(dollars(cents));

const fact = (label: string, cents: number): Facts => (cents === 0 ? [] : [{ label, value: spoken(cents) }]);

const lineName = ({ quantity, brand, name, vintage }: ToldLine) =>
  `${quantity} × ${[brand, name, vintage].filter(Boolean).join(' ')}`;

/** On the clock of the store's wall. */
const timeAt = (timezone: string, moment: Date) =>
  timeWords(timezone, { hour: 'numeric', minute: '2-digit' }).format(moment);

function slotOf({ slot_from: from, slot_until: until, timezone }: ToldOrder) {
  if (!from || !until) return undefined;
  const day = timeWords(timezone, { weekday: 'long', month: 'long', day: 'numeric' }).format(from);
  return `${day}, ${timeAt(timezone, from)} to ${timeAt(timezone, until)}`;
}

const storeAddress = (order: ToldOrder) => `${order.store_street}, ${order.store_city} ${order.store_zip}`;

/** Where and when the goods change hands. Whose address was never confirmed may not be the one who typed this. */
export function placeFacts(order: ToldOrder, isKnown: boolean): Facts {
  const slot = slotOf(order);
  const { address } = order;
  const to = address && [address.adderess, address.city, address.state, address.zip_code];
  return [
    ...(slot ? [{ label: order.fulfilment === 'pickup' ? 'Your time' : 'Arrives', value: slot }] : []),
    order.fulfilment === 'pickup'
      ? { label: 'At', value: `${order.store_name}\n${storeAddress(order)}` }
      : { label: 'From', value: order.store_name },
    ...(to && isKnown ? [{ label: 'To', value: to.filter(Boolean).join(', ') }] : []),
  ];
}

const feeNames = { pickup: 'Pickup', delivery: 'Delivery', shipping: 'Shipping' };
const paymentNames = { card: 'By card', at_pickup: 'At pickup', none: 'By card' };

/** Lines, sums and tenders: what a receipt says. */
export const receiptFacts = (order: ToldOrder, lines: readonly ToldLine[]): Facts => [
  ...lines.map((line) => ({ label: lineName(line), value: spoken(line.line_total) })),
  ...fact('You save', -order.savings),
  ...fact(feeNames[order.fulfilment], order.fee),
  ...fact('Tax', order.tax),
  { label: 'Total', value: spoken(order.total) },
  ...fact('Gift card', order.paid_by_gift_card),
  ...fact('Store credit', order.paid_by_store_credit),
  ...fact(`${count.format(order.points_redeemed)} points`, order.paid_by_points),
  ...fact(paymentNames[order.payment_method], order.paid_by_payment),
];

/** What has gone back, by the way it came. */
export const givenBackFacts = (order: ToldOrder): Facts => [
  ...fact(order.payment_method === 'at_pickup' ? 'At the counter' : 'To your card', order.given_back_payment),
  ...(order.given_back_points > 0
    ? [{ label: 'To your points', value: `${count.format(order.given_back_points)} points` }]
    : []),
  ...fact('To your store credit', order.given_back_credit),
  ...fact('To your gift card', order.given_back_card),
];

export const returnedFacts = (lines: readonly ToldLine[]): Facts =>
  lines
    .filter(({ returned }) => returned > 0)
    .map((line) => ({ label: lineName({ ...line, quantity: line.returned }), value: 'returned' }));
