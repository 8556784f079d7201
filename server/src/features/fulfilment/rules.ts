import type { Db } from '../../platform/database/database.js';
import { type Rule, readRule } from './rule.js';
import { type Place, RuleBook } from './rule-book.js';
import {
  selectAllRules,
  selectCounty,
  selectRules,
  selectRulesCheckedBefore,
  selectState,
} from './rules.sql.js';
import { monthsBefore } from './volume-window.js';

/** "Demo data, not legal advice" stands wherever staff and developers see the rules. */
export const notLegalAdvice = 'Demo data, not legal advice';

/** The rules of the states that a sale touches. */
export const openRuleBook = async (db: Db, states: readonly string[]) =>
  new RuleBook((await selectRules(db, [...new Set(states)])).map(readRule));

/** With the county, where a rule may name it. */
export async function placeOf(db: Db, state: string, zip: string): Promise<Place> {
  const fiveDigits = zip.slice(0, 5);
  const county = (await selectCounty(db, state, fiveDigits))?.county;
  return { state, zip: fiveDigits, county };
}

/** An address names its state in full; rules know none outside of the United States. */
export async function placeOfAddress(db: Db, address: { country: string; state: string; zip_code: string }) {
  if (address.country !== 'United States') return undefined;
  const code = (await selectState(db, address.state))?.code;
  return code ? placeOf(db, code, address.zip_code) : undefined;
}

export const listRules = async (db: Db): Promise<Rule[]> => (await selectAllRules(db)).map(readRule);

const goodForMonths = 12;

/** What the owner should look up again: checked longer than a year ago. */
export async function listStaleRules(db: Db, today: string): Promise<Rule[]> {
  return (await selectRulesCheckedBefore(db, monthsBefore(today, goodForMonths))).map(readRule);
}
