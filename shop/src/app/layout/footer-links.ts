import type { LinkProps } from '@tanstack/react-router';

type Links = { to: LinkProps['to']; label: string }[];

export const contact = { to: '/contact-us', label: 'Contact us' } as const;
export const returns = { to: '/returns-policy', label: 'Returns' } as const;

export const legalLinks = [
  { to: '/terms-and-conditions', label: 'Terms and conditions' },
  { to: '/privacy-policy', label: 'Privacy policy' },
] as const satisfies Links;

export const helpLinks = [
  contact,
  returns,
  { to: '/profile/orders', label: 'Your orders' },
  { to: '/about-us', label: 'About us' },
] as const satisfies Links;

/** What the law wants to be said wherever bottles are sold. */
export const ofAge = 'For people 21 and older. We check ID every time we hand over a bottle.';
