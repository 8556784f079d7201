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
 * Adds the rules that are not there yet, word for word: a file can be imported again. Its fees take the place
 * of those of the same stores, so do its days of the carrier; its slot plans that of the same store and way.
 * Answers with how many rules are new.
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
