import path from 'node:path';
import { authChecks } from '../features/auth/index.js';
import { cartChecks } from '../features/cart/index.js';
import { catalogueChecks } from '../features/catalogue/index.js';
import { giftCardChecks } from '../features/gift-cards/index.js';
import { ledgerChecks } from '../features/ledger/index.js';
import { paymentChecks } from '../features/payments/index.js';
import { platformChecks } from '../platform/audit.js';
import { systemClock } from '../platform/clock.js';
import { takeDataFolder } from '../platform/data-folder.js';
import { type Db, openDatabase } from '../platform/database/database.js';
import type { Log } from '../platform/log.js';
import type { Settings } from '../platform/settings.js';
import { Opened } from './opened.js';

const checks = [
  ...platformChecks,
  ...authChecks,
  ...catalogueChecks,
  ...cartChecks,
  ...ledgerChecks,
  ...paymentChecks,
  ...giftCardChecks,
];

type Say = (words: string) => void;

/** Looks at every promise that can be checked in the database, and tells how many are broken. */
export async function audit(db: Db, say: Say): Promise<number> {
  let broken = 0;
  for (const { promise, breaches } of checks) {
    const found = await breaches(db);
    if (found.length > 0) broken++;
    say(`${found.length === 0 ? '✓' : '✗'} ${promise}`);
    for (const breach of found) say(`    ${breach}`);
  }
  return broken;
}

/** The embedded database belongs to one process: its shop is stopped first. */
export async function auditShop({ databaseUrl, dataFolder }: Settings, log: Log, say: Say): Promise<number> {
  const opened = new Opened();
  try {
    if (!databaseUrl) opened.add(await takeDataFolder(dataFolder));
    const where = databaseUrl
      ? { url: databaseUrl, connections: 2 }
      : { folder: path.join(dataFolder, 'database') };
    const database = await openDatabase(where, systemClock, log);
    opened.add(() => database.close());
    return await database.read((db) => audit(db, say));
  } finally {
    await opened.close();
  }
}
