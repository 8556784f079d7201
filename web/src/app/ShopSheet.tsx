import { Link } from '@tanstack/react-router';
import { LogOut, Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLogOut } from '../features/auth/use-log-out';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { IconButton } from '../ui/IconButton';
import { Skeleton } from '../ui/Skeleton';
import { accountLinks, shopLinks } from './links';
import css from './ShopSheet.module.css';

const SheetDepartments = lazy(() =>
  import('../features/catalogue/SheetDepartments').then(({ SheetDepartments }) => ({
    default: SheetDepartments,
  })),
);

const groups = [
  { title: 'Shop', links: shopLinks },
  { title: 'Your account', links: accountLinks },
];

/** The menus of narrow screens. */
export function ShopSheet() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const logOut = useLogOut();
  return (
    <div className={css.sheet}>
      <IconButton label="Menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu />
      </IconButton>
      <Dialog open={open} onClose={close} title="Menu" side="left">
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={css.group}>
            <h3 className={css.title}>{title}</h3>
            {links.map(({ to, label }) => (
              <Link key={to} to={to} className={css.link} activeOptions={{ exact: true }} onClick={close}>
                {label}
              </Link>
            ))}
            <Suspense fallback={<Skeleton lines={5} />}>
              {links === shopLinks && <SheetDepartments onChosen={close} />}
            </Suspense>
          </nav>
        ))}
        <Button variant="secondary" wide icon={<LogOut aria-hidden="true" />} onClick={() => void logOut()}>
          Log out
        </Button>
      </Dialog>
    </div>
  );
}
