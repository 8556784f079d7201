import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Button } from 'browser/ui/buttons/Button';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import type { Column } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import type { Supplier } from 'contract/stock/suppliers.staff';
import { useState } from 'react';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { BottleSearch } from '../../../ui/bottles/BottleSearch';
import { DataTable } from '../../../ui/DataTable';
import css from '../../../ui/filters.module.css';
import { NoStore } from '../../../ui/NoStore';
import { StoreSwitch } from '../../../ui/StoreSwitch';
import { AllSupply } from './AllSupply';
import { SupplierDialog } from './SupplierDialog';
import { suppliersQuery } from './suppliers.api';

const route = getRouteApi('/main/stock/suppliers');

/** Whom a store orders from. */
export function SuppliersScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { stores, store } = useChosenStore('stock.approve', search.store);
  const [edited, setEdited] = useState<Supplier | 'new'>();
  const query = useQuery({ ...suppliersQuery(store?.id ?? 0, search), enabled: store !== undefined });
  if (!store) return <NoStore title="Suppliers" />;
  return (
    <Page title="Suppliers" lead={store.name} actions={<AllSupply storeId={store.id} />}>
      <search className={css.filters}>
        <BottleSearch
          label="Search suppliers"
          placeholder="Name"
          words={search.q ?? ''}
          onWords={(q) =>
            void navigate({
              search: (before) => ({ ...before, q: q || undefined, page: undefined }),
              replace: true,
            })
          }
        />
        <InlineSelect
          label="Show"
          value={search.retired ? 'retired' : 'current'}
          options={[
            { value: 'current', name: 'Current' },
            { value: 'retired', name: 'Retired' },
          ]}
          onChange={(shown) =>
            void navigate({
              search: { store: search.store, retired: shown === 'retired' || undefined },
              replace: true,
            })
          }
        />
        <StoreSwitch
          stores={stores}
          chosen={store.id}
          onChoose={(id) => void navigate({ search: { store: id }, replace: true })}
        />
        <Button size="small" onClick={() => setEdited('new')}>
          New supplier
        </Button>
      </search>
      <DataTable
        what="suppliers"
        query={query}
        columns={columnsOf(setEdited)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        pageLink={(page, look) => <Link {...look} to="/stock/suppliers" search={{ ...search, page }} />}
        empty={emptyWords(search)}
      />
      {edited && (
        <SupplierDialog
          storeId={store.id}
          supplier={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  );
}

function emptyWords({ q, retired }: { q?: string | undefined; retired?: true | undefined }) {
  if (q) return `Nothing matches “${q}”.`;
  return retired ? 'No supplier is retired.' : 'There is no supplier yet.';
}

const columnsOf = (onEdit: (supplier: Supplier) => void): Column<Supplier>[] => [
  { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
  { id: 'contact', header: 'Contact', cell: ({ contact }) => contact || '–' },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ phone }) => (phone ? <a href={`tel:${phone}`}>{phone}</a> : '–'),
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : '–'),
  },
  { id: 'number', header: 'Our number', cell: ({ customer_number }) => customer_number || '–' },
  {
    id: 'edit',
    header: 'Change',
    align: 'end',
    cell: (supplier) => (
      <Button
        variant="quiet"
        size="small"
        aria-label={`Edit ${supplier.name}`}
        onClick={() => onEdit(supplier)}
      >
        Edit
      </Button>
    ),
  },
];
