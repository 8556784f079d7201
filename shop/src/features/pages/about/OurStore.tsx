import { Link } from '@tanstack/react-router';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Card } from 'browser/ui/lists/Card';
import { cardLink } from 'browser/ui/lists/card-link';
import type { Store } from 'contract/stores';
import { FulfilmentModes } from '../../stores/FulfilmentModes';
import { openingInWords } from '../../stores/opening';
import { StorePicture } from '../../stores/StorePicture';
import css from './OurStore.module.css';

export function OurStore({ store, now }: { store: Store; now: Date }) {
  const { name, address, city, phone, modes, city_slug, slug, license_number } = store;
  return (
    <Card as="li" space="none" className={css.store}>
      <StorePicture store={store} />
      <div className={css.words}>
        <h3>
          <Link {...cardLink} to="/$city/$store" params={{ city: city_slug, store: slug }}>
            {name}
          </Link>
        </h3>
        <p className={css.address}>
          {address}, {city}
        </p>
        <p className={css.opening}>{openingInWords(store, now)}</p>
        <FulfilmentModes modes={modes} />
        <p className={css.phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
        {license_number && <p className={css.license}>License {license_number}</p>}
      </div>
    </Card>
  );
}

export const OurStoreSkeleton = () => (
  <Card as="li" space="none" className={css.store}>
    <Skeleton shape="block" ratio="3 / 2" />
    <div className={css.words}>
      <Skeleton lines={6} />
    </div>
  </Card>
);
