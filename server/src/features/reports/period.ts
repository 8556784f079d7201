import { daysBetween } from 'contract/platform/calendar';
import { mostDays, periodImpossible } from 'contract/reports/period.staff';
import type { Stores } from '../../platform/database/earlier.js';
import { refuse } from '../../platform/refuse.js';
import { type StaffAsker, storesAsked } from '../staff/index.js';

export type AskedPeriod = {
  readonly store?: number | undefined;
  readonly from: string;
  readonly until: string;
};

/** Days of the calendar of each store, both included. */
export type Period = { readonly stores: Stores; readonly from: string; readonly until: string };

export const lengthOf = ({ from, until }: Pick<Period, 'from' | 'until'>) => daysBetween(from, until) + 1;

export function checkedPeriod(asker: StaffAsker, { store, from, until }: AskedPeriod): Period {
  const length = lengthOf({ from, until });
  if (length < 1 || length > mostDays) throw refuse(periodImpossible);
  return { stores: storesAsked(asker.roles, 'reports.see', store), from, until };
}
