import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { useState } from 'react';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import { AllStock } from '../AllStock';
import { Cost } from '../costs/Cost';
import { shelfQuery } from '../stock.api';
import { AdjustDialog } from './AdjustDialog';
import { Codes } from './Codes';
import { History } from './History';
import { PlaceForm } from './PlaceForm';
import css from './ShelfScreen.module.css';

const route = getRouteApi('/main/stock/$id');

/** One bottle at one store: how many there are, and why. */
export function ShelfScreen() {
  const { store } = useChosenStore('stock.see', route.useSearch().store);
  const productId = Number(route.useParams().id);
  return store ? (
    <AtStore key={`${store.id} ${productId}`} store={store} productId={productId} />
  ) : (
    <Page title="Stock">
      <p>There is no store yet.</p>
    </Page>
  );
}

type Props = { store: NonNullable<ReturnType<typeof useChosenStore>['store']>; productId: number };

function AtStore({ store, productId }: Props) {
  const { data: shelf, error, isFetching, refetch } = useQuery(shelfQuery(store.id, productId));
  const [adjusting, setAdjusting] = useState(false);
  const mayApprove = store.keys.includes('stock.approve');
  if (!shelf)
    return (
      <Page title="Stock" actions={<AllStock storeId={store.id} />}>
        {error ? (
          <Trouble title="We could not load this bottle" again={refetch} busy={isFetching}>
            {inWords(error)}
          </Trouble>
        ) : (
          <Skeleton lines={6} label="Loading the bottle" />
        )}
      </Page>
    );
  const { on_hand, held, waiting, under_way } = shelf;
  return (
    <Page
      title={bottleName(shelf)}
      lead={[bottleSize(shelf), store.name].filter(Boolean).join(', ')}
      actions={<AllStock storeId={store.id} />}
    >
      <div className={css.now}>
        <dl className={css.counts}>
          <Count name="On hand" count={on_hand} />
          <Count name="Promised" count={held} />
          <Count name="Free" count={on_hand - held} />
          {under_way > 0 && <Count name="Under way" count={under_way} />}
        </dl>
        {waiting > 0 && (
          <p>{plural(waiting, { one: '# customer waits for it.', other: '# customers wait for it.' })}</p>
        )}
        {mayApprove && (
          <Button variant="secondary" onClick={() => setAdjusting(true)}>
            Adjust
          </Button>
        )}
      </div>
      <PlaceForm
        key={shelf.shelf_place}
        storeId={store.id}
        productId={productId}
        place={shelf.shelf_place}
        mayChange={store.keys.includes('stock.count')}
      />
      {store.keys.includes('costs.see') && <Cost storeId={store.id} productId={productId} />}
      <History storeId={store.id} productId={productId} />
      <Codes storeId={store.id} productId={productId} codes={shelf.barcodes} mayChange={mayApprove} />
      <AdjustDialog
        open={adjusting}
        onClose={() => setAdjusting(false)}
        storeId={store.id}
        productId={productId}
        seen={on_hand}
      />
    </Page>
  );
}

const Count = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{count}</dd>
  </div>
);
