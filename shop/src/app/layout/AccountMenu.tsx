import { Link } from '@tanstack/react-router';
import { Flyout } from 'browser/ui/overlays/Flyout';
import { useIdle } from 'browser/ui/use-idle';
import { Avatar } from 'browser/ui/values/Avatar';
import { LogOut, User } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLogOut } from '../../features/auth/use-log-out';
import { accountLinks } from '../../features/profile/account-links';
import { pictureSource } from '../../features/profile/picture-source';
import { useSession } from '../../platform/session';
import css from './AccountMenu.module.css';

const GoingOnMenu = lazy(() =>
  import('../../features/going-on/GoingOnMenu').then(({ GoingOnMenu }) => ({ default: GoingOnMenu })),
);

export function AccountMenu() {
  const idle = useIdle();
  const customer = useSession(({ login }) => login?.customer);
  const logOut = useLogOut();
  const name = `${customer?.first_name} ${customer?.last_name}`;
  const face = customer?.image_url ? (
    <Avatar name={name} src={pictureSource(customer.image_url, 80)} size="small" />
  ) : (
    <User aria-hidden="true" />
  );
  return (
    <Flyout label="Account" trigger={face} className={css.trigger}>
      <p className={css.who}>
        Hello, <strong>{customer?.first_name}</strong>
      </p>
      <Suspense>{idle && <GoingOnMenu />}</Suspense>
      <nav aria-label="Account">
        <ul className={css.list}>
          {accountLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={css.link} activeOptions={{ exact: true }}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={css.logOut} onClick={() => void logOut()}>
        <LogOut aria-hidden="true" size={18} />
        Log out
      </button>
    </Flyout>
  );
}
