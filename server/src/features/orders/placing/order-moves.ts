import type { Taxed } from '../../../platform/database/tables/orders.js';
import type { postAll } from '../../ledger/index.js';
import type { Order } from '../course/move-order.sql.js';
import { movesOfSales } from '../taxed.js';

type Move = Parameters<typeof postAll>[1][number]['moves'][number];

type Sums = Pick<
  Order,
  | 'customer_id'
  | 'gift_card_id'
  | 'lines_total'
  | 'savings'
  | 'fee'
  | 'tax'
  | 'paid_by_gift_card'
  | 'paid_by_store_credit'
  | 'points_redeemed'
  | 'paid_by_points'
  | 'paid_by_payment'
>;

/** What an order moves in the ledger when it is placed: tenders into sales, fee and tax. */
export const movesOfPlacing = (order: Sums, taxed: readonly Taxed[]): Move[] => [
  ...(order.gift_card_id === null
    ? []
    : [
        {
          account: { kind: 'gift_card', ownerId: order.gift_card_id } as const,
          amount: -order.paid_by_gift_card,
        },
      ]),
  { account: { kind: 'store_credit', ownerId: order.customer_id }, amount: -order.paid_by_store_credit },
  { account: { kind: 'points', ownerId: order.customer_id }, amount: -order.points_redeemed },
  { account: { kind: 'points_redeemed' }, amount: order.points_redeemed },
  { account: { kind: 'points_cost' }, amount: -order.paid_by_points },
  { account: { kind: 'payment_due' }, amount: -order.paid_by_payment },
  { account: { kind: 'delivery' }, amount: order.fee },
  ...movesOfSales({ goods: order.lines_total - order.savings, tax: order.tax }, taxed),
];

/** The same moves with the opposite sign: everything that the order moved goes back. */
export const movesOfUndoing = (order: Sums, taxed: readonly Taxed[]): Move[] =>
  movesOfPlacing(order, taxed).map(({ account, amount }) => ({ account, amount: -amount }));
