import { Link } from '@tanstack/react-router';
import { IconButton } from 'browser/ui/buttons/IconButton';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import { Price } from 'browser/ui/values/Price';
import { Rating } from 'browser/ui/values/Rating';
import type { ProductDetails } from 'contract/catalogue/details';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { compareNoMore } from '../../../platform/compared';
import { AddOrChange } from '../../cart/AddOrChange';
import { ProductPicture } from '../../goods/ProductPicture';
import { titleOf } from '../../goods/product-words';
import { StockLine } from '../product/buying/StockLine';
import css from './CompareTable.module.css';
import { compareRows } from './compare-rows';

type Props = { products: readonly ProductDetails[] };

/** The keyboard goes on from the top of the page: the column is gone. */
function remove(product: ProductDetails, { currentTarget }: MouseEvent) {
  compareNoMore(product.id);
  currentTarget.closest('main')?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Narrow screens scroll it sideways; the names of the facts stay where they are. */
export const CompareTable = ({ products }: Props) => (
  // What scrolls takes the focus, so that the arrow keys move it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className={css.window} aria-label="Bottles side by side" tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          <td className={css.corner}>
            <VisuallyHidden>Fact</VisuallyHidden>
          </td>
          {products.map((product) => (
            <th key={product.id} scope="col" className={css.bottle}>
              <Head product={product} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareRows(products).map(({ name, values, differs }) => (
          <tr key={name} data-differs={differs || undefined}>
            <th scope="row" className={css.fact}>
              {name}
            </th>
            {values.map((value, at) => (
              <td key={products[at]!.id} className={css.value}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function Head({ product }: { product: ProductDetails }) {
  const name = titleOf(product);
  const offer = product.availability[0]?.offer;
  const canBuy = offer && offer.stock !== 'out' && product.allocation !== 'lottery';
  return (
    <div className={css.head}>
      <IconButton
        className={css.remove}
        size="small"
        label={`Remove ${name} from the comparison`}
        onClick={(event) => remove(product, event)}
      >
        <X aria-hidden="true" />
      </IconButton>
      <span className={css.picture}>
        <ProductPicture imageId={product.images[0] ?? null} sizes="120px" widths={[160, 240, 400]} />
      </span>
      <span className={css.brand}>{product.brand.name}</span>
      <Link
        className={css.name}
        to="/products/$productName/$productId"
        params={{ productName: product.slug, productId: `${product.id}` }}
      >
        {name}
      </Link>
      {product.rating !== null && <Rating value={product.rating} count={product.rating_count} />}
      {offer ? (
        <>
          <Price cents={offer.price} compareAtCents={offer.compare_at} />
          <StockLine offer={offer} />
        </>
      ) : (
        <span className={css.brand}>Not carried at your store</span>
      )}
      {canBuy && (
        <AddOrChange
          goods={{ product_id: product.id }}
          name={name}
          left={offer.left}
          limit={product.limit_per_customer}
        />
      )}
    </div>
  );
}
