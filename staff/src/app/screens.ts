import type { RoutePath } from './use-may-open';

type Group = { name: string; screens: readonly { to: RoutePath; label: string }[] };

/** Where the navigation leads to; each screen is there for whoever holds at some store what its route needs. */
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
      { to: '/lotteries', label: 'Lotteries' },
      { to: '/gift-cards', label: 'Gift cards' },
      { to: '/card-designs', label: 'Card designs' },
    ],
  },
  {
    name: 'The shop',
    screens: [
      { to: '/people', label: 'People' },
      { to: '/settings', label: 'Settings' },
      { to: '/record', label: 'Record' },
      { to: '/operation', label: 'Operation' },
    ],
  },
];
