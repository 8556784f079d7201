import type { claimBottle } from 'contract/lottery';
import type { Wire } from 'contract/platform/endpoint';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';

export type WonBottle = {
  readonly ticketId: Uuid;
  readonly customerId: Uuid;
  readonly storeId: number;
  readonly productId: number;
  /** In cents: the lottery's, whatever the shelf says. */
  readonly price: number;
};

/** What the cart does for a bottle that is won: a line that is reserved for its winner, and locked. */
export type ReservedLines = {
  /** Once for each ticket, however often it is called. */
  put(tx: Transaction, won: WonBottle): Promise<Wire<typeof claimBottle>>;
  takeOut(tx: Transaction, ticketId: Uuid): Promise<void>;
};
