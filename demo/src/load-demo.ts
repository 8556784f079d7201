import { sql } from 'kysely';
import type { Transaction } from 'server/platform/database/database';
import type { SecretKey } from 'server/platform/secret-key';
import { loadLegalTexts } from './load-legal-texts.js';
import { loadMissingRules } from './load-rules.js';
import { loadMissingStaff } from './load-staff.js';

type Progress = (words: string) => void;

/** Whether the demo shop, or any other, is already there. */
async function hasShop(tx: Transaction) {
  return (await tx.selectFrom('store').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Another process that starts at the same moment waits here, however long the first one loads. */
async function loadAlone(tx: Transaction) {
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    tx,
  );
  await sql`lock table store in share row exclusive mode`.execute(tx);
}

/** Adds what became part of the demo after this shop was loaded. */
async function loadMissing(tx: Transaction, secretKey: SecretKey) {
  await loadMissingRules(tx);
  await loadLegalTexts(tx);
  await loadMissingStaff(tx, secretKey);
}

/** One transaction: if the first start is interrupted, the next one loads everything anew. */
export async function loadDemo(tx: Transaction, progress: Progress, secretKey: SecretKey) {
  if (await hasShop(tx)) return loadMissing(tx, secretKey);
  // All but the first start do without its bottles, stories and fonts.
  const { loadAll } = await import('./load-all.js');
  await loadAlone(tx);
  if (await hasShop(tx)) return;
  await loadAll(tx, progress, secretKey);
}
