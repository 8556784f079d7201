import type { ProductDetails } from 'contract/catalogue-details';
import { ZoomIn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import css from './ProductGallery.module.css';
import { ProductPicture } from './ProductPicture';
import { titleOf } from './product-words';

const loadZoom = () => import('./ProductZoom').then(({ ProductZoom }) => ({ default: ProductZoom }));
const ProductZoom = lazy(loadZoom);

const widths = [240, 400, 600, 800, 1200] as const;
const shownWidth = '(width < 48rem) 70vw, (width < 64rem) 34vw, 480px';

/** The bottle; a press on it brings it near. */
export function ProductGallery({ product }: { product: ProductDetails }) {
  const [shown, setShown] = useState(0);
  const [near, setNear] = useState(false);
  const imageId = product.images[shown] ?? null;
  const name = `${product.brand.name} ${titleOf(product)}`;
  const standIn = shown === 0 ? product.stand_in : null;
  const picture = (
    <ProductPicture imageId={imageId} alt={name} sizes={shownWidth} widths={widths} first standIn={standIn} />
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
                aria-label={`Picture ${index + 1}`}
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
        {near && imageId && <ProductZoom imageId={imageId} name={name} onClose={() => setNear(false)} />}
      </Suspense>
    </div>
  );
}
