import { authChecks } from '../features/auth/index.js';
import { cartChecks } from '../features/cart/index.js';
import { catalogueChecks } from '../features/catalogue/index.js';
import { checkoutChecks } from '../features/checkout/index.js';
import { giftCardChecks } from '../features/gift-cards/index.js';
import { ledgerChecks } from '../features/ledger/index.js';
import { lotteryChecks, wonBottleChecks } from '../features/lottery/index.js';
import {
  limitChecks,
  orderChecks,
  orderCourseChecks,
  shortChecks,
  taxedChecks,
} from '../features/orders/index.js';
import { paymentChecks } from '../features/payments/index.js';
import { promotionChecks } from '../features/promotions/index.js';
import { staffChecks } from '../features/staff/index.js';
import { stockChecks } from '../features/stock/index.js';
import { type Check, platformChecks } from '../platform/audit.js';
import { CannotStart } from '../platform/cannot-start.js';
import { systemClock } from '../platform/clock.js';
import type { Db } from '../platform/database/database.js';
import { openFileStore } from '../platform/files/file-store.js';
import type { Log } from '../platform/log.js';
import { keptSecretKeyOf, type SecretKey } from '../platform/secret-key.js';
import type { Settings } from '../platform/settings.js';
import { writeLastAudit } from './audits/last-audit.js';
import { lookAtAll } from './audits/whole.js';
import { besideTheShop } from './read-stopped-shop.js';
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
  ...taxedChecks,
  ...limitChecks,
  ...checkoutChecks,
  ...promotionChecks,
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

const usage = `What is promised, looked up in the database:
  npm run audit
The same, after reading every row, index and file to its end:
  npm run audit -- --deep`;

export function readAuditWish(words: readonly string[]): { deep: boolean } {
  if (words.some((word) => word !== '--deep')) throw new CannotStart(usage);
  return { deep: words.length > 0 };
}

/** Also writes the result where the metrics and the staff's page look for it. */
export async function auditShop(
  settings: Settings,
  log: Log,
  say: Say,
  { deep } = { deep: false },
): Promise<number> {
  const secretKey = keptSecretKeyOf(settings);
  const broken = await besideTheShop(settings, log, async (database) => {
    const files = openFileStore(settings, log);
    const damaged = deep ? await lookAtAll({ pool: database.pool, files, say }) : 0;
    // Promises are looked up by what may be damaged.
    return damaged > 0 ? damaged : database.read((db) => auditWith(secretKey, db, say));
  });
  await writeLastAudit(settings.dataFolder, { at: systemClock.now(), broken });
  return broken;
}
