import { Link } from '@tanstack/react-router';
import type { ProductDetails } from 'contract/catalogue-details';
import { buttonLook } from '../../ui/button-look';
import { Price } from '../../ui/Price';
import { ChooseStoreButton } from './ChooseStoreButton';
import css from './NotCarriedHere.module.css';
import { StockLine } from './StockLine';
import { shortStoreName } from './store-words';

/** Says so, where it is, and the way to it. */
export function NotCarriedHere({ product }: { product: ProductDetails }) {
  const [here, ...others] = product.availability;
  const nearest = bestOf(others, here?.city);
  return (
    <div className={css.words}>
      <p className={css.title}>Not carried at {here ? shortStoreName(here.store_name) : 'this store'}</p>
      {nearest?.offer ? (
        <>
          <p>
            It is at {shortStoreName(nearest.store_name)}, {nearest.city}:
          </p>
          <p className={css.offer}>
            <Price cents={nearest.offer.price} compareAtCents={nearest.offer.compare_at} size="large" />
            <StockLine offer={nearest.offer} />
          </p>
          <ChooseStoreButton storeId={nearest.store_id} storeName={nearest.store_name} wide />
        </>
      ) : (
        <>
          <p>None of our stores has it at the moment.</p>
          <Link {...buttonLook({ wide: true })} to="/products">
            See the shelves
          </Link>
        </>
      )}
    </div>
  );
}

type Place = ProductDetails['availability'][number];

/** One that has it before one that has not, and of those one in the same city. */
function bestOf(places: readonly Place[], city: string | undefined) {
  const worth = ({ offer, city: itsCity }: Place) =>
    (offer ? 4 : 0) + (offer && offer.stock !== 'out' ? 2 : 0) + (itsCity === city ? 1 : 0);
  return places.toSorted((one, other) => worth(other) - worth(one))[0];
}
