import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { classNames } from 'browser/ui/class-names';
import type { Column } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { type Named, type NameKind, nameKinds } from 'contract/catalogue/names.staff';
import { useState } from 'react';
import { useMe } from '../../../platform/me';
import { BottleSearch } from '../../../ui/bottles/BottleSearch';
import { DataTable } from '../../../ui/DataTable';
import filters from '../../../ui/filters.module.css';
import css from '../CatalogueFilters.module.css';
import { NameDialog } from './NameDialog';
import { namesQuery } from './names.api';
import { wordsOfKinds } from './words-of-kinds';

const route = getRouteApi('/main/products/names');

/** The names that sort products in the menus: brands, categories, varietals, departments. */
export function NamesScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const kind = search.kind ?? 'brand';
  const { one, several } = wordsOfKinds[kind];
  const mayChange = useMe().keys.includes('products.change');
  const [edited, setEdited] = useState<Named | 'new'>();
  const query = useQuery(namesQuery(kind, search.q, search.page));
  return (
    <Page
      title={several}
      actions={
        mayChange && (
          <Button size="small" onClick={() => setEdited('new')}>
            New {one}
          </Button>
        )
      }
    >
      <search className={classNames(filters.filters, css.words)}>
        <BottleSearch
          key={kind}
          label={`Search ${several.toLowerCase()}`}
          placeholder="Name"
          words={search.q ?? ''}
          onWords={(q) => void navigate({ search: { kind, q: q || undefined }, replace: true })}
          busy={query.isPlaceholderData}
        />
        <InlineSelect
          label="Show"
          value={kind}
          options={nameKinds.map((value) => ({ value, name: wordsOfKinds[value].several }))}
          onChange={(chosen: NameKind) => void navigate({ search: { kind: chosen }, replace: true })}
        />
      </search>
      <DataTable
        what={several.toLowerCase()}
        query={query}
        columns={columnsOf(kind, mayChange ? setEdited : undefined)}
        rowKey={({ id }) => `${id}`}
        rowName={({ name }) => name}
        pageLink={(page, look) => <Link {...look} to="/products/names" search={{ ...search, page }} />}
        empty={search.q ? `Nothing matches “${search.q}”.` : `There are no ${several.toLowerCase()} yet.`}
      />
      {edited && (
        <NameDialog
          kind={kind}
          named={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  );
}

const columnsOf = (kind: NameKind, onEdit: ((named: Named) => void) | undefined): Column<Named>[] => [
  { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
  ...(kind === 'category'
    ? [{ id: 'department', header: 'Department', cell: ({ department }: Named) => department }]
    : []),
  { id: 'products', header: 'Products', align: 'end', cell: ({ products }) => formatNumber(products) },
  ...(onEdit
    ? [
        {
          id: 'edit',
          header: 'Change',
          align: 'end',
          cell: (named: Named) => (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Edit ${named.name}`}
              onClick={() => onEdit(named)}
            >
              Edit
            </Button>
          ),
        } as const,
      ]
    : []),
];
