import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCall } from 'browser/calls/use-call';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { classNames } from 'browser/ui/class-names';
import { Notice } from 'browser/ui/feedback/Notice';
import type { Column } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { mostMatchingLabels } from 'contract/stock/labels.staff';
import type { Shelf } from 'contract/stock/stock.staff';
import { useState } from 'react';
import { useChosenStore } from '../../platform/use-chosen-store';
import { BottleCell } from '../../ui/bottles/BottleCell';
import { BottleSearch } from '../../ui/bottles/BottleSearch';
import { bottleName } from '../../ui/bottles/bottle-words';
import { CameraButton } from '../../ui/camera/CameraButton';
import { DataTable } from '../../ui/DataTable';
import filters from '../../ui/filters.module.css';
import { NoStore } from '../../ui/NoStore';
import { StoreSwitch } from '../../ui/StoreSwitch';
import { useScanner } from '../../ui/use-scanner';
import type { AllThatMatch } from '../../ui/use-selecting';
import { ViewsBar } from '../views/ViewsBar';
import css from './StockScreen.module.css';
import { lowShelvesQuery, readCode, shelvesQuery } from './stock.api';
import type { StockSearch } from './stock-search';

const route = getRouteApi('/main/stock');

/** What the shelves of a store have; a code that is scanned leads to its bottle. */
export function StockScreen() {
  const search = route.useSearch();
  const { stores, store } = useChosenStore('stock.see', search.store);
  if (!store) return <NoStore title="Stock" />;
  return (
    <Page title="Stock" lead={store.name} actions={<Work {...store} />}>
      <Shelves key={store.id} {...{ stores, store, search }} />
    </Page>
  );
}

/** What is done with the shelves of a store. */
const Work = ({ id, keys }: NonNullable<Chosen['store']>) => (
  <div className={filters.filters}>
    {keys.includes('stock.count') && (
      <Link
        {...buttonLook({ size: 'small', variant: 'secondary' })}
        to="/stock/counts"
        search={{ store: id }}
      >
        Counts
      </Link>
    )}
    <Link
      {...buttonLook({ size: 'small', variant: 'secondary' })}
      to="/stock/transfers"
      search={{ store: id }}
    >
      Transfers
    </Link>
    {keys.includes('costs.see') && (
      <Link
        {...buttonLook({ size: 'small', variant: 'secondary' })}
        to="/stock/margins"
        search={{ store: id }}
      >
        Margins
      </Link>
    )}
    {keys.includes('stock.receive') && (
      <Link
        {...buttonLook({ size: 'small', variant: 'secondary' })}
        to="/stock/supply"
        search={{ store: id }}
      >
        Supply orders
      </Link>
    )}
    {keys.includes('stock.receive') && (
      <Link {...buttonLook({ size: 'small' })} to="/stock/receive" search={{ store: id }}>
        Receive a delivery
      </Link>
    )}
  </div>
);

type Chosen = ReturnType<typeof useChosenStore>;
type Props = {
  stores: Chosen['stores'];
  store: NonNullable<Chosen['store']>;
  search: StockSearch;
};

const shown = { all: 'All bottles', low: 'Low stock' };

function Shelves({ stores, store, search }: Props) {
  const navigate = route.useNavigate();
  const { run, refusal } = useCall();
  const choose = (chosen: StockSearch) =>
    void navigate({ search: (before) => ({ ...before, ...chosen, page: undefined }), replace: true });
  const scan = (code: string) =>
    void run(async () => {
      const { product_id } = await readCode(store.id, code);
      await navigate({ to: '/stock/$id', params: { id: `${product_id}` }, search: { store: store.id } });
    });
  useScanner(scan);
  return (
    <>
      <search className={classNames(filters.filters, css.looking)}>
        {!search.low && (
          <BottleSearch words={search.q ?? ''} onWords={(q) => choose({ q: q || undefined })} />
        )}
        <StoreSwitch stores={stores} chosen={store.id} onChoose={(id) => choose({ store: id })} />
        <InlineSelect
          label="Show"
          value={search.low ? 'low' : 'all'}
          options={[
            { value: 'all', name: shown.all },
            { value: 'low', name: shown.low },
          ]}
          onChange={(value) => choose({ low: value === 'low' || undefined, q: undefined })}
        />
        {search.low && store.keys.includes('stock.approve') && (
          <Link
            {...buttonLook({ size: 'small', variant: 'secondary' })}
            to="/stock/supply"
            search={{ store: store.id, low: true }}
          >
            Order what is low
          </Link>
        )}
        <CameraButton size="small" onCode={scan}>
          {refusal && <Notice tone="danger">{refusal}</Notice>}
        </CameraButton>
      </search>
      <ViewsBar />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {search.low ? <LowShelves {...{ store, search }} /> : <AllShelves {...{ store, search }} />}
    </>
  );
}

const columns: Column<Shelf>[] = [
  {
    id: 'bottle',
    header: 'Bottle',
    names: true,
    cell: (shelf) => <BottleCell bottle={shelf} />,
  },
  { id: 'on_hand', header: 'On hand', align: 'end', cell: ({ on_hand }) => on_hand },
  { id: 'held', header: 'Promised', align: 'end', cell: ({ held }) => held },
  { id: 'free', header: 'Free', align: 'end', cell: ({ on_hand, held }) => on_hand - held },
];

type ListProps = Pick<Props, 'store' | 'search'>;

function AllShelves({ store, search }: ListProps) {
  const query = useQuery(shelvesQuery(store.id, search));
  const nothing = search.q ? `Nothing matches “${search.q}”.` : 'This store carries nothing yet.';
  return <ShelfTable what="bottles" empty={nothing} {...{ query, columns, store, search }} />;
}

const lowColumns: Column<Shelf & { waiting: number }>[] = [
  ...columns,
  { id: 'waiting', header: 'Customers waiting', align: 'end', cell: ({ waiting }) => waiting },
];

function LowShelves({ store, search }: ListProps) {
  const query = useQuery(lowShelvesQuery(store.id, search));
  return (
    <ShelfTable
      what="bottles that are low"
      empty="Nothing is low."
      columns={lowColumns}
      {...{ query, store, search }}
    />
  );
}

type TableProps<Row extends Shelf> = ListProps &
  Pick<Parameters<typeof DataTable<Row>>[0], 'what' | 'query' | 'columns' | 'empty'>;

function ShelfTable<Row extends Shelf>({ store, search, ...rest }: TableProps<Row>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [allOf, setAllOf] = useState<string>();
  const words = search.q ?? '';
  // Another search shows other bottles: all that match were those of the search before.
  const all: AllThatMatch = {
    isChosen: allOf === words,
    onChoose: (isChosen) => setAllOf(isChosen ? words : undefined),
    most: mostMatchingLabels,
  };
  const labels = (products: ReadonlySet<string>) => (
    <Link
      {...buttonLook({ variant: 'secondary', size: 'small' })}
      to="/stock/labels"
      search={
        all.isChosen
          ? { store: store.id, all: true, q: search.q, low: search.low }
          : { store: store.id, products: [...products].join(',') }
      }
    >
      Shelf labels
    </Link>
  );
  return (
    <DataTable
      {...rest}
      rowKey={({ product_id }) => `${product_id}`}
      rowName={bottleName}
      link={({ product_id }, look) => (
        <Link {...look} to="/stock/$id" params={{ id: `${product_id}` }} search={{ store: store.id }} />
      )}
      pageLink={(page, look) => <Link {...look} to="/stock" search={{ ...search, page }} />}
      selection={{ chosen, onChoose: setChosen, actions: labels, all }}
    />
  );
}
