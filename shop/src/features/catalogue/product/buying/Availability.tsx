import { Badge } from 'browser/ui/values/Badge';
import { Price } from 'browser/ui/values/Price';
import type { Availability as AtStore, ProductDetails } from 'contract/catalogue/details';
import { FulfilmentModes } from '../../../stores/FulfilmentModes';
import { shortStoreName } from '../../../stores/store-words';
import css from './Availability.module.css';
import { ChooseStoreButton } from './ChooseStoreButton';
import { StockLine } from './StockLine';

type Props = { product: ProductDetails; storeId: number };

/** What each store asks for it, whether it has it, and how it hands it over. */
export const Availability = ({ product: { availability }, storeId }: Props) => (
  <section className={css.section} aria-labelledby="availability">
    <h2 id="availability">At our stores</h2>
    <ul className={css.places}>
      {availability.map((place) => (
        <PlaceRow key={place.store_id} place={place} isHere={place.store_id === storeId} />
      ))}
    </ul>
  </section>
);

const PlaceRow = ({ place, isHere }: { place: AtStore; isHere: boolean }) => (
  <li className={css.place} data-off={!place.offer || undefined}>
    <div className={css.words}>
      <p className={css.name}>
        {shortStoreName(place.store_name)}
        <span className={css.city}>{place.city}</span>
        {isHere && <Badge tone="success-outline">Your store</Badge>}
      </p>
      {place.offer ? <FulfilmentModes modes={place.modes} /> : <p className={css.not}>Not carried here</p>}
    </div>
    {place.offer && (
      <div className={css.offer}>
        <Price cents={place.offer.price} compareAtCents={place.offer.compare_at} />
        <StockLine offer={place.offer} />
      </div>
    )}
    {!isHere && place.offer && (
      <div className={css.choose}>
        <ChooseStoreButton storeId={place.store_id} storeName={place.store_name} />
      </div>
    )}
  </li>
);
