import type { ProductDetails } from 'contract/catalogue-details';
import { useEffect, useRef, useState } from 'react';
import { Price } from '../../ui/Price';
import { AddToCartButton } from '../cart/AddToCartButton';
import { WishButton } from '../wishlist/WishButton';
import css from './BuyBar.module.css';
import { titleOf } from './product-words';
import { StockLine } from './StockLine';

/** On a phone what it costs stays in view, above the bar of the shop, once the box itself has gone by. */
export function BuyBar({ product }: { product: ProductDetails }) {
  const { bar, isShown } = useShownBelowBox();
  const offer = product.availability[0]?.offer;
  return (
    <div ref={bar} className={css.place} hidden={!offer}>
      {offer && isShown && (
        <div className={css.bar}>
          <div className={css.words}>
            <p className={css.name}>{titleOf(product)}</p>
            <p className={css.offer}>
              <Price cents={offer.price} compareAtCents={offer.compare_at} />
              <StockLine offer={offer} />
            </p>
          </div>
          <div className={css.ways}>
            <WishButton productId={product.id} name={titleOf(product)} />
            {offer.stock !== 'out' && product.allocation !== 'lottery' && (
              <AddToCartButton goods={{ product_id: product.id }} name={titleOf(product)} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Watches the box that is marked with `data-buy-box`. */
function useShownBelowBox() {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const box = bar.current?.parentElement?.querySelector('[data-buy-box]');
    if (!box) return;
    // What lies below the window counts as in it: a jump to the reviews passes the box as well.
    const watching = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      root: document,
      rootMargin: '0px 0px 1000000px',
    });
    watching.observe(box);
    return () => watching.disconnect();
  }, []);
  return { bar, isShown };
}
