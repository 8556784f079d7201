import { Link } from '@tanstack/react-router';
import mark from '../../art/mark.svg';
import css from './WelcomeBrand.module.css';

/** The shop's name before one is inside: it leads to the front door. */
export const WelcomeBrand = () => (
  <Link to="/welcome" state={true} className={css.brand}>
    <img src={mark} alt="" width={32} height={32} />
    Cellar Door
  </Link>
);
