import { authChecks } from '../features/auth/index.js';
import { cartChecks } from '../features/cart/index.js';
import { catalogueChecks } from '../features/catalogue/index.js';
import { checkoutChecks } from '../features/checkout/index.js';
import { giftCardChecks } from '../features/gift-cards/index.js';
import { ledgerChecks } from '../features/ledger/index.js';
import { lotteryChecks, wonBottleChecks } from '../features/lottery/index.js';
import { limitChecks, orderChecks, orderCourseChecks, shortChecks } from '../features/orders/index.js';
import { paymentChecks } from '../features/payments/index.js';
import { staffChecks } from '../features/staff/index.js';
import { stockChecks } from '../features/stock/index.js';
import { type Check, platformChecks } from '../platform/audit.js';
import { systemClock } from '../platform/clock.js';
import type { Db } from '../platform/database/database.js';
import type { Log } from '../platform/log.js';
import { keptSecretKeyOf, type SecretKey } from '../platform/secret-key.js';
import type { Settings } from '../platform/settings.js';
import { writeLastAudit } from './audits/last-audit.js';
import { readStoppedShop } from './read-stopped-shop.js';
import { secretKeyChecks } from './secret-key.js';

const allChecks = [
  ...platformChecks,
  ...authChecks,
  ...staffChecks,
  ...catalogueChecks,
  ...stockChecks,
  ...cartChecks,
  ...ledgerChecks,
  ...paymentChecks,
  ...orderChecks,
  ...orderCourseChecks,
  ...shortChecks,
  ...limitChecks,
  ...checkoutChecks,
  ...lotteryChecks,
  ...wonBottleChecks,
  ...giftCardChecks,
];

type Say = (words: string) => void;

/** Runs all checks of the database, or the named ones, and returns how many promises are broken. */
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

/** Includes the checks that need the key. */
export const auditWith = (secretKey: SecretKey, db: Db, say: Say): Promise<number> =>
  audit(db, say, [...allChecks, ...secretKeyChecks(secretKey)]);

/** Also writes the result where the metrics and the staff's page look for it. */
export async function auditShop(settings: Settings, log: Log, say: Say): Promise<number> {
  const broken = await readStoppedShop(settings, log, (db) => auditWith(keptSecretKeyOf(settings), db, say));
  await writeLastAudit(settings.dataFolder, { at: systemClock.now(), broken });
  return broken;
}
