import type { LinkProps } from '@tanstack/react-router';

/** The account area in the order of its navigation. */
export const accountLinks = [
  { to: '/profile', label: 'Profile information' },
  { to: '/profile/loyalty-points', label: 'Loyalty Points' },
  { to: '/profile/store-credit', label: 'Store Credit' },
  { to: '/profile/gift-cards', label: 'Gift Cards' },
  { to: '/profile/lottery-management', label: 'Lottery Management' },
  { to: '/profile/orders', label: 'Orders' },
  { to: '/profile/billing-address', label: 'Billing Address' },
  { to: '/profile/change-password', label: 'Change Password' },
] as const satisfies { to: LinkProps['to']; label: string }[];

/** What the shop has, in the order of the header's menus. */
export const shopLinks = [
  { to: '/products', label: 'Wine & spirits' },
  { to: '/wine-set', label: 'Wine sets' },
  { to: '/gift-card', label: 'Gift cards' },
  { to: '/lottery', label: 'Lottery' },
] as const satisfies { to: LinkProps['to']; label: string }[];

/** What a badge shows, as it is spoken. */
export const wishes = { one: '# wish', other: '# wishes' };
export const items = { one: '# item', other: '# items' };
