import { getRouteApi } from '@tanstack/react-router';
import { Page } from 'browser/ui/page/Page';
import type { Shelf } from 'contract/stock/stock.staff';
import { useChosenStore } from '../../../platform/use-chosen-store';
import grid from '../../../ui/columns.module.css';
import { NoStore } from '../../../ui/NoStore';
import { AllStock } from '../AllStock';
import { BottlesFound } from '../finding/BottlesFound';
import { ScanField } from '../finding/ScanField';
import { putInto } from './delivery-draft';
import { Received } from './Received';
import css from './ReceiveScreen.module.css';

const route = getRouteApi('/main/stock/receive');

const tooMany = 'This delivery has as many different bottles as one may have. Receive it, and start another.';

const put = (storeId: number, shelf: Shelf, bottles: number) =>
  putInto(storeId, shelf, bottles) ? undefined : tooMany;

/** What has come to a store, scanned or searched, and then put onto its shelves at once. */
export function ReceiveScreen() {
  const { store: asked } = route.useSearch();
  const { store } = useChosenStore('stock.receive', asked);
  if (!store) return <NoStore title="Receive a delivery" />;
  return (
    <Page title="Receive a delivery" lead={store.name} actions={<AllStock storeId={store.id} />}>
      <div className={grid.columns} key={store.id}>
        <div className={css.ways}>
          <ScanField storeId={store.id} onBottles={(shelf, count) => put(store.id, shelf, count)} />
          <BottlesFound storeId={store.id} onBottle={(shelf) => put(store.id, shelf, 1)} />
        </div>
        <Received storeId={store.id} />
      </div>
    </Page>
  );
}
