import type { RoutePath } from './use-may-open';

/** `with` are the screens that one comes to from it, and whose address does not begin with its own. */
type Screen = { to: RoutePath; label: string; with?: readonly RoutePath[] };

type Group = { name: string; screens: readonly Screen[] };

/** The navigation. Each screen is shown to people who hold the key of its route at some store. */
export const groups: readonly Group[] = [
  {
    name: 'Every day',
    screens: [
      { to: '/orders', label: 'Orders', with: ['/paper'] },
      { to: '/today', label: 'Today' },
      { to: '/deliveries', label: 'Deliveries' },
      { to: '/customers', label: 'Customers' },
      { to: '/inbox', label: 'Inbox' },
      { to: '/stock', label: 'Stock' },
    ],
  },
  {
    name: 'Goods',
    screens: [
      { to: '/products', label: 'Products' },
      { to: '/sets', label: 'Sets' },
      { to: '/prices', label: 'Prices' },
      { to: '/exchange', label: 'Import & export' },
    ],
  },
  {
    name: 'For customers',
    screens: [
      { to: '/home', label: 'Home page' },
      { to: '/promotions', label: 'Promotions' },
      { to: '/lotteries', label: 'Lotteries' },
      { to: '/gift-cards', label: 'Gift cards', with: ['/liabilities'] },
      { to: '/card-designs', label: 'Card designs' },
    ],
  },
  {
    name: 'The shop',
    screens: [
      {
        to: '/reports/sales',
        label: 'Sales',
        with: [
          '/reports/shipments',
          '/reports/taxes',
          '/reports/unsold',
          '/reports/fairness',
          '/reports/activity',
        ],
      },
      { to: '/people', label: 'People' },
      {
        to: '/settings',
        label: 'Settings',
        with: ['/stores/new', '/rules', '/legal-texts', '/letters', '/memberships', '/start'],
      },
      { to: '/record', label: 'Record' },
      { to: '/operation', label: 'Operation' },
    ],
  },
];
