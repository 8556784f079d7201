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
import { Counting } from './Counting';
import { countQuery } from './counting.api';
import { Review } from './Review';
import { toneOfState, wordsOfState } from './words-of-counts';

const route = getRouteApi('/main/stock/counts/$id');

/** One count: done by people at the shelf, then looked at by a manager. */
export function CountScreen() {
  const { store } = useChosenStore('stock.see', route.useSearch().store);
  const { id } = route.useParams();
  return store ? (
    <OneCount key={`${store.id} ${id}`} store={store} id={id} />
  ) : (
    <Page title="Count">
      <p>There is no store where you may count.</p>
    </Page>
  );
}

type Props = { store: NonNullable<ReturnType<typeof useChosenStore>['store']>; id: string };

function OneCount({ store, id }: Props) {
  const { data: count, error, isFetching, refetch } = useQuery(countQuery(store.id, id));
  const mayApprove = store.keys.includes('stock.approve');
  const back = (
    <Link className={links.back} to="/stock/counts" search={{ store: store.id }}>
      All counts
    </Link>
  );
  if (!count)
    return (
      <Page title="Count" actions={back}>
        {error ? (
          <Trouble title="We could not load this count" again={refetch} busy={isFetching}>
            {inWords(error)}
          </Trouble>
        ) : (
          <Skeleton lines={6} label="Loading the count" />
        )}
      </Page>
    );
  const { state, name, why } = count;
  return (
    <Page
      title={name}
      lead={
        <>
          {store.name} <Badge tone={toneOfState[state]}>{wordsOfState[state]}</Badge>
        </>
      }
      actions={back}
    >
      {why && (
        <Notice>
          {state === 'dropped' ? 'Dropped' : 'Sent back'}: {why}
        </Notice>
      )}
      {state === 'counting' && <Counting storeId={store.id} count={count} mayDrop={mayApprove} />}
      {state !== 'counting' && mayApprove && <Review storeId={store.id} count={count} />}
      {state === 'waiting' && !mayApprove && <p>It is counted. A manager looks at it now.</p>}
      {state === 'approved' && !mayApprove && <p>The stock is set right by this count.</p>}
      <ActsOf thing="count" id={id} />
    </Page>
  );
}
