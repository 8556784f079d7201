import { Link } from '@tanstack/react-router';
import { Heart, ShoppingBag } from 'lucide-react';
import { ShopSearch } from '../features/catalogue/ShopSearch';
import { plural } from '../platform/format';
import { useSession } from '../platform/session';
import { useMedia } from '../platform/use-media';
import { AccountMenu } from './AccountMenu';
import { Brand } from './Brand';
import { CountBadge } from './CountBadge';
import css from './Header.module.css';
import { ShelfNav } from './ShelfNav';
import { ShopSheet } from './ShopSheet';
import { StoreButton } from './StoreButton';

const wishes = { one: '# wish', other: '# wishes' };
const bottles = { one: '# item', other: '# items' };

/** From here on there is room for the search field and the departments. */
export const wide = '(width >= 64rem)';

export function Header() {
  const customer = useSession(({ login }) => login?.customer);
  const isWide = useMedia(wide);
  const { wishlist_count = 0, cart_count = 0 } = customer ?? {};
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <ShopSheet />
        <Brand />
        {isWide && <ShopSearch />}
        <StoreButton />
        <div className={css.own}>
          <AccountMenu />
          <Link
            to="/wishlist"
            className={css.icon}
            aria-label={`Wishlist, ${plural(wishlist_count, wishes)}`}
          >
            <Heart aria-hidden="true" />
            <CountBadge count={wishlist_count} />
          </Link>
          <Link to="/cart" className={css.icon} aria-label={`Cart, ${plural(cart_count, bottles)}`}>
            <ShoppingBag aria-hidden="true" />
            <CountBadge count={cart_count} />
          </Link>
        </div>
      </div>
      {isWide && <ShelfNav />}
    </header>
  );
}
