import { Price } from 'browser/ui/values/Price';
import { limitInWords } from 'contract/cart';
import type { StoreOffer } from 'contract/catalogue/cards';
import type { ProductDetails } from 'contract/catalogue/details';
import { lazy, Suspense } from 'react';
import { AddToCart } from '../../../cart/AddToCart';
import { useLimit } from '../../../cart/limit';
import { OfferMark } from '../../../goods/OfferMark';
import { titleOf } from '../../../goods/product-words';
import { WayToLotteries } from '../../../lottery/WayToLotteries';
import { WishButton } from '../../../wishlist/WishButton';
import type { ShownProduct } from '../product.api';
import css from './BuyBox.module.css';
import { DeliveryPromises } from './DeliveryPromises';
import { Elsewhere } from './Elsewhere';
import { NotCarriedHere } from './NotCarriedHere';
import { StockAlert } from './StockAlert';
import { StockLine } from './StockLine';
import { useWayToBuy } from './way-to-buy';

const WayToDraw = lazy(() =>
  import('../../../lottery/WayToDraw').then(({ WayToDraw }) => ({ default: WayToDraw })),
);

type Props = {
  product: ShownProduct;
  storeId: number;
  /** The price at another store is on its way. */
  busy: boolean;
};

/** What it costs here, whether it is here, and how it comes home. */
export function BuyBox({ product, storeId, busy }: Props) {
  const [here] = product.availability;
  // A bottle that is only drawn cannot be bought, so no delivery is promised and nothing else is offered
  // instead.
  const isDrawn = product.allocation === 'lottery';
  const isOut = here?.offer?.stock === 'out' && !isDrawn;
  return (
    <section className={css.box} aria-label="Buy" data-busy={busy || undefined}>
      <div className={css.heart}>
        <WishButton productId={product.id} name={titleOf(product)} />
      </div>
      {here?.offer ? (
        <>
          <p className={css.price}>
            <Price cents={here.offer.price} compareAtCents={here.offer.compare_at} size="large" />
          </p>
          <p className={css.stock}>
            {!isDrawn && <StockLine offer={here.offer} />}
            <Allocated product={product} />
          </p>
          <Offers words={product.promotions} />
          <WayToBuy product={product} storeId={storeId} offer={here.offer} />
          {isOut && <InsteadOfIt product={product} />}
          {!isOut && !isDrawn && <DeliveryPromises modes={here.modes} goods={{ product_id: product.id }} />}
        </>
      ) : (
        <NotCarriedHere product={product} />
      )}
    </section>
  );
}

const Offers = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && (
    <ul className={css.offers} aria-label="Offers">
      {words.map((each) => (
        <li key={each}>
          <OfferMark>{each}</OfferMark>
        </li>
      ))}
    </ul>
  );

/** For a sold-out bottle no delivery is promised. This tells where else it is, and what is similar. */
const InsteadOfIt = ({ product }: { product: ProductDetails }) => (
  <div className={css.instead}>
    <Elsewhere product={product} />
    {product.related.length > 0 && <a href="#similar">See similar bottles</a>}
  </div>
);

function Allocated({ product }: { product: ProductDetails }) {
  const limit = useLimit(product);
  return limit && <span className={css.limit}>{limitInWords(limit.limit, limit.bought)}</span>;
}

type WayProps = { product: ProductDetails; storeId: number; offer: StoreOffer };

function WayToBuy({ product, storeId, offer }: WayProps) {
  const { way, limit } = useWayToBuy(product, offer);
  if (way === 'draw')
    return (
      <div className={css.lottery} data-own-way>
        <p className={css.by}>By lottery only</p>
        <p>
          There isn’t enough for everyone who wants one. Entering is free, and winners can buy the bottle at
          this price.
        </p>
        <Suspense fallback={<WayToLotteries />}>
          <WayToDraw storeId={storeId} productId={product.id} />
        </Suspense>
      </div>
    );
  if (way === 'letter') return <StockAlert storeId={storeId} productId={product.id} />;
  if (way === 'limit')
    return (
      <p data-own-way>That’s all you can buy for now: the limit counts your orders of the past 12 months.</p>
    );
  return (
    <AddToCart
      key={storeId}
      goods={{ product_id: product.id }}
      name={titleOf(product)}
      left={offer.left}
      limit={limit?.left ?? null}
    />
  );
}
