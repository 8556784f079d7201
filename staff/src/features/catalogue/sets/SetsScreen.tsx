import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { Column } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import type { ListedWineSet } from 'contract/catalogue/sets.staff';
import { useMe } from '../../../platform/me';
import { BottleSearch } from '../../../ui/bottles/BottleSearch';
import { DataTable } from '../../../ui/DataTable';
import { setsQuery } from './sets.api';

const route = getRouteApi('/main/sets');

/** All sets, whichever store offers them. */
export function SetsScreen() {
  const { q, page } = route.useSearch();
  const navigate = route.useNavigate();
  const mayCreate = useMe().keys.includes('products.change');
  const query = useQuery(setsQuery(q, page));
  return (
    <Page
      title="Sets"
      actions={
        mayCreate && (
          <Link {...buttonLook({ size: 'small' })} to="/sets/new">
            New set
          </Link>
        )
      }
    >
      <search>
        <BottleSearch
          label="Search sets"
          placeholder="Name"
          words={q ?? ''}
          onWords={(words) => void navigate({ search: { q: words || undefined }, replace: true })}
          busy={query.isPlaceholderData}
        />
      </search>
      <DataTable
        what="sets"
        query={query}
        columns={columns}
        rowKey={({ id }) => `${id}`}
        rowName={({ name }) => name}
        link={({ id }, look) => <Link {...look} to="/sets/$id" params={{ id: `${id}` }} />}
        pageLink={(next, look) => <Link {...look} to="/sets" search={{ q, page: next }} />}
        empty={q ? `Nothing matches “${q}”.` : 'There are no sets yet.'}
      />
    </Page>
  );
}

const columns: Column<ListedWineSet>[] = [
  {
    id: 'name',
    header: 'Set',
    names: true,
    cell: ({ name, retired }) => (
      <span>
        {name} {retired && <Badge tone="neutral">Retired</Badge>}
      </span>
    ),
  },
  { id: 'pieces', header: 'Bottles', align: 'end', cell: ({ pieces }) => pieces },
  { id: 'stores', header: 'Stores', align: 'end', cell: ({ stores, retired }) => (retired ? '–' : stores) },
];
