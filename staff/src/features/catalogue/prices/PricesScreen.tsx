import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Pagination } from 'browser/ui/lists/Pagination';
import { Page } from 'browser/ui/page/Page';
import type { StoreProduct } from 'contract/catalogue/assortment.staff';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { NoStore } from '../../../ui/NoStore';
import { CatalogueFilters } from '../CatalogueFilters';
import { storeProductsQuery } from '../catalogue.api';
import type { CatalogueSearch } from '../catalogue-search';
import { PriceGrid } from './PriceGrid';
import type { Priced } from './price-edits';
import { SaveBar } from './SaveBar';

const route = getRouteApi('/main/prices');

/** What a store asks, typed or pasted over and saved at once. */
export function PricesScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { stores, store } = useChosenStore('prices.change', search.store);
  const choose = (chosen: CatalogueSearch) =>
    void navigate({ search: (before) => ({ ...before, ...chosen, page: undefined }), replace: true });
  if (!store) return <NoStore title="Prices" />;
  return (
    <Page
      title="Prices"
      lead={store.name}
      actions={
        <Link to="/prices/plans" search={{ store: store.id }}>
          Price plans
        </Link>
      }
    >
      <Prices key={store.id} {...{ stores, store, search, choose }} />
    </Page>
  );
}

type Chosen = ReturnType<typeof useChosenStore>;
type Props = {
  stores: Chosen['stores'];
  store: NonNullable<Chosen['store']>;
  search: CatalogueSearch;
  choose: (chosen: CatalogueSearch) => void;
};

const isPriced = (product: StoreProduct): product is StoreProduct & Priced => product.price !== null;

function Prices({ stores, store, search, choose }: Props) {
  const query = useQuery(storeProductsQuery(store.id, { ...search, show: 'carried' }));
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  return (
    <>
      <CatalogueFilters
        storeId={store.id}
        busy={isPlaceholderData}
        onChoose={choose}
        {...{ stores, search }}
      />
      {!data && error && (
        <Trouble title="We could not load prices" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {!data && !error && <Skeleton lines={8} label="Loading prices" />}
      {data?.data.length === 0 && (
        <p>{search.q ? `Nothing matches “${search.q}”.` : 'This store sells nothing yet.'}</p>
      )}
      {data && data.data.length > 0 && (
        <PriceGrid storeId={store.id} rows={data.data.filter(isPriced)} busy={isPlaceholderData} />
      )}
      {data && (
        <Pagination
          label="Pages of prices"
          page={data.page}
          pages={data.total_pages}
          link={(page, look) => <Link {...look} to="/prices" search={{ ...search, page }} />}
        />
      )}
      <SaveBar storeId={store.id} />
    </>
  );
}
