import type { LinkProps } from '@tanstack/react-router';

/** The screens of the account area, in the order of its navigation. */
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
