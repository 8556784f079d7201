import { Link, type LinkProps } from '@tanstack/react-router';
import { plural } from 'browser/formats/format';
import { Heart, House, type LucideIcon, ShoppingBag, User, Wine } from 'lucide-react';
import { useSession } from '../../platform/session';
import { CountBadge } from './CountBadge';
import { items, wishes } from './links';
import css from './PhoneBar.module.css';

type Way = {
  to: LinkProps['to'];
  label: string;
  Icon: LucideIcon;
  count?: number;
  /** How the count is spoken. */
  counted?: { one: string; other: string };
};

/** The five ways that a thumb reaches. */
export function PhoneBar() {
  const { wishlist_count = 0, cart_count = 0 } = useSession(({ login }) => login?.customer) ?? {};
  const ways = [
    { to: '/', label: 'Home', Icon: House },
    { to: '/products', label: 'Shop', Icon: Wine },
    { to: '/wishlist', label: 'Wishlist', Icon: Heart, count: wishlist_count, counted: wishes },
    { to: '/cart', label: 'Cart', Icon: ShoppingBag, count: cart_count, counted: items },
    { to: '/profile', label: 'Account', Icon: User },
  ] satisfies Way[];
  return (
    <nav aria-label="Main" className={css.bar}>
      {ways.map(({ to, label, Icon, count = 0, counted }) => (
        <Link
          key={to}
          to={to}
          className={css.way}
          activeOptions={{ exact: to === '/' }}
          aria-label={counted && `${label}, ${plural(count, counted)}`}
        >
          <Icon aria-hidden="true" size={22} />
          <span>{label}</span>
          <CountBadge count={count} />
        </Link>
      ))}
    </nav>
  );
}
