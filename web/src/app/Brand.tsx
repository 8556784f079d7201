import { Link } from '@tanstack/react-router';
import css from './Brand.module.css';

/** The shop's name: it leads home, and before one is inside to the front door. */
export const Brand = ({ to = '/' }: { to?: '/' | '/welcome' }) => (
  <Link to={to} state={true} className={css.brand}>
    <img src="/mark.svg" alt="" width={32} height={32} />
    <span>Cellar Door</span>
  </Link>
);
