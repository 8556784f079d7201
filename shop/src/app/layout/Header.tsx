import { Link } from '@tanstack/react-router';
import { plural } from 'browser/formats/format';
import { Brand } from 'browser/ui/page/Brand';
import { useMedia } from 'browser/ui/use-media';
import { Heart, ShoppingBag } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ShopSearch } from '../../features/catalogue/search/ShopSearch';
import { useSession } from '../../platform/session';
import { CountBadge } from './CountBadge';
import css from './Header.module.css';
import { laterParts } from './later';
import { items, wishes } from './links';
import { ShopSheet } from './ShopSheet';
import { StoreButton } from './StoreButton';

const ShelfNav = lazy(async () => ({ default: (await laterParts()).ShelfNav }));
// Phones have it in the sheet and on a page of its own.
const AccountMenu = lazy(async () => ({ default: await (await laterParts()).accountMenu() }));

/** From here on there is room for the search field and the departments. */
export const wide = '(width >= 64rem)';

export function Header() {
  const customer = useSession(({ login }) => login?.customer);
  const isWide = useMedia(wide);
  const isDesk = useMedia('(width >= 48rem)');
  const { wishlist_count = 0, cart_count = 0 } = customer ?? {};
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <ShopSheet />
        <Brand />
        {isWide && <ShopSearch />}
        <StoreButton />
        <div className={css.own}>
          <div className={css.place}>
            <Suspense>{isDesk && <AccountMenu />}</Suspense>
          </div>
          <Link
            to="/wishlist"
            className={css.icon}
            aria-label={`Wishlist, ${plural(wishlist_count, wishes)}`}
          >
            <Heart aria-hidden="true" />
            <CountBadge count={wishlist_count} />
          </Link>
          <Link to="/cart" className={css.icon} aria-label={`Cart, ${plural(cart_count, items)}`}>
            <ShoppingBag aria-hidden="true" />
            <CountBadge count={cart_count} />
          </Link>
        </div>
      </div>
      <div className={css.shelves}>
        <Suspense>{isWide && <ShelfNav />}</Suspense>
      </div>
    </header>
  );
}
