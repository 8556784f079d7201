import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useStoreData } from '../../platform/store-data';
import css from './StoreButton.module.css';

const StoreDialog = lazy(() =>
  import('../../features/stores/StoreDialog').then(({ StoreDialog }) => ({ default: StoreDialog })),
);

/** The selected store, and the way to another one. */
export function StoreButton() {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <button type="button" className={css.store} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <MapPin aria-hidden="true" size={18} />
        <span className={css.words}>
          <span className={css.city}>{store?.city ?? 'No store chosen'}</span>
          <span className={css.name}>{store?.name.replace('Cellar Door ', '') ?? 'Choose a store'}</span>
        </span>
      </button>
      <Suspense>{choosing && <StoreDialog open onClose={() => setChoosing(false)} />}</Suspense>
    </>
  );
}
