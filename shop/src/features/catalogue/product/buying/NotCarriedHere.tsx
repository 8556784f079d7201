import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Price } from 'browser/ui/values/Price';
import type { Availability, ProductDetails } from 'contract/catalogue/details';
import { shortStoreName } from '../../../stores/store-words';
import { ChooseStoreButton } from './ChooseStoreButton';
import { whereOf } from './Elsewhere';
import css from './NotCarriedHere.module.css';
import { StockLine } from './StockLine';

/** Says that this store does not carry it, which other one does, and leads there. */
export function NotCarriedHere({ product }: { product: ProductDetails }) {
  const [here, ...others] = product.availability;
  const nearest = bestOf(others);
  return (
    <div className={css.words}>
      <p className={css.title}>Not carried at {here ? shortStoreName(here.store_name) : 'this store'}</p>
      {nearest?.offer ? (
        <>
          <p>
            It is at {shortStoreName(nearest.store_name)}, {whereOf(nearest)}:
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
            Shop all wine
          </Link>
        </>
      )}
    </div>
  );
}

/** A store that has the bottle comes before one that has not; among equals, the nearest one. */
function bestOf(places: readonly Availability[]) {
  const worth = ({ offer }: Availability) => (offer ? 1 : 0) + (offer && offer.stock !== 'out' ? 1 : 0);
  const far = ({ miles }: Availability) => miles ?? Infinity;
  return places.toSorted((one, other) => worth(other) - worth(one) || far(one) - far(other))[0];
}
