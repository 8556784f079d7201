import { Link } from '@tanstack/react-router';
import { Button } from 'browser/ui/buttons/Button';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { LogOut } from 'lucide-react';
import { useLogOut } from '../../features/auth/use-log-out';
import { SheetDepartments } from '../../features/catalogue/menus/SheetDepartments';
import { GoingOnMenu } from '../../features/going-on/GoingOnMenu';
import { accountLinks } from '../../features/profile/account-links';
import { shopLinks } from './links';
import css from './ShopMenu.module.css';

const groups = [
  { title: 'Shop', links: shopLinks },
  { title: 'Your account', links: accountLinks },
];

/** What the sheet of narrow screens holds. */
export function ShopMenu({ onClose }: { onClose: () => void }) {
  const logOut = useLogOut();
  return (
    <Dialog open onClose={onClose} title="Menu" side="left">
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title} className={css.group}>
          <h3 className={css.title}>{title}</h3>
          {links === shopLinks && <SheetDepartments onChosen={onClose} />}
          {links === accountLinks && <GoingOnMenu onChosen={onClose} />}
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className={css.link} activeOptions={{ exact: true }} onClick={onClose}>
              {label}
            </Link>
          ))}
        </nav>
      ))}
      <Button variant="secondary" wide icon={<LogOut aria-hidden="true" />} onClick={() => void logOut()}>
        Log out
      </Button>
    </Dialog>
  );
}
