import type { ProductDetails } from 'contract/catalogue/details';
import { lazy, Suspense } from 'react';
import { titleOf } from '../../../goods/product-words';
import { WayToLotteries } from '../../../lottery/WayToLotteries';
import { BuyBar, OfferBar } from './BuyBar';
import css from './BuyBar.module.css';
import { StockAlertButton } from './StockAlert';
import { useWayToBuy } from './way-to-buy';

const DrawLink = lazy(() =>
  import('../../../lottery/WayToDraw').then(({ DrawLink }) => ({ default: DrawLink })),
);

type Props = { product: ProductDetails; storeId: number };

/** On a phone: what it costs here and the way to it, whichever it is, while the page's own is out of view. */
export function WayInReach({ product, storeId }: Props) {
  const offer = product.availability[0]?.offer;
  const { way, limit } = useWayToBuy(product, offer);
  if (!offer) return null;
  const bar = { name: titleOf(product), offer };
  if (way === 'cart')
    return <BuyBar key={storeId} {...bar} goods={{ product_id: product.id }} limit={limit?.left ?? null} />;
  return (
    <OfferBar key={`${storeId} ${way}`} {...bar}>
      {way === 'draw' && (
        <Suspense fallback={<WayToLotteries />}>
          <DrawLink storeId={storeId} productId={product.id} />
        </Suspense>
      )}
      {way === 'letter' && <StockAlertButton storeId={storeId} productId={product.id} />}
      {way === 'limit' && <p className={css.word}>Limit reached</p>}
    </OfferBar>
  );
}
