import type { Payments } from '../payments/index.js';
import type { ReopenCart } from './release-order.js';
import type { PutAgain } from './reorder.js';
import type { WonBottles } from './won-bottles.js';

/** What orders need of others: payments as they are opened, and of the features above them what comes in from there. */
export type OrderParts = {
  readonly payments: Payments;
  readonly reopenCart: ReopenCart;
  readonly putAgain: PutAgain;
  readonly wonBottles: WonBottles;
};
