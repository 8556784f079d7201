import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import { useChosenStore } from '../../../platform/use-chosen-store';
import links from '../../../ui/back.module.css';
import { ActsOf } from '../../record/ActsOf';
import { Arrival } from './Arrival';
import { Draft } from './Draft';
import { TransferLines } from './TransferLines';
import { transferQuery } from './transfers.api';
import { toneOfState, wordsOfState } from './words-of-transfers';

const route = getRouteApi('/main/stock/transfers/$id');

/** One transfer: put together at the one store, received at the other. */
export function TransferScreen() {
  const { store } = useChosenStore('stock.see', route.useSearch().store);
  const { id } = route.useParams();
  return store ? (
    <OneTransfer key={`${store.id} ${id}`} store={store} id={id} />
  ) : (
    <Page title="Transfer">
      <p>There is no store yet.</p>
    </Page>
  );
}

type Props = { store: NonNullable<ReturnType<typeof useChosenStore>['store']>; id: string };

function OneTransfer({ store, id }: Props) {
  const { data: transfer, error, isFetching, refetch } = useQuery(transferQuery(store.id, id));
  const back = (
    <Link className={links.back} to="/stock/transfers" search={{ store: store.id }}>
      All transfers
    </Link>
  );
  if (!transfer)
    return (
      <Page title="Transfer" actions={back}>
        {error ? (
          <Trouble title="We could not load this transfer" again={refetch} busy={isFetching}>
            {inWords(error)}
          </Trouble>
        ) : (
          <Skeleton lines={6} label="Loading the transfer" />
        )}
      </Page>
    );
  const { state, from, to, note, why } = transfer;
  const isDraft = state === 'draft' && from.id === store.id && store.keys.includes('stock.approve');
  const isArrival = state === 'under_way' && to.id === store.id && store.keys.includes('stock.receive');
  return (
    <Page
      title={`${from.name} to ${to.name}`}
      lead={<Badge tone={toneOfState[state]}>{wordsOfState[state]}</Badge>}
      actions={back}
    >
      {why && <Notice>Missing: {why}</Notice>}
      {!isDraft && note !== '' && <p>{note}</p>}
      {isDraft && <Draft storeId={store.id} transfer={transfer} />}
      {isArrival && <Arrival storeId={store.id} transfer={transfer} />}
      {!isDraft && !isArrival && <TransferLines transfer={transfer} />}
      <ActsOf thing="transfer" id={id} />
    </Page>
  );
}
