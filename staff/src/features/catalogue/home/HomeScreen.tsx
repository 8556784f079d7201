import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Button } from 'browser/ui/buttons/Button';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Tabs } from 'browser/ui/lists/Tabs';
import { Page } from 'browser/ui/page/Page';
import { useState } from 'react';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { NoStore } from '../../../ui/NoStore';
import { StoreSwitch } from '../../../ui/StoreSwitch';
import { Campaigns } from './Campaigns';
import { editedHomeQuery } from './home.api';
import type { HomeSearch } from './home-search';
import { Picks } from './Picks';
import { PreviewDialog } from './PreviewDialog';
import { WaysIn } from './WaysIn';

const route = getRouteApi('/main/home');

/** What the home page of a store shows beside its shelves. */
export function HomeScreen() {
  const search = route.useSearch();
  const { stores, store } = useChosenStore('promotions.change', search.store);
  if (!store) return <NoStore title="Home page" />;
  return <HomeOf key={store.id} store={store} stores={stores} search={search} />;
}

type Store = { id: number; name: string };
type Props = { store: Store; stores: readonly Store[]; search: HomeSearch };

function HomeOf({ store, stores, search }: Props) {
  const navigate = route.useNavigate();
  const { data, error, isFetching, refetch } = useQuery(editedHomeQuery(store.id));
  const [isPreviewed, setPreviewed] = useState(false);
  const at = data && { storeId: store.id, today: data.today };
  return (
    <Page
      title="Home page"
      lead={stores.length > 1 ? undefined : store.name}
      actions={
        <>
          <StoreSwitch
            stores={stores}
            chosen={store.id}
            onChoose={(id) => void navigate({ search: { store: id, part: search.part } })}
          />
          <Button variant="secondary" size="small" disabled={!data} onClick={() => setPreviewed(true)}>
            Preview
          </Button>
        </>
      }
    >
      {!data && !error && <Skeleton lines={8} label="Loading the home page" />}
      {!data && error && (
        <Trouble title="We could not load the home page" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {at && (
        <Tabs
          label="Home page"
          selected={search.part ?? 'campaigns'}
          onSelect={(part) => void navigate({ search: { store: store.id, part }, replace: true })}
          tabs={[
            {
              id: 'campaigns',
              label: 'Campaigns',
              panel: <Campaigns at={at} when={search.when} page={search.page} />,
            },
            { id: 'ways', label: 'Ways in', panel: <WaysIn at={at} tiles={data.tiles} /> },
            { id: 'picks', label: 'Picks', panel: <Picks at={at} picks={data.picks} /> },
          ]}
        />
      )}
      {at && isPreviewed && <PreviewDialog at={at} draft={null} onClose={() => setPreviewed(false)} />}
    </Page>
  );
}
