import { Link } from '@tanstack/react-router';
import type { StaffKey } from 'contract/staff/roles';
import { mayDo, useMe } from '../../platform/me';
import links from '../../ui/back.module.css';
import type { PeriodSearch } from './period-search';

/** What each of them needs, in the order in which they are offered. */
export const keysOfReports = {
  '/reports/sales': 'reports.see',
  '/reports/unsold': 'reports.see',
  '/reports/taxes': 'reports.see',
  '/reports/shipments': 'reports.see',
  '/reports/fairness': 'reports.see',
  '/reports/activity': 'acts.see',
} as const satisfies Record<string, StaffKey>;
export type Report = keyof typeof keysOfReports;

const names: Record<Report, string> = {
  '/reports/sales': 'Sales',
  '/reports/unsold': 'Not sold',
  '/reports/taxes': 'Sales tax',
  '/reports/shipments': 'Shipments',
  '/reports/fairness': 'Lottery fairness',
  '/reports/activity': 'Activity',
};
const reports = Object.keys(names) as Report[];

type Props = { here: Report; of: PeriodSearch };

/** The same period in another report, and the same store unless that report is not for them there. */
export function OtherReports({ here, of: { store, from, until } }: Props) {
  const me = useMe();
  const isHeldThere = (key: StaffKey) => me.stores.some(({ id, keys }) => id === store && keys.includes(key));
  return reports
    .filter((report) => report !== here && mayDo(me, keysOfReports[report]))
    .map((report) => (
      <Link
        key={report}
        className={links.back}
        to={report}
        search={{ store: isHeldThere(keysOfReports[report]) ? store : undefined, from, until }}
      >
        {names[report]}
      </Link>
    ));
}
