import { Card } from 'browser/ui/lists/Card';
import type { Store } from 'contract/stores';
import { openingInWords } from '../../stores/opening';
import { SpecialDays } from '../../stores/SpecialDays';
import { StoreHours } from '../../stores/StoreHours';
import { StorePicture } from '../../stores/StorePicture';
import css from './StoreAside.module.css';

/** For customers who would rather call or come by. */
export const StoreAside = ({ store, now }: { store: Store; now: Date }) => (
  <Card as="section" space="none" className={css.aside} aria-labelledby="the-store">
    <StorePicture store={store} />
    <div className={css.words}>
      <h2 id="the-store">{store.name}</h2>
      <address className={css.address}>
        {store.address}
        <br />
        {store.city}, {store.state} {store.zip}
      </address>
      <p>
        <a className={css.phone} href={`tel:${store.phone.replaceAll(' ', '')}`}>
          {store.phone}
        </a>
        <span className={css.opening}>{openingInWords(store, now)}</span>
      </p>
      <SpecialDays store={store} now={now} />
      <StoreHours store={store} now={now} />
      {store.license_number && <p className={css.license}>License {store.license_number}</p>}
    </div>
  </Card>
);
