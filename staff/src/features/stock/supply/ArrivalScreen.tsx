import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { supplyOrderOver } from 'contract/stock/supply-receiving.staff';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { AllSupply } from './AllSupply';
import { ArrivalForm } from './ArrivalForm';
import { arrivalQuery } from './supply.api';

const route = getRouteApi('/main/stock/supply/$id/receive');

/** What has come of a supply order, beside what is expected of it. */
export function ArrivalScreen() {
  const { store: asked } = route.useSearch();
  const { store } = useChosenStore('stock.receive', asked);
  const { id } = route.useParams();
  return store ? (
    <Arriving key={`${store.id} ${id}`} storeId={store.id} id={id} />
  ) : (
    <Page title="Receive a supply order">
      <p>There is no store where you may receive deliveries.</p>
    </Page>
  );
}

function Arriving({ storeId, id }: { storeId: number; id: string }) {
  const { data: arrival, error, isFetching, refetch } = useQuery(arrivalQuery(storeId, id));
  const back = <AllSupply storeId={storeId} />;
  if (!arrival)
    return (
      <Page title="Receive a supply order" actions={back}>
        {error ? (
          <Trouble title="We could not load this order" again={refetch} busy={isFetching}>
            {inWords(error)}
          </Trouble>
        ) : (
          <Skeleton lines={6} label="Loading the order" />
        )}
      </Page>
    );
  return (
    <Page title={`Receive supply order ${arrival.number}`} lead={arrival.supplier} actions={back}>
      {arrival.over ? <p>{supplyOrderOver.message}</p> : <ArrivalForm storeId={storeId} arrival={arrival} />}
    </Page>
  );
}
