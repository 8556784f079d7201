import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatDate } from 'browser/formats/format';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Notice } from 'browser/ui/feedback/Notice';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { SearchField } from 'browser/ui/fields/SearchField';
import { type Column, Table } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import { type FoundCustomer, longestSearch } from 'contract/customers.staff';
import { useTypedWords } from '../../ui/use-typed-words';
import { ViewsBar } from '../views/ViewsBar';
import css from './CustomersScreen.module.css';
import { foundQuery } from './customers.api';
import { OrderLink } from './OrderLink';

export function CustomersScreen() {
  const { q = '' } = useSearch({ from: '/main/customers' });
  const navigate = useNavigate();
  const { typed, type, clear } = useTypedWords(
    q,
    (words) => void navigate({ to: '/customers', search: { q: words || undefined }, replace: true }),
  );

  return (
    <Page title="Customers">
      <search className={css.search}>
        <SearchField
          label="Name, email, phone or order number"
          hideLabel={false}
          maxLength={longestSearch}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onClear={clear}
        />
      </search>
      <ViewsBar />
      {q.length > 1 ? (
        <Found q={q} />
      ) : (
        <EmptyState title="Who are you looking for?">
          Type the beginning of a name, or a whole email address, phone or order number.
        </EmptyState>
      )}
    </Page>
  );
}

const columns: readonly Column<FoundCustomer>[] = [
  {
    id: 'name',
    header: 'Customer',
    cell: ({ id, first_name, last_name, closed }) => (
      <span className={css.name}>
        <Link to="/customers/$id" params={{ id }}>
          {first_name} {last_name}
        </Link>
        {closed && <Badge>Closed</Badge>}
      </span>
    ),
  },
  { id: 'email', header: 'Email', cell: ({ email }) => <span className={css.email}>{email ?? 'None'}</span> },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => phone || 'None' },
  {
    id: 'order',
    header: 'Last order',
    cell: ({ last_order }) =>
      last_order ? (
        <span className={css.order}>
          <OrderLink number={last_order.number} />
          <span>{formatDate(last_order.at)}</span>
        </span>
      ) : (
        'None yet'
      ),
  },
];

function Found({ q }: { q: string }) {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(foundQuery(q));
  if (error && !data)
    return (
      <Trouble title="We could not search" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  return (
    <>
      <Table
        caption="Customers"
        columns={columns}
        rows={data?.customers ?? []}
        rowKey={({ id }) => id}
        busy={isPending || isPlaceholderData}
        empty={`Nobody matches “${q}”. Email, phone and order numbers are found when they are whole.`}
      />
      {data?.more && <Notice>There are more. Type more of the name to narrow the list.</Notice>}
    </>
  );
}
