import type { Wish } from 'contract/wishlist';
import { ArrowDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatMoney } from '../../platform/format';
import type { KeptStore } from '../../platform/store-data';
import { Button } from '../../ui/Button';
import { ProductCard } from '../catalogue/ProductCard';
import { SetCard } from '../catalogue/SetCard';
import { toggleWish } from './hearts';
import { MoveToCart } from './MoveToCart';
import { NotCarried } from './NotCarried';
import css from './WishCard.module.css';
import { wishedOf } from './wanted-wishes';

type Props = { wish: Wish; store: KeptStore };

/** A wish as it stands on the shelf today. */
export function WishCard({ wish, store }: Props) {
  const { product, wine_set, dropped_by, name } = wish;
  const own = (
    <div className={css.own}>
      {dropped_by !== null && (
        <p className={css.drop}>
          <ArrowDown aria-hidden="true" />
          {formatMoney(dropped_by)} less than when you wished it
        </p>
      )}
      <MoveToCart wish={wish} />
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
      <ProductCard card={product} heading="h2">
        {own}
      </ProductCard>
    );
  if (wine_set)
    return (
      <SetCard set={wine_set} heading="h2">
        {own}
      </SetCard>
    );
  return (
    <NotCarried name={name} store={store}>
      {own}
    </NotCarried>
  );
}

/** The keyboard goes on from the card that takes its place, or from the top of the page. */
function remove(wish: Wish, { currentTarget }: MouseEvent<HTMLButtonElement>) {
  const place = currentTarget.closest('li');
  const next = place?.nextElementSibling ?? place?.previousElementSibling;
  const goesOn = next?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('h1');
  goesOn?.focus({ preventScroll: true });
  void toggleWish(wishedOf(wish));
}
