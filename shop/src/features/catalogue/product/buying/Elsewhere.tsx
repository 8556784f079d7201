import { formatMoney, formatNumber } from 'browser/formats/format';
import type { Availability, ProductDetails } from 'contract/catalogue/details';
import { MapPin } from 'lucide-react';
import { shortStoreName } from '../../../stores/store-words';
import { ChooseStoreButton } from './ChooseStoreButton';
import css from './Elsewhere.module.css';

/** In miles. Nobody goes farther for a bottle: beyond this, the city says more than the distance. */
const nearby = 60;
const mostTold = 3;

export const whereOf = ({ miles, city }: Availability) =>
  miles !== null && miles <= nearby ? `${formatNumber(miles)} mi` : city;

/** The other stores that have it, the nearest first. */
const placesWithIt = ([, ...others]: readonly Availability[]) =>
  others
    .filter(({ offer }) => offer && offer.stock !== 'out')
    .toSorted((one, other) => (one.miles ?? Infinity) - (other.miles ?? Infinity))
    .slice(0, mostTold);

/** Where it can be had, for how much and how far away, with the way there. */
export const Elsewhere = ({ product }: { product: ProductDetails }) => {
  const places = placesWithIt(product.availability);
  return (
    places.length > 0 && (
      <ul className={css.places} aria-label="Where it is in stock">
        {places.map((place) => (
          <li key={place.store_id} className={css.place}>
            <MapPin aria-hidden="true" />
            <span>
              In stock at {shortStoreName(place.store_name)}, {formatMoney(place.offer!.price)},{' '}
              {whereOf(place)}
            </span>
            <ChooseStoreButton storeId={place.store_id} storeName={place.store_name} />
          </li>
        ))}
      </ul>
    )
  );
};
