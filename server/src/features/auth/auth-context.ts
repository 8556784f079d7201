import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { Passwords } from '../../platform/passwords.js';
import type { Shop } from '../../platform/shop.js';
import type { Askers } from './askers.js';
import type { LogInLimits } from './log-in-limits.js';
import type { SessionTokens } from './session-tokens.js';

type Counts = { cart_count: number; wishlist_count: number };

/** What features above this one have to say about a customer; `app/features.ts` gives it. */
export type AboutCustomers = {
  /** For the store of the customer's newest open cart; what the header shows after a log-in. */
  countsOf(db: Db, customerId: Uuid): Promise<Counts>;
  /** In the transaction that closes the account, under the lock of its row: refuses, or ends what must end with it. */
  beforeClosing(tx: Transaction, customerId: Uuid): Promise<void>;
};

export type Auth = {
  readonly shop: Shop;
  readonly passwords: Passwords;
  readonly tokens: SessionTokens;
  readonly askers: Askers;
  readonly logInLimits: LogInLimits;
  readonly about: AboutCustomers;
  /** Names a caller's address without keeping it. */
  readonly addressHash: (address: string) => string;
};
