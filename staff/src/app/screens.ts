import type { RoutePath } from './use-may-open';

type Group = { name: string; screens: readonly { to: RoutePath; label: string }[] };

/** The navigation. Each screen is shown to people who hold the key of its route at some store. */
export const groups: readonly Group[] = [
  {
    name: 'Every day',
    screens: [
      { to: '/orders', label: 'Orders' },
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
      { to: '/gift-cards', label: 'Gift cards' },
      { to: '/card-designs', label: 'Card designs' },
    ],
  },
  {
    name: 'The shop',
    screens: [
      { to: '/reports/sales', label: 'Sales' },
      { to: '/people', label: 'People' },
      { to: '/settings', label: 'Settings' },
      { to: '/record', label: 'Record' },
      { to: '/operation', label: 'Operation' },
    ],
  },
];
