import type { LinkProps } from '@tanstack/react-router';

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
