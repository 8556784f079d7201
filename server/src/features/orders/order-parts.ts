import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { Payments } from '../payments/index.js';

/** The lines of an order that was never paid go back into the customer's open cart. */
type ReopenCart = (
  tx: Transaction,
  cart: { customerId: Uuid; storeId: number; cartId: Uuid },
) => Promise<void>;

type GoodsAgain = { product_id: number | null; wine_set_id: number | null; quantity: number };

/**
 * Puts as many of each as can be had into the open cart; returns how many, and the reason when not all of
 * them.
 */
type PutAgain = (
  tx: Transaction,
  again: { customerId: Uuid; storeId: number; lines: readonly GoodsAgain[] },
) => Promise<{ quantity: number; reason?: string }[]>;

/** What an order tells the lotteries about the bottles in it that were won. */
type WonBottles = {
  /**
   * The order has ended. Its bottle goes back into the winner's cart while the turn lasts, or passes to the
   * next ticket. Answers with the lotteries that the bottles are from.
   */
  givenUp(tx: Transaction, orderId: Uuid, leaves: 'cart' | 'nothing'): Promise<number[]>;
  /** Whether another try to pay may reserve the order for longer. */
  doTurnsLast(tx: Transaction, orderId: Uuid): Promise<boolean>;
  handedOver(tx: Transaction, orderId: Uuid): Promise<void>;
};

/** What orders are given from outside: the opened payments, and the features that are built on orders. */
export type OrderParts = {
  readonly payments: Payments;
  readonly reopenCart: ReopenCart;
  readonly putAgain: PutAgain;
  readonly wonBottles: WonBottles;
};
