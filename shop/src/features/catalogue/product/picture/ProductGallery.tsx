import type { ProductDetails } from 'contract/catalogue/details';
import { ZoomIn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ProductPicture } from '../../../goods/ProductPicture';
import { titleOf } from '../../../goods/product-words';
import css from './ProductGallery.module.css';
import { useSwipe } from './use-swipe';

const loadZoom = () => import('./ProductZoom').then(({ ProductZoom }) => ({ default: ProductZoom }));
const ProductZoom = lazy(loadZoom);

const widths = [240, 400, 600, 800, 1200] as const;
const shownWidth = '(width < 48rem) 70vw, (width < 64rem) 34vw, 480px';

/** The bottle; a press on it brings it near, a swipe brings the next of its pictures. */
export function ProductGallery({ product }: { product: ProductDetails }) {
  const [shown, setShown] = useState(0);
  const [near, setNear] = useState(false);
  const imageId = product.images[shown] ?? null;
  const name = `${product.brand.name} ${titleOf(product)}`;
  const says = product.image_words[shown] || name;
  const last = product.images.length - 1;
  const swipe = useSwipe((by) => setShown((now) => Math.min(last, Math.max(0, now + by))));
  const standIn = shown === 0 ? product.stand_in : null;
  const picture = (
    <ProductPicture imageId={imageId} alt={says} sizes={shownWidth} widths={widths} first standIn={standIn} />
  );

  return (
    <div className={css.gallery}>
      {imageId === null ? (
        <div className={css.stage}>{picture}</div>
      ) : (
        <button
          type="button"
          className={css.stage}
          aria-haspopup="dialog"
          onClick={() => setNear(true)}
          {...(last > 0 && swipe)}
          onPointerEnter={() => void loadZoom()}
          onFocus={() => void loadZoom()}
        >
          {picture}
          <span className={css.hint}>
            <ZoomIn aria-hidden="true" />
            Look closer
          </span>
        </button>
      )}
      {product.images.length > 1 && (
        <ul className={css.pictures} aria-label="Pictures">
          {product.images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className={css.small}
                aria-label={product.image_words[index] || `Picture ${index + 1}`}
                aria-current={index === shown}
                onClick={() => setShown(index)}
              >
                <ProductPicture imageId={image} sizes="64px" widths={[80, 160]} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {near && imageId && <ProductZoom imageId={imageId} name={says} onClose={() => setNear(false)} />}
      </Suspense>
    </div>
  );
}
