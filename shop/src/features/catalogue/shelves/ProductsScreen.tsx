import { useQuery } from '@tanstack/react-query';
import { getRouteApi, type ParsedLocation, useRouterState } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { plural } from 'browser/formats/format';
import { keptPlaceOf, useKeptPlace } from 'browser/keeping/kept-places';
import { announce } from 'browser/ui/feedback/announcer';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { useMedia } from 'browser/ui/use-media';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useStoreData } from '../../../platform/store-data';
import { CardGridSkeleton } from '../../goods/CardGridSkeleton';
import { products } from '../../goods/product-words';
import { productsQuery } from '../catalogue.api';
import type { ProductAddress } from '../product-search';
import { ListingBar } from './ListingBar';
import { ListingHeading } from './ListingHeading';
import { PageLink } from './PageLink';
import { ProductCards } from './ProductCards';
import css from './ProductsScreen.module.css';
import { RefinementsSkeleton } from './RefinementsSkeleton';
import { useFollowedAddress } from './use-followed-address';
import { useListing } from './use-listing';

// In one file with the page: the route asks while the page's code is on its way.
export { askForProducts } from './ask-ahead';

const Refinements = lazy(() => import('./Refinements').then(({ Refinements }) => ({ default: Refinements })));
const DropRefinements = lazy(() =>
  import('./DroppedRefinements').then(({ DropRefinements }) => ({ default: DropRefinements })),
);
const DroppedNotice = lazy(() =>
  import('./DroppedRefinements').then(({ DroppedNotice }) => ({ default: DroppedNotice })),
);
// It stands below the list, which comes first.
const Pagination = lazy(() =>
  import('browser/ui/lists/Pagination').then(({ Pagination }) => ({ default: Pagination })),
);
const ReadWords = lazy(() => import('../search/ReadWords').then(({ ReadWords }) => ({ default: ReadWords })));
const NoProducts = lazy(() => import('./NoProducts').then(({ NoProducts }) => ({ default: NoProducts })));

const route = getRouteApi('/main/in-store/products');

/**
 * Shows what the address asks for at once, not only when the router has made the page ready for it: a box that was
 * ticked would lose its tick until then, and the next choice would be added to what was shown before.
 */
export function ProductsScreen() {
  const shown = route.useSearch();
  const { pathname, search, state } = useRouterState({ select: ({ location }) => location });
  const address = useFollowedAddress(pathname === '/products' ? (search as ProductAddress) : shown);
  return address && <Shelves address={address} state={state} />;
}

type Props = { address: ProductAddress; state: ParsedLocation['state'] };

/** The shelves of the selected store: the guard has seen to it that there is one. */
function Shelves({ address, state }: Props) {
  const store = useStoreData(({ selectedStore }) => selectedStore!);
  const listing = useListing(address);
  const { search, change } = listing;
  const isWide = useMedia('(width >= 64rem)');
  const results = useRef<HTMLDivElement>(null);
  const list = useQuery(productsQuery(store.id, search));
  const { data, isPlaceholderData: isOld } = list;
  const hasFailed = !data && list.isError;

  useSpokenCount(isOld ? undefined : data?.total_rows);
  useExistingPage(search.page, isOld ? undefined : data?.total_pages, (page) =>
    change({ page }, { replace: true }),
  );
  const inHistory = state.__TSR_key;
  useKeptPlace(inHistory, Boolean(data) && !isOld);
  const seen = isWide ? 12 : 6;

  const toDrop = !isOld && state.changedShelf && data?.narrowed ? data.narrowed.without : undefined;

  const toResults = () => results.current?.scrollIntoView({ block: 'start' });
  const isEmpty = data?.total_rows === 0 && !toDrop;

  return (
    <div className={css.page}>
      <ListingHeading search={search} cards={data?.data} total={data && plural(data.total_rows, products)} />
      <div className={css.columns}>
        {isWide && (
          <aside className={css.refinements} aria-label="Refine">
            {!hasFailed && (
              <Suspense fallback={<RefinementsSkeleton />}>
                <Refinements listing={listing} facets={data?.facets} />
              </Suspense>
            )}
          </aside>
        )}
        <div ref={results} className={css.results}>
          <ListingBar listing={listing} products={data} sheet={!isWide && !hasFailed} />
          {hasFailed && (
            <Trouble title="The shelves could not be loaded" again={list.refetch} busy={list.isFetching}>
              {inWords(list.error)}
            </Trouble>
          )}
          {!data && !hasFailed && <CardGridSkeleton cards={seen} />}
          {toDrop && (
            <Suspense fallback={<CardGridSkeleton cards={seen} />}>
              <DropRefinements listing={listing} refinements={toDrop} cards={seen} />
            </Suspense>
          )}
          {state.droppedRefinements && !isOld && (
            <Suspense>
              <DroppedNotice labels={state.droppedRefinements} />
            </Suspense>
          )}
          {isEmpty && (
            <Suspense fallback={<CardGridSkeleton cards={4} />}>
              <NoProducts listing={listing} busy={isOld} />
            </Suspense>
          )}
          {data && !isEmpty && !toDrop && (
            <>
              {data.words && search.q && !isOld && (
                <Suspense>
                  <ReadWords asked={search.q} words={data.words} />
                </Suspense>
              )}
              <h2 className={css.unseen}>Products</h2>
              {/* A person who comes back to a place further down needs the whole list at once. */}
              <ProductCards
                cards={data.data}
                seen={keptPlaceOf(inHistory) > 0 ? data.data.length : seen}
                busy={isOld}
              />
              <Suspense>
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
              </Suspense>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** Announces how many there are, whenever that changes. */
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
