import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Pagination } from 'browser/ui/lists/Pagination';
import { pagingInAddress } from 'browser/ui/lists/paging';
import { Nothing } from 'browser/ui/page/Nothing';
import { Page } from 'browser/ui/page/Page';
import type { WineSetCard } from 'contract/catalogue/cards';
import art from '../../../art/vignette-results.avif';
import { useStoreData } from '../../../platform/store-data';
import { CardGrid } from '../../goods/CardGrid';
import { CardGridSkeleton } from '../../goods/CardGridSkeleton';
import { readProductSearch, usualPageSize } from '../product-search';
import { SetOnShelf } from '../SetOnShelf';
import css from './WineSetsScreen.module.css';
import { wineSetsQuery } from './wine-sets.api';

const route = getRouteApi('/main/in-store/wine-set');

export function WineSetsScreen() {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  return (
    <Page
      title="Wine sets"
      lead="Bottles that belong together, chosen by the people who pour them, for less than buying them one by one."
    >
      {store && <WineSets storeId={store.id} />}
    </Page>
  );
}

function WineSets({ storeId }: { storeId: number }) {
  const navigate = useNavigate({ from: '/wine-set' });
  const { page, pageSize } = readProductSearch(route.useSearch());
  const sets = useQuery(wineSetsQuery(storeId, { page, pageSize }));

  if (sets.isPending) return <CardGridSkeleton label="Loading wine sets" />;
  if (!sets.data)
    return (
      <Trouble title="The wine sets could not be loaded" again={sets.refetch} busy={sets.isFetching}>
        {inWords(sets.error)}
      </Trouble>
    );

  const { data, total_rows, total_pages } = sets.data;
  if (total_rows === 0) return <NoSets />;
  const shown = Math.min(page, total_pages);
  return (
    <div className={css.sets}>
      <Shelf sets={data} busy={sets.isPlaceholderData} />
      <Pagination
        page={shown}
        pages={total_pages}
        label="Pages of wine sets"
        link={(to, look) => (
          <Link
            {...look}
            from="/wine-set"
            to="."
            search={pagingInAddress({ page: to, pageSize }, usualPageSize)}
          />
        )}
        pageSize={pageSize}
        onPageSize={(size) =>
          void navigate({ search: pagingInAddress({ page: 1, pageSize: size }, usualPageSize) })
        }
      />
    </div>
  );
}

const seenFirst = 4;

const Shelf = ({ sets, busy }: { sets: readonly WineSetCard[]; busy: boolean }) => (
  <CardGrid label="Wine sets" busy={busy}>
    {sets.map((set, index) => (
      <SetOnShelf key={set.id} set={set} heading="h2" first={index < seenFirst} />
    ))}
  </CardGrid>
);

const NoSets = () => (
  <Nothing picture={art} says="No wine sets at this store" way={{ to: '/products', label: 'Shop all wine' }}>
    Sets of bottles that belong together appear here when the store has packed them.
  </Nothing>
);
