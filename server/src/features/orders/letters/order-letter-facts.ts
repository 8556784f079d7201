import type { ArrivalDays } from 'contract/arrival-days';
import { counterPaymentInWords } from 'contract/orders/counter';
import type { Parcel } from 'contract/orders/parcels';
import type { Letter } from '../../../platform/mail/letter.js';
import { usd } from '../../../platform/money-words.js';
import { clockWords, timeWords } from '../../../platform/time-words.js';
import type {
  LineInLetter,
  OrderInLetter,
  ReplacementInLetter,
  RequestInLetter,
  ShortInLetter,
} from './order-letters.sql.js';

type Facts = NonNullable<Letter['facts']>;

const count = new Intl.NumberFormat('en-US');

const fact = (label: string, cents: number): Facts => (cents === 0 ? [] : [{ label, value: usd(cents) }]);

type Named = Pick<LineInLetter, 'quantity' | 'brand' | 'name' | 'vintage'>;

const lineName = ({ quantity, brand, name, vintage }: Named) =>
  `${quantity} × ${[brand, name, vintage].filter(Boolean).join(' ')}`;

function slotOf({ slot_from: from, slot_until: until, timezone }: OrderInLetter) {
  if (!from || !until) return undefined;
  const day = timeWords(timezone, { weekday: 'long', month: 'long', day: 'numeric' }).format(from);
  return `${day}, ${clockWords(timezone, from)} to ${clockWords(timezone, until)}`;
}

const parcelDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function parcelDays({ from, until }: ArrivalDays) {
  const [first, last] = [from, until].map((day) => parcelDay.format(new Date(day)));
  return first === last ? `${first}` : `${first} – ${last}`;
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

export const dayInWords = (day: string) => longDay.format(new Date(day));

const storeAddress = (order: OrderInLetter) =>
  `${order.store_street}, ${order.store_city} ${order.store_zip}`;

export const storeOf = (order: OrderInLetter) => `${order.store_name}\n${storeAddress(order)}`;

/** How bottles come back to the store. */
export const wayBack = ({ fulfilment, store_name }: OrderInLetter) =>
  fulfilment === 'shipping'
    ? 'Alcohol can’t go in the mail, so we’ll send a licensed carrier to pick it up.'
    : `Please bring the bottles, still sealed, to ${store_name}. You’ll need your ID.`;

/**
 * Where and when the goods change hands. Without a confirmed e-mail address the letter may reach a stranger,
 * so it leaves out where the customer lives.
 */
export function placeFacts(order: OrderInLetter, isKnown: boolean, arrival?: ArrivalDays): Facts {
  const when = slotOf(order) ?? (arrival && parcelDays(arrival));
  const { address } = order;
  const to = address && [address.adderess, address.city, address.state, address.zip_code];
  return [
    ...(when ? [{ label: order.fulfilment === 'pickup' ? 'Your time' : 'Arrives', value: when }] : []),
    order.fulfilment === 'pickup'
      ? { label: 'At', value: storeOf(order) }
      : { label: 'From', value: order.store_name },
    ...(to && isKnown ? [{ label: 'To', value: to.filter(Boolean).join(', ') }] : []),
  ];
}

/** Where each box can be followed. */
export const parcelFacts = (parcels: readonly Parcel[]): Facts =>
  parcels.map(({ carrier_name, tracking_number, url }) => ({
    label: carrier_name,
    value: tracking_number,
    ...(url && { url }),
  }));

const feeNames = { pickup: 'Pickup', delivery: 'Delivery', shipping: 'Shipping' };
const paymentNames = { card: 'By card', at_pickup: 'At pickup', none: 'By card' };

const paymentName = ({ counter_payment: paid, payment_method }: OrderInLetter) =>
  paid ? counterPaymentInWords(paid) : paymentNames[payment_method];

/** Lines, sums and tenders: what a receipt says. */
export const receiptFacts = (order: OrderInLetter, lines: readonly LineInLetter[]): Facts => [
  ...lines.map((line) => ({ label: lineName(line), value: usd(line.line_total) })),
  ...fact('You save', -order.savings),
  ...fact(feeNames[order.fulfilment], order.fee),
  ...fact('Tax', order.tax),
  { label: 'Total', value: usd(order.total) },
  ...fact('Gift card', order.paid_by_gift_card),
  ...fact('Store credit', order.paid_by_store_credit),
  ...fact(`${count.format(order.points_redeemed)} points`, order.paid_by_points),
  ...fact(paymentName(order), order.paid_by_payment),
];

/** What has gone back, by the way it came. */
export const givenBackFacts = (order: OrderInLetter): Facts => [
  ...fact(order.payment_method === 'at_pickup' ? 'At the counter' : 'To your card', order.given_back_payment),
  ...(order.given_back_points > 0
    ? [{ label: 'To your points', value: `${count.format(order.given_back_points)} points` }]
    : []),
  ...fact('To your store credit', order.given_back_credit),
  ...fact('To your gift card', order.given_back_card),
];

type Less = Pick<
  ShortInLetter,
  'refunded' | 'paid_by_payment' | 'points_redeemed' | 'paid_by_store_credit' | 'paid_by_gift_card'
>;

function wayOfLess({ payment_method }: OrderInLetter, { refunded }: Less) {
  if (payment_method === 'at_pickup') return 'Less to pay at pickup';
  return refunded > 0 ? 'To your card' : 'Not charged to your card';
}

const lessFacts = (order: OrderInLetter, short: Less): Facts => [
  ...fact(wayOfLess(order, short), short.paid_by_payment),
  ...(short.points_redeemed > 0
    ? [{ label: 'To your points', value: `${count.format(short.points_redeemed)} points` }]
    : []),
  ...fact('To your store credit', short.paid_by_store_credit),
  ...fact('To your gift card', short.paid_by_gift_card),
];

/** What was missing, and what is given back for it. */
export const shortFacts = (order: OrderInLetter, short: ShortInLetter): Facts => [
  ...short.lines.map((line) => ({ label: lineName(line), value: 'not on the shelf' })),
  ...lessFacts(order, short),
];

/** What takes the place of what, and what is given back where it costs less. */
export const replacedFacts = (order: OrderInLetter, replacement: ReplacementInLetter): Facts => [
  { label: lineName(replacement.missing), value: 'not on the shelf' },
  { label: lineName(replacement.instead), value: 'instead' },
  ...lessFacts(order, replacement),
];

export const returnedFacts = (lines: readonly LineInLetter[], request: RequestInLetter | undefined): Facts =>
  lines.flatMap((line) => {
    const kept = request?.keptInAll.get(line.position) ?? 0;
    const told = (quantity: number, value: string) =>
      quantity > 0 ? [{ label: lineName({ ...line, quantity }), value }] : [];
    return [...told(line.returned - kept, 'returned'), ...told(kept, 'refunded for you to keep')];
  });

type Pieces = 'asked' | 'refused';

const piecesOf = (
  lines: readonly LineInLetter[],
  request: RequestInLetter | undefined,
  what: Pieces,
  value: string,
): Facts =>
  (request?.lines ?? []).flatMap((each) => {
    const line = lines.find(({ position }) => position === each.position);
    return line && each[what] > 0 ? [{ label: lineName({ ...line, quantity: each[what] }), value }] : [];
  });

export const askedFacts = (lines: readonly LineInLetter[], request: RequestInLetter | undefined) =>
  piecesOf(lines, request, 'asked', 'to return');

export const refusedFacts = (lines: readonly LineInLetter[], request: RequestInLetter | undefined) =>
  piecesOf(lines, request, 'refused', 'declined');
