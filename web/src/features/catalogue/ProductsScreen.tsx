import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { CallError } from '../../platform/call-error';
import { plural } from '../../platform/format';
import { keptPlaceOf, useKeptPlace } from '../../platform/kept-places';
import { useStoreData } from '../../platform/store-data';
import { useMedia } from '../../platform/use-media';
import { announce } from '../../ui/announcer';
import { Pagination } from '../../ui/Pagination';
import { Trouble } from '../../ui/Trouble';
import { CardGridSkeleton } from './CardGridSkeleton';
import { productsQuery } from './catalogue.api';
import { ListingBar } from './ListingBar';
import { ListingHeading } from './ListingHeading';
import { PageLink } from './PageLink';
import { ProductCards } from './ProductCards';
import css from './ProductsScreen.module.css';
import { products } from './product-words';
import { RefinementsSkeleton } from './RefinementsSkeleton';
import { useFollowedFilter } from './use-followed-filter';
import { useListing } from './use-listing';

// In one file with the page: the route asks while the page's code is on its way.
export { askForProducts } from './ask-ahead';

const Refinements = lazy(() => import('./Refinements').then(({ Refinements }) => ({ default: Refinements })));
const NoProducts = lazy(() => import('./NoProducts').then(({ NoProducts }) => ({ default: NoProducts })));

/** The shelves of the selected store: the guard has seen to it that there is one. */
export function ProductsScreen() {
  const store = useStoreData(({ selectedStore }) => selectedStore!);
  const listing = useListing();
  const { search, change } = listing;
  const isWide = useMedia('(width >= 64rem)');
  const results = useRef<HTMLDivElement>(null);
  const list = useQuery(productsQuery(store.id, search));
  const { data, isPlaceholderData: isOld } = list;

  useFollowedFilter(search);
  useSpokenCount(isOld ? undefined : data?.total_rows);
  useExistingPage(search.page, isOld ? undefined : data?.total_pages, (page) =>
    change({ page }, { replace: true }),
  );
  const inHistory = useRouterState({ select: ({ location }) => location.state.__TSR_key });
  useKeptPlace(inHistory, Boolean(data) && !isOld);
  const seen = isWide ? 12 : 6;

  const toResults = () => results.current?.scrollIntoView({ block: 'start' });
  const isEmpty = data?.total_rows === 0;

  return (
    <div className={css.page}>
      <ListingHeading search={search} cards={data?.data} total={data && plural(data.total_rows, products)} />
      <div className={css.columns}>
        {isWide && (
          <aside className={css.refinements} aria-label="Refine">
            <Suspense fallback={<RefinementsSkeleton />}>
              <Refinements listing={listing} facets={data?.facets} />
            </Suspense>
          </aside>
        )}
        <div ref={results} className={css.results}>
          <ListingBar listing={listing} products={data} sheet={!isWide} />
          {!data && list.isError && (
            <Trouble title="The shelves could not be loaded" again={list.refetch} busy={list.isFetching}>
              {list.error instanceof CallError && list.error.message}
            </Trouble>
          )}
          {!data && !list.isError && <CardGridSkeleton cards={seen} />}
          {isEmpty && (
            <Suspense fallback={<CardGridSkeleton cards={4} />}>
              <NoProducts listing={listing} busy={isOld} />
            </Suspense>
          )}
          {data && !isEmpty && (
            <>
              <h2 className={css.unseen}>Products</h2>
              {/* Whoever comes back to a place further down finds all of the list at once. */}
              <ProductCards
                cards={data.data}
                seen={keptPlaceOf(inHistory) > 0 ? data.data.length : seen}
                busy={isOld}
              />
              <Pagination
                label="Pages of products"
                page={search.page}
                pages={data.total_pages}
                link={(page, look) => (
                  <PageLink key={page} search={search} page={page} {...look} onClick={toResults} />
                )}
                pageSize={search.pageSize}
                onPageSize={(pageSize) => {
                  change({ pageSize });
                  toResults();
                }}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** Who listens hears how many there are, whenever that changes. */
function useSpokenCount(total: number | undefined) {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (total === undefined) return;
    if (before.current !== undefined && before.current !== total) announce(plural(total, products));
    before.current = total;
  }, [total]);
}

/** A page beyond the end is the last one. */
function useExistingPage(page: number, pages: number | undefined, turnTo: (page: number) => void) {
  const beyond = pages !== undefined && pages > 0 && page > pages;
  useEffect(() => {
    if (beyond) turnTo(pages);
  });
}
