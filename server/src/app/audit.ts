import { authChecks } from '../features/auth/index.js';
import { cartChecks } from '../features/cart/index.js';
import { catalogueChecks } from '../features/catalogue/index.js';
import { checkoutChecks } from '../features/checkout/index.js';
import { giftCardChecks } from '../features/gift-cards/index.js';
import { ledgerChecks } from '../features/ledger/index.js';
import { lotteryChecks, wonBottleChecks } from '../features/lottery/index.js';
import { orderChecks, orderCourseChecks } from '../features/orders/index.js';
import { paymentChecks } from '../features/payments/index.js';
import { type Check, platformChecks } from '../platform/audit.js';
import type { Db } from '../platform/database/database.js';
import type { Log } from '../platform/log.js';
import type { Settings } from '../platform/settings.js';
import { readStoppedShop } from './read-stopped-shop.js';

const allChecks = [
  ...platformChecks,
  ...authChecks,
  ...catalogueChecks,
  ...cartChecks,
  ...ledgerChecks,
  ...paymentChecks,
  ...orderChecks,
  ...orderCourseChecks,
  ...checkoutChecks,
  ...lotteryChecks,
  ...wonBottleChecks,
  ...giftCardChecks,
];

type Say = (words: string) => void;

/** Looks at every promise that can be checked in the database, or at some, and tells how many are broken. */
export async function audit(db: Db, say: Say, checks: readonly Check[] = allChecks): Promise<number> {
  let broken = 0;
  for (const { promise, breaches } of checks) {
    const found = await breaches(db);
    if (found.length > 0) broken++;
    say(`${found.length === 0 ? '✓' : '✗'} ${promise}`);
    for (const breach of found) say(`    ${breach}`);
  }
  return broken;
}

export const auditShop = (settings: Settings, log: Log, say: Say): Promise<number> =>
  readStoppedShop(settings, log, (db) => audit(db, say));
