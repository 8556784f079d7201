import { Link } from '@tanstack/react-router';
import links from '../../ui/back.module.css';
import type { PeriodSearch } from './period-search';

const reports = [
  { to: '/reports/sales', name: 'Sales' },
  { to: '/reports/unsold', name: 'Not sold' },
  { to: '/reports/taxes', name: 'Sales tax' },
  { to: '/reports/shipments', name: 'Shipments' },
] as const;

export type Report = (typeof reports)[number]['to'];

type Props = { here: Report; of: PeriodSearch };

/** The same store and period in another report. */
export const OtherReports = ({ here, of: { store, from, until } }: Props) =>
  reports
    .filter(({ to }) => to !== here)
    .map(({ to, name }) => (
      <Link key={to} className={links.back} to={to} search={{ store, from, until }}>
        {name}
      </Link>
    ));
