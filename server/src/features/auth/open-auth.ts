import { Passwords } from '../../platform/passwords.js';
import type { Shop } from '../../platform/shop.js';
import { authWorkers } from './auth.jobs.js';
import { authRoutes } from './auth.routes.js';
import type { AboutCustomers, Auth } from './auth-context.js';
import { hashAddress } from './derived-keys.js';
import { LogInLimits } from './log-in/log-in-limits.js';
import { Askers } from './sessions/askers.js';
import { SessionTokens } from './sessions/session-tokens.js';

/** Everything about who a customer is: log-in, sessions, passwords, e-mail address, closing. */
export function openAuth(shop: Shop, about: AboutCustomers) {
  const passwords = new Passwords();
  const tokens = new SessionTokens(shop.secretKey, shop.clock);
  const askers = new Askers(shop, tokens);
  const auth: Auth = {
    shop,
    passwords,
    tokens,
    askers,
    about,
    logInLimits: new LogInLimits(),
    addressHash: hashAddress(shop.secretKey),
  };
  return {
    auth,
    routes: authRoutes(auth),
    workers: authWorkers(shop),
    whoAsks: askers.whoAsks,
    close: () => passwords.close(),
  };
}
