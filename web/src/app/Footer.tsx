import { Link, type LinkProps } from '@tanstack/react-router';
import { Brand } from './Brand';
import css from './Footer.module.css';
import { shopLinks } from './links';

const help = [
  { to: '/contact-us', label: 'Contact us' },
  { to: '/returns-policy', label: 'Returns' },
  { to: '/profile/orders', label: 'Your orders' },
  { to: '/about-us', label: 'About us' },
] as const satisfies { to: LinkProps['to']; label: string }[];

const small = [
  { to: '/terms-and-conditions', label: 'Terms and conditions' },
  { to: '/privacy-policy', label: 'Privacy policy' },
] as const satisfies { to: LinkProps['to']; label: string }[];

const columns = [
  { title: 'Shop', links: shopLinks },
  { title: 'Help', links: help },
];

export const Footer = () => (
  <footer className={css.footer}>
    <div className={css.inside}>
      <div className={css.promise}>
        <Brand />
        <p>Good bottles, kept well, handed over in person by people who have tasted them.</p>
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={`Footer: ${title}`} className={css.column}>
          <h2 className={css.title}>{title}</h2>
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      ))}
      <div className={css.law}>
        <p>Sold to people of 21 years or older. We check identification whenever a bottle is handed over.</p>
        <nav aria-label="Legal">
          {small.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  </footer>
);
