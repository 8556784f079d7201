import type { ProductDetails } from 'contract/catalogue/details';
import { CardRow } from '../../goods/CardRow';
import { ProductOnShelf } from '../ProductOnShelf';
import { differences } from './differences';

/** What somebody who likes it may like as well, and how each differs. */
export const RelatedProducts = ({ product }: { product: ProductDetails }) =>
  product.related.length > 0 && (
    <div id="similar" tabIndex={-1}>
      <CardRow title="You may also like">
        {product.related.map((card) => (
          <ProductOnShelf key={card.id} card={card} note={differences(product, card)} />
        ))}
      </CardRow>
    </div>
  );
