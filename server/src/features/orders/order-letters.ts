import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { type Letter, sendLetter } from '../../platform/mail/letter.js';
import { selectCustomer } from '../auth/index.js';
import { givenBackFacts, placeFacts, receiptFacts, returnedFacts } from './order-letter-facts.js';
import { selectLinesToTell, selectOrderToTell, type ToldLine, type ToldOrder } from './order-letters.sql.js';

type OrderLetterKind =
  | 'placed'
  | 'not_paid'
  | 'ready'
  | 'on_its_way'
  | 'handed_over'
  | 'cancelled'
  | 'returned';

type Told = { order: ToldOrder; lines: readonly ToldLine[]; isKnown: boolean };
type Words = Pick<Letter, 'subject' | 'paragraphs'> & {
  facts: NonNullable<Letter['facts']>;
  label?: string;
  path?: string;
};

const takesDays = 'A refund to a card can take some days until your bank shows it.';

const whichId = 'the ID that shows your age: we look at it, and keep no picture of it.';

const next = {
  pickup: 'We write to you again as soon as it is ready for pickup.',
  delivery: 'We write to you again when it leaves the store.',
  shipping: 'We write to you again when it leaves the store. An adult signs for it at the door.',
};

const hasWon = (lines: readonly ToldLine[]) => lines.some(({ lottery_id }) => lottery_id !== null);

const words: Record<OrderLetterKind, (told: Told) => Words> = {
  placed: ({ order, lines, isKnown }) => ({
    subject: `Your order ${order.number} is placed`,
    paragraphs: [
      `Thank you for your order at ${order.store_name}. ${next[order.fulfilment]}`,
      ...(order.payment_method === 'at_pickup' ? ['You pay at the counter when you fetch it.'] : []),
    ],
    facts: [...placeFacts(order, isKnown), ...receiptFacts(order, lines)],
  }),
  not_paid: ({ order, lines }) => ({
    subject: `Your order ${order.number} was not paid in time`,
    paragraphs: [
      `Nothing was taken for your order at ${order.store_name}.`,
      'We could not keep the bottles any longer. They lie in your cart again, as long as there are some ' +
        'left.',
      ...(hasWon(lines)
        ? ['What you won in the lottery lies there until your turn ends. Then it passes to the next ticket.']
        : []),
    ],
    facts: receiptFacts(order, lines),
    label: 'Open your cart',
    path: '/cart',
  }),
  ready: ({ order, lines, isKnown }) => ({
    subject: `Your order ${order.number} is ready for pickup`,
    paragraphs: [`Your bottles wait for you at ${order.store_name}.`, `Please bring ${whichId}`],
    facts: [...placeFacts(order, isKnown), ...receiptFacts(order, lines)],
  }),
  on_its_way: ({ order, lines, isKnown }) => ({
    subject: `Your order ${order.number} is on its way`,
    paragraphs: [
      `It has just left ${order.store_name}.`,
      `Somebody of age must be there to take it. Please have ready ${whichId}`,
    ],
    facts: [...placeFacts(order, isKnown), ...receiptFacts(order, lines)],
  }),
  handed_over: ({ order, lines }) => ({
    subject: `Your receipt for order ${order.number}`,
    paragraphs: [
      `Thank you for buying at ${order.store_name}. We hope that every bottle finds its evening.`,
      ...(order.points_earned > 0 ? [`You have earned ${order.points_earned} points with it.`] : []),
    ],
    facts: receiptFacts(order, lines),
    label: 'See your receipt',
  }),
  cancelled: ({ order, lines }) => {
    const facts = givenBackFacts(order);
    const goesBack = ['All that was paid goes back the way it came.', takesDays];
    return {
      subject: `Your order ${order.number} is cancelled`,
      paragraphs: [
        `Your order at ${order.store_name} is cancelled.`,
        ...(facts.length > 0 ? goesBack : ['Nothing was paid yet, so nothing has to go back.']),
        ...(hasWon(lines) ? ['What you won in the lottery passes to the next ticket.'] : []),
      ],
      facts,
    };
  },
  returned: ({ order, lines }) => ({
    subject: `Your return of order ${order.number}`,
    paragraphs: [
      `Thank you for bringing it back to ${order.store_name}. ` +
        'Below is all that came back so far, and what you were given for it.',
      takesDays,
    ],
    facts: [...returnedFacts(lines), ...givenBackFacts(order)],
  }),
};

/** Written in the transaction that causes it. Somebody who has left is not written to. */
export async function orderLetter(tx: Transaction, orderId: Uuid, kind: OrderLetterKind) {
  const order = await selectOrderToTell(tx, orderId);
  const { email, first_name, email_confirmed_at } = await selectCustomer(tx, order.customer_id);
  if (!email) return;
  const isKnown = email_confirmed_at !== null;
  const {
    label = 'See your order',
    path = `/order-details?order=${orderId}`,
    ...said
  } = words[kind]({
    order,
    lines: await selectLinesToTell(tx, orderId),
    isKnown,
  });
  await sendLetter(tx, {
    ...said,
    to: email,
    greeting: isKnown ? `Hello ${first_name},` : 'Hello,',
    action: { label, url: path },
    footnote:
      `You receive this because of order ${order.number}. ` +
      `Questions? Call ${order.store_name}: ${order.store_phone}.`,
  });
}
