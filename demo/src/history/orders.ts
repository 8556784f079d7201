import type { OrderStatus } from 'contract/orders';
import {
  givenBack,
  goingBack,
  movesOfSales,
  pointsEarned,
  type SoldLine,
  takenFromEarned,
  taxedNow,
  taxedOfPieces,
} from 'server/features/orders';
import type { Uuid } from 'server/platform/ids';
import { random } from '../pictures/drawing/random.js';
import { demoStores } from '../stores.js';
import { type Books, demoId, type Event } from './books.js';
import type { DemoCard } from './gift-cards.js';

export type DemoOrder = {
  id: Uuid;
  number: string;
  store_id: number;
  customer_id: Uuid;
  created_at: Date;
  lines_total: number;
  fee: number;
  tax: number;
  total: number;
  /** Each line with the number of pieces that were returned in the end. */
  lines: SoldLine[];
  steps: { status: OrderStatus; at: Date }[];
};

/** How an order was paid. */
export type Tenders = { card: number; credit: number; points: number; pointsWorth: number; payment: number };

/** What was given back of it. */
type Returned = {
  id: Uuid;
  at: Date;
  payment: number;
  points: number;
  credit: number;
  card: number;
  earned: number;
  spent: number;
  withheld: number;
};

const smallestPayment = 50;

/** Writes how an order was paid, how it went on, and the points that it earned. */
export class OrderStory {
  tenders: Tenders;
  readonly #order: DemoOrder;
  readonly #cards: readonly DemoCard[];
  readonly #store: (typeof demoStores)[number];
  /** The card that was redeemed. */
  card: Uuid | undefined;
  earned = 0;
  cancelled = false;
  returned: Returned | undefined;

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
      cancelled: (books, at) => this.#cancel(books, at),
      handed_over: (books, at) => this.#handOver(books, at),
      returned: (books, at) => this.#bringBack(books, at),
      returned_in_part: (books, at) => this.#bringBack(books, at),
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

  #post(
    books: Books,
    at: Date,
    reason: Parameters<Books['post']>[0]['reason'],
    moves: Moves,
    about = this.#order.id,
  ) {
    books.post({ storeId: this.#store.id, reason, about, at, moves });
  }

  get paymentId() {
    return demoId(`payment ${this.#order.number}`);
  }

  get authoriseId() {
    return demoId(`authorised ${this.#order.number}`);
  }

  get refundId() {
    return demoId(`refund ${this.#order.number}`);
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
    if (tenders.card > 0) this.card = card!.id;
    if (chance.chance(0.6)) tenders.credit = take(books.balance(storeId, this.#credit));
    const worth = Math.floor(books.balance(storeId, this.#points) / this.#store.lp_eq_1) * 100;
    if (chance.chance(0.4)) tenders.pointsWorth = Math.floor(take(worth) / 100) * 100;
    tenders.points = (tenders.pointsWorth / 100) * this.#store.lp_eq_1;
    return { ...tenders, payment: total - tenders.card - tenders.credit - tenders.pointsWorth };
  }

  #moves(sign: 1 | -1): Moves {
    const { lines, lines_total, fee, tax } = this.#order;
    const { card, credit, points, pointsWorth, payment } = this.tenders;
    const moves: Moves = [
      ...(this.card ? [{ account: { kind: 'gift_card', ownerId: this.card } as const, amount: -card }] : []),
      { account: this.#credit, amount: -credit },
      { account: this.#points, amount: -points },
      { account: { kind: 'points_redeemed' }, amount: points },
      { account: { kind: 'points_cost' }, amount: -pointsWorth },
      { account: { kind: 'payment_due' }, amount: -payment },
      { account: { kind: 'delivery' }, amount: fee },
      ...movesOfSales({ goods: lines_total, tax }, taxedNow(lines)),
    ];
    return moves.map(({ account, amount }) => ({ account, amount: sign * amount }));
  }

  #place(books: Books, at: Date) {
    this.tenders = this.#pay(books, at);
    this.#post(books, at, 'order_placed', this.#moves(1));
  }

  #cancel(books: Books, at: Date) {
    this.cancelled = true;
    this.#post(books, at, 'order_cancelled', this.#moves(-1));
  }

  #handOver(books: Books, at: Date) {
    const { payment } = this.tenders;
    const taken: Moves = [
      { account: { kind: 'payment_due' }, amount: payment },
      { account: { kind: 'payments' }, amount: -payment },
    ];
    this.#post(books, at, 'payment_captured', taken, this.paymentId);
    const { lines_total } = this.#order;
    const sold = { lines_total, savings: 0, paid_by_payment: payment };
    this.earned = pointsEarned(sold, lines_total, this.#store.points_per_dollar);
    this.#post(books, at, 'order_handed_over', [
      { account: this.#points, amount: this.earned },
      { account: { kind: 'points_issued' }, amount: -this.earned },
    ]);
  }

  /** As in the shop itself: a return refunds its share, but not the fee. */
  #bringBack(books: Books, at: Date) {
    const { card, credit, points, pointsWorth, payment } = this.tenders;
    const paid = {
      paid_by_gift_card: card,
      paid_by_store_credit: credit,
      points_redeemed: points,
      paid_by_points: pointsWorth,
      paid_by_payment: payment,
      points_earned: this.earned,
    };
    const sold = this.#order.lines.map((line) => ({ ...line, returned: 0 }));
    const back = goingBack(
      paid,
      sold,
      new Map(this.#order.lines.map((line) => [line.position, line.returned])),
    );
    const taxed = sold.flatMap((line, index) => taxedOfPieces(line, this.#order.lines[index]!.returned));
    const held = books.balance(this.#store.id, this.#points) + back.points;
    const { taken, spent, withheld } = takenFromEarned(back.earned, held, back.payment, this.#store.lp_eq_1);
    const id = demoId(`return ${this.#order.number}`);
    const refund = back.payment - withheld;
    const returned: Moves = [
      ...movesOfSales({ goods: -back.goods, tax: -back.tax }, givenBack(taxed)),
      { account: { kind: 'payment_due' }, amount: refund },
      { account: { kind: 'points_cost' }, amount: back.pointsWorth + withheld },
      { account: this.#points, amount: back.points },
      { account: { kind: 'points_redeemed' }, amount: -back.points },
      { account: this.#credit, amount: back.storeCredit },
      ...(this.card
        ? [{ account: { kind: 'gift_card', ownerId: this.card } as const, amount: back.giftCard }]
        : []),
    ];
    const takenBack: Moves = [
      { account: this.#points, amount: -taken },
      { account: { kind: 'points_issued' }, amount: taken },
    ];
    const refunded: Moves = [
      { account: { kind: 'payment_due' }, amount: -refund },
      { account: { kind: 'payments' }, amount: refund },
    ];
    this.#post(books, at, 'order_returned', returned, id);
    this.#post(books, at, 'earned_points_taken_back', takenBack, id);
    this.#post(books, at, 'payment_refunded', refunded, this.refundId);
    const { points: pointsBack, storeCredit, giftCard, earned } = back;
    this.returned = {
      id,
      at,
      payment: refund,
      points: pointsBack,
      credit: storeCredit,
      card: giftCard,
      earned,
      spent,
      withheld,
    };
  }
}

type Moves = Parameters<Books['post']>[0]['moves'][number][];
