import { Link } from '@tanstack/react-router';
import { Brand } from 'browser/ui/page/Brand';
import { CheckoutFooter } from './checkout/CheckoutFooter';
import css from './Footer.module.css';
import { helpLinks, legalLinks, ofAge } from './footer-links';
import { shopLinks } from './links';

const columns = [
  { title: 'Shop', links: shopLinks },
  { title: 'Help', links: helpLinks },
];

/** In the checkout there is less of it. */
export const Footer = ({ alone }: { alone: boolean }) => (alone ? <CheckoutFooter /> : <ShopFooter />);

const ShopFooter = () => (
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
        <p>{ofAge}</p>
        <nav aria-label="Legal">
          {legalLinks.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  </footer>
);
