import type { OrderStatus } from 'contract/orders';
import type { Uuid } from '../../src/platform/ids.js';
import { random } from '../pictures/drawing/random.js';
import { demoStores } from '../stores.js';
import type { Books, Event } from './books.js';
import type { DemoCard } from './gift-cards.js';

export type DemoOrder = {
  id: Uuid;
  number: string;
  store_id: number;
  customer_id: Uuid;
  lines_total: number;
  fee: number;
  tax: number;
  total: number;
  /** The price of one bottle that came back, of an order that was returned in part. */
  returned_one: number;
  steps: { status: OrderStatus; at: Date }[];
};

/** How an order was paid. */
export type Tenders = { card: number; credit: number; points: number; pointsWorth: number; payment: number };

const smallestPayment = 50;

/** Tells how an order was paid, what came of it, and what the customer earned by it. */
export class OrderStory {
  tenders: Tenders;
  readonly #order: DemoOrder;
  readonly #cards: readonly DemoCard[];
  readonly #store: (typeof demoStores)[number];
  #card: Uuid | undefined;
  #earned = 0;

  constructor(order: DemoOrder, cards: readonly DemoCard[]) {
    this.#order = order;
    this.#store = demoStores.find(({ id }) => id === order.store_id)!;
    this.#cards = cards.filter(
      ({ store, ownerId }) => store.id === order.store_id && ownerId === order.customer_id,
    );
    this.tenders = { card: 0, credit: 0, points: 0, pointsWorth: 0, payment: order.total };
  }

  events(): Event[] {
    const plays: Partial<Record<OrderStatus, (books: Books, at: Date) => void>> = {
      placed: (books, at) => this.#place(books, at),
      cancelled: (books, at) => this.#giveBack(books, at, 'order_cancelled'),
      handed_over: (books, at) => this.#handOver(books, at),
      returned: (books, at) => {
        this.#giveBack(books, at, 'order_returned');
        this.#takePointsBack(books, at, this.#earned);
      },
      returned_in_part: (books, at) => this.#returnOne(books, at),
    };
    return this.#order.steps.flatMap(({ status, at }) => {
      const play = plays[status];
      return play ? [{ at, play: (books: Books) => play(books, at) }] : [];
    });
  }

  get #points() {
    return { kind: 'points', ownerId: this.#order.customer_id } as const;
  }

  get #credit() {
    return { kind: 'store_credit', ownerId: this.#order.customer_id } as const;
  }

  #post(books: Books, at: Date, reason: Parameters<Books['post']>[0]['reason'], moves: Moves) {
    books.post({ storeId: this.#store.id, reason, about: this.#order.id, at, moves });
  }

  #pay(books: Books, at: Date): Tenders {
    const { number, total, steps } = this.#order;
    const chance = random(`paying ${number}`);
    const only = { card: 0, credit: 0, points: 0, pointsWorth: 0, payment: total };
    if (steps.at(-1)?.status === 'returned_in_part' || !chance.chance(0.75)) return only;
    const storeId = this.#store.id;
    const card = this.#cards.find(
      (one) =>
        one.deliveredAt! <= at &&
        (!one.goodUntil || one.goodUntil > at) &&
        books.balance(storeId, { kind: 'gift_card', ownerId: one.id }) > 0,
    );
    let due = total - smallestPayment;
    const take = (amount: number) => {
      const taken = Math.max(0, Math.min(amount, due));
      due -= taken;
      return taken;
    };
    const fromCard =
      card && chance.chance(0.8) ? books.balance(storeId, { kind: 'gift_card', ownerId: card.id }) : 0;
    const tenders = { ...only, card: take(fromCard) };
    if (tenders.card > 0) this.#card = card!.id;
    if (chance.chance(0.6)) tenders.credit = take(books.balance(storeId, this.#credit));
    const worth = Math.floor(books.balance(storeId, this.#points) / this.#store.lp_eq_1) * 100;
    if (chance.chance(0.4)) tenders.pointsWorth = Math.floor(take(worth) / 100) * 100;
    tenders.points = (tenders.pointsWorth / 100) * this.#store.lp_eq_1;
    return { ...tenders, payment: total - tenders.card - tenders.credit - tenders.pointsWorth };
  }

  #moves(sign: 1 | -1): Moves {
    const { lines_total, fee, tax } = this.#order;
    const { card, credit, points, pointsWorth, payment } = this.tenders;
    const moves: Moves = [
      ...(this.#card
        ? [{ account: { kind: 'gift_card', ownerId: this.#card } as const, amount: -card }]
        : []),
      { account: this.#credit, amount: -credit },
      { account: this.#points, amount: -points },
      { account: { kind: 'points_redeemed' }, amount: points },
      { account: { kind: 'points_cost' }, amount: -pointsWorth },
      { account: { kind: 'payment_due' }, amount: -payment },
      { account: { kind: 'sales' }, amount: lines_total },
      { account: { kind: 'delivery' }, amount: fee },
      { account: { kind: 'tax' }, amount: tax },
    ];
    return moves.map(({ account, amount }) => ({ account, amount: sign * amount }));
  }

  #place(books: Books, at: Date) {
    this.tenders = this.#pay(books, at);
    this.#post(books, at, 'order_placed', this.#moves(1));
  }

  #giveBack(books: Books, at: Date, reason: 'order_cancelled' | 'order_returned') {
    this.#post(books, at, reason, this.#moves(-1));
  }

  #handOver(books: Books, at: Date) {
    const { payment } = this.tenders;
    this.#post(books, at, 'payment_captured', [
      { account: { kind: 'payment_due' }, amount: payment },
      { account: { kind: 'payments' }, amount: -payment },
    ]);
    const paidByMoney = Math.min(payment, this.#order.lines_total);
    this.#earned = Math.floor(paidByMoney / 100) * this.#store.points_per_dollar;
    this.#post(books, at, 'order_handed_over', [
      { account: this.#points, amount: this.#earned },
      { account: { kind: 'points_issued' }, amount: -this.#earned },
    ]);
  }

  #returnOne(books: Books, at: Date) {
    const { returned_one, lines_total, tax } = this.#order;
    const taxBack = Math.round((tax * returned_one) / lines_total);
    this.#post(books, at, 'order_returned', [
      { account: { kind: 'sales' }, amount: -returned_one },
      { account: { kind: 'tax' }, amount: -taxBack },
      { account: { kind: 'payment_due' }, amount: returned_one + taxBack },
    ]);
    this.#takePointsBack(books, at, Math.floor(returned_one / 100) * this.#store.points_per_dollar);
  }

  /** Never more than there is: what was spent meanwhile is let go. */
  #takePointsBack(books: Books, at: Date, earned: number) {
    const taken = Math.min(earned, books.balance(this.#store.id, this.#points));
    this.#post(books, at, 'earned_points_taken_back', [
      { account: this.#points, amount: -taken },
      { account: { kind: 'points_issued' }, amount: taken },
    ]);
  }
}

type Moves = Parameters<Books['post']>[0]['moves'][number][];
