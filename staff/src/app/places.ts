import { groups } from './screens';
import { type RoutePath, useMayOpen } from './use-may-open';

type Act = { path: RoutePath; query?: string; label: string };

/** What people come for, where it is not a screen's own name. */
const acts: readonly Act[] = [
  { path: '/stock/receive', label: 'Receive a delivery' },
  { path: '/stock', query: '?low=true', label: 'Low stock' },
  { path: '/settings', query: '?topic=pause', label: 'Pause the store' },
  { path: '/settings', query: '?topic=hours', label: 'Change the hours' },
  { path: '/prices/plans', label: 'Plan prices' },
  { path: '/products/new', label: 'New product' },
  { path: '/lotteries/new', label: 'New lottery' },
  { path: '/reports/shipments', label: 'Shipments' },
  { path: '/reports/unsold', label: 'Not sold' },
  { path: '/reports/taxes', label: 'Sales tax' },
  { path: '/reports/fairness', label: 'Lottery fairness' },
  { path: '/reports/activity', label: 'Activity' },
  { path: '/liabilities', label: 'Liabilities' },
  { path: '/account', label: 'Your account' },
];

const screens: readonly Act[] = groups.flatMap((group) =>
  group.screens.map(({ to, label }) => ({ path: to, label })),
);

/** Where somebody may go, by name. */
export function usePlaces() {
  const mayOpen = useMayOpen();
  return [...screens, ...acts]
    .filter(({ path }) => mayOpen(path))
    .map(({ path, query = '', label }) => ({ id: path + query, name: label }));
}
