import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';

/** What an order tells of the bottles in it that were won. Lotteries stand above orders: it comes in from there. */
export type WonBottles = {
  /**
   * The order has come to nothing: back into the cart as long as the turn lasts, or to the next ticket. Tells of which
   * lotteries they are.
   */
  givenUp(tx: Transaction, orderId: Uuid, leaves: 'cart' | 'nothing'): Promise<number[]>;
  /** Whether another try to pay keeps the order for longer. */
  doTurnsLast(tx: Transaction, orderId: Uuid): Promise<boolean>;
  handedOver(tx: Transaction, orderId: Uuid): Promise<void>;
};
