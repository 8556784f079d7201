import type { Transaction } from '../../platform/database/database.js';
import {
  addNewRules,
  putCutOffs,
  putHolidays,
  putSlotPlans,
  replaceCarrierDays,
  replaceFeesOf,
} from './import-rules.sql.js';
import { type RulesFile, rowsOf } from './rules-file.js';

/**
 * Adds the rules that are not there yet, compared word for word, so that a file can be imported again. Its
 * fees replace those of the same stores, its carrier days replace those of the same stores, and its slot
 * plans those of the same store and way. Returns how many rules are new.
 */
export async function importRules(tx: Transaction, file: RulesFile) {
  const { rules, fees, slot_plans, carrier_days, carrier_cut_offs, carrier_holidays } = file;
  const added = await addNewRules(tx, rules.flatMap(rowsOf));
  for (const store of new Set(fees.map(({ store_id = null }) => store_id)))
    await replaceFeesOf(
      tx,
      store,
      fees.filter(({ store_id = null }) => store_id === store),
    );
  await putSlotPlans(tx, slot_plans);
  await replaceCarrierDays(tx, carrier_days);
  await putCutOffs(tx, carrier_cut_offs);
  await putHolidays(tx, carrier_holidays);
  return { added: added.length, fees: fees.length, slotPlans: slot_plans.length };
}
