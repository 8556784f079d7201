import { Link, Outlet } from '@tanstack/react-router';
import { accountLinks } from '../../app/links';
import css from './ProfileLayout.module.css';

/** The account area: navigation at the side on wide screens, tabs that scroll on phones. */
export const ProfileLayout = () => (
  <div className={css.layout}>
    <nav aria-label="Account area" className={css.nav}>
      {accountLinks.map(({ to, label }) => (
        <Link key={to} to={to} className={css.link} activeOptions={{ exact: true }}>
          {label}
        </Link>
      ))}
    </nav>
    <div className={css.content}>
      <Outlet />
    </div>
  </div>
);
