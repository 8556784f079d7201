import { Link } from '@tanstack/react-router';
import mark from '../art/mark.svg';
import css from './Brand.module.css';

export const Brand = () => (
  <Link to="/" className={css.brand}>
    <img src={mark} alt="" width={32} height={32} />
    <span>Cellar Door</span>
  </Link>
);
