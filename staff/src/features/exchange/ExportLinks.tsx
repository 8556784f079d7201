import { buttonLook } from 'browser/ui/buttons/button-look';
import type { SheetKind } from 'contract/exchange/sheets';
import css from './ExchangeScreen.module.css';
import { exportAddress } from './exchange.api';
import { namesOfSheets } from './words-of-imports';

type Store = { id: number; name: string };

/** What the person may download: what is the same at all stores, and prices and stock of this one. */
export function ExportLinks({ store }: { store: Store | undefined }) {
  const link = (kind: SheetKind, storeId: number, about: string) => (
    <li>
      <a
        {...buttonLook({ variant: 'secondary', size: 'small' })}
        href={exportAddress(kind, storeId)}
        download
        aria-label={`${namesOfSheets[kind]}: ${about}`}
      >
        {namesOfSheets[kind]}
      </a>
    </li>
  );
  return (
    <ul className={css.choices}>
      {link('products', 0, 'all stores')}
      {link('barcodes', 0, 'all stores')}
      {link('pictures', 0, 'all stores')}
      {link('sets', 0, 'all stores')}
      {store && link('prices', store.id, store.name)}
      {store && link('stock', store.id, store.name)}
    </ul>
  );
}
