import { Link } from '@tanstack/react-router';
import { Heart, House, ShoppingBag, User, Wine } from 'lucide-react';
import { useSession } from '../platform/session';
import { CountBadge } from './CountBadge';
import css from './PhoneBar.module.css';

/** The five ways that a thumb reaches. */
export function PhoneBar() {
  const { wishlist_count = 0, cart_count = 0 } = useSession(({ login }) => login?.customer) ?? {};
  const ways = [
    { to: '/', label: 'Home', Icon: House, count: 0 },
    { to: '/products', label: 'Shop', Icon: Wine, count: 0 },
    { to: '/wishlist', label: 'Wishlist', Icon: Heart, count: wishlist_count },
    { to: '/cart', label: 'Cart', Icon: ShoppingBag, count: cart_count },
    { to: '/profile', label: 'Account', Icon: User, count: 0 },
  ] as const;
  return (
    <nav aria-label="Main" className={css.bar}>
      {ways.map(({ to, label, Icon, count }) => (
        <Link key={to} to={to} className={css.way} activeOptions={{ exact: to === '/' }}>
          <Icon aria-hidden="true" size={22} />
          <span>{label}</span>
          <CountBadge count={count} />
        </Link>
      ))}
    </nav>
  );
}
