import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { ActsOf } from '../../record/ActsOf';
import { AllSupply } from './AllSupply';
import { SentOrder } from './SentOrder';
import { SupplyDraft } from './SupplyDraft';
import { supplyOrderQuery } from './supply.api';
import { toneOfState, wordsOfState } from './words-of-supply';

const route = getRouteApi('/main/stock/supply/$id');

/** One supply order: put together, sent, and waited for. */
export function SupplyOrderScreen() {
  const search = route.useSearch();
  const { store } = useChosenStore('stock.approve', search.store);
  const { id } = route.useParams();
  return store ? (
    <OneOrder key={`${store.id} ${id}`} storeId={store.id} id={id} startsWithLow={search.low ?? false} />
  ) : (
    <Page title="Supply order">
      <p>There is no store where you may order.</p>
    </Page>
  );
}

function OneOrder({ storeId, id, startsWithLow }: { storeId: number; id: string; startsWithLow: boolean }) {
  const { data: order, error, isFetching, refetch } = useQuery(supplyOrderQuery(storeId, id));
  if (!order)
    return (
      <Page title="Supply order" actions={<AllSupply storeId={storeId} />}>
        {error ? (
          <Trouble title="We could not load this order" again={refetch} busy={isFetching}>
            {inWords(error)}
          </Trouble>
        ) : (
          <Skeleton lines={6} label="Loading the order" />
        )}
      </Page>
    );
  const { number, supplier, state } = order;
  return (
    <Page
      title={`Supply order ${number} from ${supplier.name}`}
      lead={<Badge tone={toneOfState[state]}>{wordsOfState[state]}</Badge>}
      actions={<AllSupply storeId={storeId} />}
    >
      {state === 'draft' ? (
        <SupplyDraft storeId={storeId} order={order} startsWithLow={startsWithLow} />
      ) : (
        <SentOrder storeId={storeId} order={order} />
      )}
      <ActsOf thing="supply_order" id={id} />
    </Page>
  );
}
