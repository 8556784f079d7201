import { Link } from '@tanstack/react-router';
import { contact, legalLinks, ofAge, returns } from '../footer-links';
import css from './CheckoutFooter.module.css';

const links = [contact, returns, ...legalLinks];

/** Help, and what the law wants to be said. */
export const CheckoutFooter = () => (
  <footer className={css.footer}>
    <div className={css.inside}>
      <p>{ofAge}</p>
      <nav aria-label="Help and legal" className={css.links}>
        {links.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  </footer>
);
