import { formatMoney } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import type { Wish } from 'contract/wishlist';
import { ArrowDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { KeptStore } from '../../platform/store-data';
import { ProductCard } from '../goods/ProductCard';
import { titleOf } from '../goods/product-words';
import { SetCard } from '../goods/SetCard';
import { toggleWish } from './hearts';
import { NotCarried } from './NotCarried';
import { WishButton } from './WishButton';
import css from './WishCard.module.css';
import { wishedOf } from './wanted-wishes';

type Props = {
  wish: Wish;
  store: KeptStore;
  /** The cart's button, given from outside: this feature must not import the cart. */
  wayToCart: ReactNode;
};

/** A wish as it stands on the shelf today. */
export function WishCard({ wish, store, wayToCart }: Props) {
  const { product, wine_set, dropped_by, name } = wish;
  const own = (
    <div className={css.own}>
      {dropped_by !== null && (
        <p className={css.drop}>
          <ArrowDown aria-hidden="true" />
          {formatMoney(dropped_by)} less than when you saved it
        </p>
      )}
      {wayToCart}
      <Button
        size="small"
        variant="quiet"
        className={css.remove}
        aria-label={`Remove ${name}`}
        onClick={(event) => remove(wish, event)}
      >
        Remove
      </Button>
    </div>
  );
  if (product)
    return (
      <ProductCard
        card={product}
        heading="h2"
        heart={<WishButton productId={product.id} name={titleOf(product)} />}
      >
        {own}
      </ProductCard>
    );
  if (wine_set)
    return (
      <SetCard
        set={wine_set}
        heading="h2"
        heart={<WishButton wineSetId={wine_set.id} name={wine_set.name} />}
      >
        {own}
      </SetCard>
    );
  return (
    <NotCarried name={name} store={store}>
      {own}
    </NotCarried>
  );
}

/** Moves the focus to the card that takes its place, or to the top of the page. */
function remove(wish: Wish, { currentTarget }: MouseEvent<HTMLButtonElement>) {
  const place = currentTarget.closest('li');
  const next = place?.nextElementSibling ?? place?.previousElementSibling;
  const goesOn = next?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('h1');
  goesOn?.focus({ preventScroll: true });
  void toggleWish(wishedOf(wish));
}
