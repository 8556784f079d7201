import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { Passwords } from '../../platform/passwords.js';
import type { Shop } from '../../platform/shop.js';
import type { LogInLimits } from './log-in/log-in-limits.js';
import type { Askers } from './sessions/askers.js';
import type { SessionTokens } from './sessions/session-tokens.js';

type Counts = { cart_count: number; wishlist_count: number };

/**
 * What this feature has to know from features above it, which it must not import; `app/features.ts` passes it
 * in.
 */
export type AboutCustomers = {
  /**
   * The two numbers in the header after a log-in: pieces in the customer's newest open cart, and wishes at
   * its store.
   */
  countsOf(db: Db, customerId: Uuid): Promise<Counts>;
  /**
   * Called in the transaction that closes the account, while the customer's row is locked. Refuses the
   * closing, or ends whatever must end with the account.
   */
  beforeClosing(tx: Transaction, customerId: Uuid): Promise<void>;
};

export type Auth = {
  readonly shop: Shop;
  readonly passwords: Passwords;
  readonly tokens: SessionTokens;
  readonly askers: Askers;
  readonly logInLimits: LogInLimits;
  readonly about: AboutCustomers;
  /** A keyed hash that stands for a caller's address, which itself is not kept. */
  readonly addressHash: (address: string) => string;
};
