import type { issueGiftCards } from 'server/features/gift-cards';
import { storeDay } from 'server/features/stores';
import { days, later } from 'server/platform/clock';
import type { demoCustomers } from '../customers.js';
import { demoCardDesigns } from '../load-card-designs.js';
import { random } from '../pictures/drawing/random.js';
import { demoStores } from '../stores.js';
import { type Books, demoId, type Event } from './books.js';

export type DemoCard = Parameters<typeof issueGiftCards>[2][number] & { id: string; goodUntil: Date | null };
type Customer = (typeof demoCustomers)[number];

const signs = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');

function codeOf(name: string) {
  const chance = random(`gift card of ${name}`);
  const group = () => Array.from({ length: 4 }, () => chance.pick(signs)).join('');
  return [group(), group(), group(), group()].join('-');
}

type About = {
  storeId: number;
  amount: number;
  /** Negative: still to be delivered. */
  daysAgo: number;
  promotional?: boolean;
  friend?: string;
};

const amounts = [5_000, 10_000, 2_500, 20_000, 7_500, 15_000];
const greetings = ['For the next good evening.', 'Happy birthday, with a bottle to come.', ''];

/**
 * Used up at the stores where the customer orders, and untouched at the others; some have expired, and some
 * are still to come.
 */
const adasCards: About[] = [
  ...[3, 9, 24, 61, 140, 298].map((ahead, n) => ({
    storeId: [1, 3, 5, 1, 4, 2][n]!,
    amount: amounts[n]!,
    daysAgo: -ahead,
    ...(n % 2 === 0 && { friend: ['Grace', 'Theo', 'Marisol'][n / 2]! }),
  })),
  ...[70, 131, 190, 260, 330, 415, 505].map((daysAgo, n) => ({
    storeId: [1, 3, 2, 4, 1, 3, 4][n]!,
    amount: [1_000, 1_500, 2_000][n % 3]!,
    daysAgo,
    promotional: true,
  })),
  { storeId: 3, amount: 1_500, daysAgo: 20, promotional: true },
  { storeId: 5, amount: 2_000, daysAgo: 120, promotional: true },
  ...Array.from({ length: 21 }, (_, n) => ({
    storeId: [1, 4, 1, 3, 1, 5, 1, 2][n % 8]!,
    amount: amounts[n % amounts.length]!,
    daysAgo: 12 + n * 27,
  })),
];
const gracesCards: About[] = [
  { storeId: 3, amount: 10_000, daysAgo: 30 },
  { storeId: 3, amount: 5_000, daysAgo: 210 },
  { storeId: 3, amount: 1_500, daysAgo: 90, promotional: true },
];

const promotionalFor = (jurisdiction: string) => days(jurisdiction === 'FL' ? 365 : 56);

const isFor = (kind: string) => demoCardDesigns.filter((design) => design.kind === kind);

/** A birthday card for a birthday. */
function designOf(n: number, message: string) {
  const designs = isFor(message.includes('birthday') ? 'birthday-card' : 'gift-card');
  return designs[n % designs.length]!.id;
}

function cardOf(customer: Customer, about: About, n: number, now: Date): DemoCard {
  const store = demoStores.find(({ id }) => id === about.storeId)!;
  const delivery = later(now, -days(about.daysAgo));
  const isThere = about.daysAgo >= 0;
  const name = `${customer.first_name} ${n}`;
  const message = greetings[n % greetings.length]!;
  return {
    id: demoId(`gift card ${name}`),
    store,
    amount: about.amount,
    promotional: about.promotional ?? false,
    paidBy: 'payment_due',
    designId: designOf(n, message),
    buyerId: customer.id,
    ownerId: about.friend ? null : customer.id,
    recipientName: about.friend ?? customer.first_name,
    recipientEmail: about.friend ? `${about.friend.toLowerCase()}@example.com` : customer.email,
    message,
    // Cards that are still to be delivered were bought recently.
    boughtAt: isThere ? delivery : later(now, -days(2)),
    deliveryDate: storeDay(store.timezone, delivery),
    ...(isThere && { deliveredAt: delivery }),
    code: codeOf(name),
    goodUntil: about.promotional ? later(delivery, promotionalFor(store.jurisdiction)) : null,
  };
}

export const demoGiftCards = (customers: readonly Customer[], now: Date) =>
  customers.flatMap((customer) =>
    (customer.first_name === 'Ada' ? adasCards : gracesCards).map((about, n) =>
      cardOf(customer, about, n, now),
    ),
  );

/** What is left on a card when its last day is over. */
export const expiries = (cards: readonly DemoCard[], now: Date): Event[] =>
  cards.flatMap(({ id, store, goodUntil }) => {
    if (!goodUntil || goodUntil > now) return [];
    const account = { kind: 'gift_card', ownerId: id } as const;
    const play = (books: Books) => {
      const left = books.balance(store.id, account);
      const moves = [
        { account, amount: -left },
        { account: { kind: 'breakage' } as const, amount: left },
      ];
      books.post({ storeId: store.id, reason: 'gift_card_expired', about: id, at: goodUntil, moves });
    };
    return [{ at: goodUntil, play }];
  });
