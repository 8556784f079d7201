import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import type { Column } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import { Price } from 'browser/ui/values/Price';
import { type Assortment, assortments, type StoreProduct } from 'contract/catalogue/assortment.staff';
import { useMe } from '../../../platform/me';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { DataTable } from '../../../ui/DataTable';
import { NoStore } from '../../../ui/NoStore';
import { ViewsBar } from '../../views/ViewsBar';
import { CatalogueFilters } from '../CatalogueFilters';
import { storeProductsQuery } from '../catalogue.api';
import type { CatalogueSearch } from '../catalogue-search';
import { productName } from '../product-name';
import { AssortmentButton } from './AssortmentButton';
import css from './ProductsScreen.module.css';

const route = getRouteApi('/main/products');

const showing: Record<Assortment, string> = {
  carried: 'Sold here',
  not_carried: 'Not sold here',
  retired: 'Retired',
};
const everything = 'all';

/** All products, with what a store asks for each. */
export function ProductsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { stores, store } = useChosenStore('products.see', search.store);
  const mayCreate = useMe().keys.includes('products.change');
  if (!store) return <NoStore title="Products" />;
  const choose = (chosen: CatalogueSearch) =>
    void navigate({ search: (before) => ({ ...before, ...chosen, page: undefined }), replace: true });
  return (
    <Page title="Products" lead={store.name} actions={<Ways mayCreate={mayCreate} />}>
      <Products key={store.id} {...{ stores, store, search, choose }} />
    </Page>
  );
}

const Ways = ({ mayCreate }: { mayCreate: boolean }) => (
  <>
    <Link {...buttonLook({ size: 'small', variant: 'secondary' })} to="/products/names">
      Brands and categories
    </Link>
    {mayCreate && (
      <Link {...buttonLook({ size: 'small' })} to="/products/new">
        New product
      </Link>
    )}
  </>
);

type Chosen = ReturnType<typeof useChosenStore>;
type Props = {
  stores: Chosen['stores'];
  store: NonNullable<Chosen['store']>;
  search: CatalogueSearch;
  choose: (chosen: CatalogueSearch) => void;
};

function Products({ stores, store, search, choose }: Props) {
  const query = useQuery(storeProductsQuery(store.id, search));
  const options = [
    { value: everything, name: 'All' },
    ...assortments.map((value) => ({ value, name: showing[value] })),
  ];
  const chooseShown = (value: string) => choose({ show: assortments.find((each) => each === value) });
  return (
    <>
      <CatalogueFilters
        storeId={store.id}
        busy={query.isPlaceholderData}
        onChoose={choose}
        {...{ stores, search }}
      >
        <InlineSelect
          label="Show"
          value={search.show ?? everything}
          options={options}
          onChange={chooseShown}
        />
      </CatalogueFilters>
      <DataTable
        what="products"
        head={<ViewsBar />}
        query={query}
        columns={columnsAt(store)}
        rowKey={({ id }) => `${id}`}
        rowName={productName}
        link={({ id }, look) => <Link {...look} to="/products/$id" params={{ id: `${id}` }} />}
        pageLink={(page, look) => <Link {...look} to="/products" search={{ ...search, page }} />}
        empty={search.q ? `Nothing matches “${search.q}”.` : 'There are no products here.'}
      />
    </>
  );
}

const columnsAt = (store: Props['store']): Column<StoreProduct>[] => [
  { id: 'name', header: 'Product', names: true, cell: (product) => <Names {...product} /> },
  { id: 'category', header: 'Category', cell: ({ category }) => category },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: (product) => <StorePrice {...product} />,
  },
  {
    id: 'available',
    header: 'Available',
    align: 'end',
    cell: ({ carried, retired, available }) => (carried && !retired ? available : '–'),
  },
  ...(store.keys.includes('assortment.change')
    ? [
        {
          id: 'assortment',
          header: 'Assortment',
          align: 'end',
          cell: (product: StoreProduct) => <AssortmentButton store={store} product={product} />,
        } as const,
      ]
    : []),
];

const StorePrice = ({ carried, retired, price, compare_at }: StoreProduct) =>
  carried && !retired && price !== null ? (
    <Price size="small" cents={price} compareAtCents={compare_at} />
  ) : (
    <span className={css.about}>Not sold here</span>
  );

const Names = ({ brand, name, vintage, size_ml, pack_count, retired }: StoreProduct) => (
  <span className={css.names}>
    <span className={css.name}>
      {name} {vintage}
    </span>
    <span className={css.about}>
      {[brand, size_ml && `${size_ml} ml`, pack_count > 1 && `${pack_count} pack`]
        .filter(Boolean)
        .join(' · ')}
    </span>
    {retired && <Badge tone="neutral">Retired</Badge>}
  </span>
);
