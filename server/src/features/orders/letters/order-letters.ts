import type { ArrivalDays } from 'contract/arrival-days';
import type { OrderLetterKind } from 'contract/orders/letters.staff';
import type { Parcel } from 'contract/orders/parcels';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { type Letter, sendLetter } from '../../../platform/mail/letter.js';
import { arrivalOfOrder } from '../arrival-of-order.js';
import { selectLastShort } from '../picking/shorts.sql.js';
import { selectReplacements } from '../replacing/replacements.sql.js';
import { parcelsOf } from '../shipping/parcels.js';
import { insertOrderLetter } from './kept-letters.sql.js';
import {
  askedFacts,
  dayInWords,
  givenBackFacts,
  parcelFacts,
  placeFacts,
  receiptFacts,
  refusedFacts,
  replacedFacts,
  returnedFacts,
  shortFacts,
  storeOf,
  wayBack,
} from './order-letter-facts.js';
import {
  type LineInLetter,
  type OrderInLetter,
  type ReplacementInLetter,
  type RequestInLetter,
  type ShortInLetter,
  selectOrderToTell,
  selectRequestToTell,
} from './order-letters.sql.js';

type LetterContent = {
  order: OrderInLetter;
  lines: readonly LineInLetter[];
  isKnown: boolean;
  arrival: ArrivalDays | undefined;
  request: RequestInLetter | undefined;
  parcels: readonly Parcel[];
  short: ShortInLetter | undefined;
  replacement: ReplacementInLetter | undefined;
};
type Words = Pick<Letter, 'subject' | 'paragraphs'> & {
  facts: NonNullable<Letter['facts']>;
  label?: string;
  path?: string;
};

const takesDays = 'A refund to a card can take a few days to show up at your bank.';

const whichId = 'the ID that shows your age: we look at it, and keep no picture of it.';

const next = {
  pickup: 'We’ll email you again as soon as it is ready for pickup.',
  delivery: 'We’ll email you again when it leaves the store.',
  shipping: 'We’ll email you again when it leaves the store. An adult must sign for it at the door.',
};

const hasWon = (lines: readonly LineInLetter[]) => lines.some(({ lottery_id }) => lottery_id !== null);

const words: Record<OrderLetterKind, (told: LetterContent) => Words> = {
  placed: ({ order, lines, isKnown, arrival }) => ({
    subject: `Your order ${order.number} is placed`,
    paragraphs: [
      `Thank you for your order at ${order.store_name}. ${next[order.fulfilment]}`,
      ...(order.payment_method === 'at_pickup' ? ['You pay at the counter when you pick it up.'] : []),
    ],
    facts: [...placeFacts(order, isKnown, arrival), ...receiptFacts(order, lines)],
  }),
  short: ({ order, lines, short }) => ({
    subject: `Something was missing from your order ${order.number}`,
    paragraphs: [
      `When ${order.store_name} picked your order, something was not on the shelf. We are sorry. ` +
        'We took it off, and you do not pay for it.',
      'Everything else stays as planned. Below is what was missing, and your order as it is now.',
    ],
    facts: [...(short ? shortFacts(order, short) : []), ...receiptFacts(order, lines)],
  }),
  replaced: ({ order, lines, replacement }) => ({
    subject: `Another bottle in your order ${order.number}`,
    paragraphs: [
      `When ${order.store_name} picked your order, something was not on the shelf. As agreed with you, another bottle ` +
        'takes its place. You never pay more for it than for what you ordered.',
      'Everything else stays as planned. Below is what has changed, and your order as it is now.',
    ],
    facts: [...(replacement ? replacedFacts(order, replacement) : []), ...receiptFacts(order, lines)],
  }),
  replacement_undone: ({ order, lines }) => ({
    subject: `The bottle missing from your order ${order.number} has been found`,
    paragraphs: [
      `${order.store_name} has found what was missing. You get it as you ordered it, at the price you ordered it for, ` +
        'and not the other bottle.',
      'Below is your order as it is now.',
    ],
    facts: receiptFacts(order, lines),
  }),
  not_paid: ({ order, lines }) => ({
    subject: `Your order ${order.number} was not paid in time`,
    paragraphs: [
      `Nothing was taken for your order at ${order.store_name}.`,
      'We could not hold the bottles any longer. They are back in your cart, as long as we have them.',
      ...(hasWon(lines)
        ? [
            'The bottle you won in the lottery stays there until your time is up. Then it passes to the next ticket.',
          ]
        : []),
    ],
    facts: receiptFacts(order, lines),
    label: 'Open your cart',
    path: '/cart',
  }),
  ready: ({ order, lines, isKnown }) => ({
    subject: `Your order ${order.number} is ready for pickup`,
    paragraphs: [`Your bottles are waiting for you at ${order.store_name}.`, `Please bring ${whichId}`],
    facts: [...placeFacts(order, isKnown), ...receiptFacts(order, lines)],
  }),
  on_its_way: ({ order, lines, isKnown, arrival, parcels }) => ({
    subject: `Your order ${order.number} is on its way`,
    paragraphs: [
      `It has just left ${order.store_name}.`,
      `Someone 21 or older must be there to receive it. Please have ready ${whichId}`,
    ],
    facts: [...placeFacts(order, isKnown, arrival), ...parcelFacts(parcels), ...receiptFacts(order, lines)],
  }),
  handed_over: ({ order, lines }) => ({
    subject: `Your receipt for order ${order.number}`,
    paragraphs: [
      `Thank you for buying at ${order.store_name}. We hope you enjoy every bottle.`,
      ...(order.points_earned > 0 ? [`You have earned ${order.points_earned} points with it.`] : []),
    ],
    facts: receiptFacts(order, lines),
    label: 'See your receipt',
  }),
  cancelled: ({ order, lines }) => {
    const facts = givenBackFacts(order);
    const goesBack = [
      'What you’ve paid goes back the way it came. A hold on your card is released.',
      takesDays,
    ];
    return {
      subject: `Your order ${order.number} is canceled`,
      paragraphs: [
        `Your order at ${order.store_name} is canceled.`,
        ...(facts.length > 0 ? goesBack : ['Nothing was paid yet, so nothing has to go back.']),
        ...(hasWon(lines) ? ['What you won in the lottery passes to the next ticket.'] : []),
      ],
      facts,
    };
  },
  not_collected: ({ order, lines }) => ({
    subject: `Your order ${order.number} was not picked up`,
    paragraphs: [
      `Your order waited for you at ${order.store_name} until the store closed on the day after your time. ` +
        'It is canceled now, and there is nothing to pay.',
      ...(hasWon(lines) ? ['What you won in the lottery passes to the next ticket.'] : []),
      'You are welcome to order again. If you pay by card, you have more time to pick up.',
    ],
    facts: givenBackFacts(order),
  }),
  return_asked: ({ order, lines, request }) => ({
    subject: `Your return request for order ${order.number}`,
    paragraphs: [
      wayBack(order),
      'The store checks the bottles, then refunds what it accepts. We’ll email you when that’s done.',
    ],
    facts: [
      ...askedFacts(lines, request),
      ...(request && order.fulfilment !== 'shipping'
        ? [
            { label: 'Bring them by', value: dayInWords(request.bring_by) },
            { label: 'To', value: storeOf(order) },
          ]
        : []),
    ],
  }),
  return_refused: ({ order, lines, request }) => ({
    subject: `We couldn’t accept your return of order ${order.number}`,
    paragraphs: [
      `${order.store_name} has checked your return and couldn’t accept it.`,
      ...(request?.answer ? [`The store says: ${request.answer}`] : []),
    ],
    facts: refusedFacts(lines, request),
  }),
  returned: ({ order, lines, request }) => {
    const isAllKept = request?.lines.every(({ asked, kept }) => kept === asked) ?? false;
    return {
      subject: isAllKept ? `Your refund for order ${order.number}` : `Your return of order ${order.number}`,
      paragraphs: [
        isAllKept
          ? `${order.store_name} has refunded you, and you don’t need to bring anything back. ` +
            'Below is everything that has been refunded so far.'
          : `${order.store_name} has checked your return. Below is everything it has accepted so far, and your refund.`,
        ...(request?.answer ? [`Not everything could be accepted. The store says: ${request.answer}`] : []),
        takesDays,
      ],
      facts: [...returnedFacts(lines, request), ...refusedFacts(lines, request), ...givenBackFacts(order)],
    };
  },
};

const aboutReturns = new Set<OrderLetterKind>(['return_asked', 'return_refused', 'returned']);

type Worded = { orderId: Uuid; kind: OrderLetterKind; isKnown: boolean; letter: Letter };

/** The words of a letter about an order as it stands. A customer who has closed their account gets none. */
export async function wordOrderLetter(
  tx: Transaction,
  orderId: Uuid,
  kind: OrderLetterKind,
): Promise<Worded | undefined> {
  const order = await selectOrderToTell(tx, orderId);
  const { lines, email, first_name, email_confirmed_at } = order;
  if (!email) return undefined;
  const isKnown = email_confirmed_at !== null;
  // The address may be a stranger's until it is confirmed: it gets no letter about an order that was not
  // paid.
  if (!isKnown && kind === 'not_paid') return undefined;
  const {
    label = 'See your order',
    path = `/order-details?order=${orderId}`,
    ...said
  } = words[kind]({
    order,
    lines,
    isKnown,
    arrival: await arrivalOfOrder(tx, order),
    parcels: kind === 'on_its_way' ? await parcelsOf(tx, orderId) : [],
    request: aboutReturns.has(kind) ? await selectRequestToTell(tx, orderId) : undefined,
    replacement: kind === 'replaced' ? (await selectReplacements(tx, orderId))[0] : undefined,
    short: kind === 'short' ? await selectLastShort(tx, orderId) : undefined,
  });
  const letter = {
    ...said,
    to: email,
    greeting: isKnown ? `Hello ${first_name},` : 'Hello,',
    action: { label, url: path },
    footnote:
      `You are receiving this because of order ${order.number}. ` +
      `Questions? Call ${order.store_name}: ${order.store_phone}.`,
  };
  return { orderId, kind, isKnown, letter };
}

/**
 * Writes the letter in the transaction that causes it, and notes it at the order. Returns whether it was
 * written.
 */
export async function writeOrderLetter(
  tx: Transaction,
  { orderId: order_id, kind, isKnown, letter }: Worded,
  person_id: Uuid | null = null,
) {
  const { to, subject } = letter;
  const stranger = isKnown ? undefined : ({ address: to, whenFull: 'drop' } as const);
  const id = await sendLetter(tx, letter, stranger, (id) =>
    insertOrderLetter(tx, { id, order_id, kind, subject, to_address: to, person_id }),
  );
  return id !== undefined;
}

/** Words the letter and writes it. Returns whether there is one. */
export async function orderLetter(
  tx: Transaction,
  orderId: Uuid,
  kind: OrderLetterKind,
  personId?: Uuid | null,
) {
  const worded = await wordOrderLetter(tx, orderId, kind);
  return worded ? writeOrderLetter(tx, worded, personId) : false;
}
