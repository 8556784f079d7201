import { Link } from '@tanstack/react-router';
import css from './Brand.module.css';

/** The shop's name. It links to home, or to the welcome page for visitors. */
export const Brand = ({ to = '/' }: { to?: '/' | '/welcome' }) => (
  <Link to={to} state={true} className={css.brand}>
    <img src="/mark.svg" alt="" width={32} height={32} />
    <span>Cellar Door</span>
  </Link>
);
