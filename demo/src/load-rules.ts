import { readFileSync } from 'node:fs';
import { importRules, readRulesFile } from 'server/features/fulfilment';
import type { Transaction } from 'server/platform/database/database';

const file = new URL('../rules.json', import.meta.url);

/** A shop begins without rules; the demo's come from a file, as an owner's do. */
export async function loadRules(tx: Transaction) {
  await importRules(tx, readRulesFile(readFileSync(file, 'utf8')));
}

/** A demo shop from an older version got its rules from its migrations. */
export async function loadMissingRules(tx: Transaction) {
  const known = await tx.selectFrom('jurisdiction_rule').select('id').limit(1).executeTakeFirst();
  if (!known) return loadRules(tx);
  const carrier = await tx.selectFrom('carrier_days').select('id').limit(1).executeTakeFirst();
  if (!carrier) await importRules(tx, { ...readRulesFile(readFileSync(file, 'utf8')), ...unchanged });
}

/** A demo shop from an older version has everything except how long its carrier takes. */
const unchanged = { rules: [], fees: [], slot_plans: [] };
