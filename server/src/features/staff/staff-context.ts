import type { Passwords } from '../../platform/passwords.js';
import type { Shop } from '../../platform/shop.js';
import type { LogInLimits } from '../auth/index.js';

/** What the parts of this feature need. */
export type Staff = {
  readonly shop: Shop;
  readonly passwords: Passwords;
  readonly logInLimits: LogInLimits;
};
