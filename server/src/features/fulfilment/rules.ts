import { monthsAfter } from 'contract/platform/calendar';
import type { Db } from '../../platform/database/database.js';
import { byTradingTerms } from '../stores/index.js';
import { type Rule, readRule } from './rule.js';
import { type PlaceOfSale, RuleBook } from './rule-book.js';
import {
  selectAllRules,
  selectAnyRule,
  selectCounty,
  selectRules,
  selectRulesCheckedBefore,
  selectState,
} from './rules.sql.js';
import { type Destination, isInUnitedStates, statesOf } from './where-it-goes.js';

/** "Demo data, not legal advice" stands wherever staff and developers see the rules. */
export const notLegalAdvice = 'Demo data, not legal advice';

/** The rules of the states that a sale touches. */
export function openRuleBook(db: Db, states: readonly string[]) {
  const touched = [...new Set(states)].sort();
  return byTradingTerms(
    db,
    ['rules', ...touched],
    async () => new RuleBook((await selectRules(db, touched)).map(readRule)),
  );
}

/** Includes the county, when some rule may name it. */
export async function placeOf(db: Db, state: string, zip: string): Promise<PlaceOfSale> {
  const fiveDigits = zip.slice(0, 5);
  const county = await byTradingTerms(
    db,
    ['county', state, fiveDigits],
    async () => (await selectCounty(db, state, fiveDigits))?.county,
  );
  return { state, zip: fiveDigits, county };
}

/**
 * The place follows from the ZIP code, whatever state stands beside it; there are no rules for places outside
 * the United States.
 */
export async function placeOfAddress(db: Db, address: Omit<Destination, 'adderess'>) {
  if (!isInUnitedStates(address)) return undefined;
  const { first } = statesOf(address);
  if (!first) return undefined;
  const known = await byTradingTerms(db, ['state', first.code], () => selectState(db, first.code));
  return known && placeOf(db, known.code, address.zip_code);
}

export const hasRules = async (db: Db) => (await selectAnyRule(db)) !== undefined;

export const listRules = async (db: Db): Promise<Rule[]> => (await selectAllRules(db)).map(readRule);

const goodForMonths = 12;

/** Rules that were checked before this day should be checked again. */
export const firstFreshDay = (today: string) => monthsAfter(today, -goodForMonths);

export async function listStaleRules(db: Db, today: string): Promise<Rule[]> {
  return (await selectRulesCheckedBefore(db, firstFreshDay(today))).map(readRule);
}
