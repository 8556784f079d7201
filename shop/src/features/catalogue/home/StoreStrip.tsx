import { PageHeading } from 'browser/ui/page/PageHeading';
import type { KeptStore } from '../../../platform/store-data';
import { FulfilmentModes } from '../../stores/FulfilmentModes';
import css from './StoreStrip.module.css';

/** Whose home it is, and how to reach it. */
export const StoreStrip = ({ store }: { store: KeptStore }) => (
  <div className={css.strip}>
    <PageHeading>{store.name}</PageHeading>
    <p className={css.address}>
      <span>
        {store.address}
        <span className={css.city}>, {store.city}</span>
      </span>
      <a className={css.phone} href={`tel:${store.phone.replaceAll(' ', '')}`}>
        {store.phone}
      </a>
    </p>
    <div className={css.modes}>
      <FulfilmentModes modes={store.modes} />
    </div>
  </div>
);
