import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatRelative, plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Select } from 'browser/ui/choices/Select';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { SearchField } from 'browser/ui/fields/SearchField';
import { Pagination } from 'browser/ui/lists/Pagination';
import { type Column, Table } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { useState } from 'react';
import { mayDo, useMe } from '../../platform/me';
import { useTypedWords } from '../../ui/use-typed-words';
import { Invitations } from './Invitations';
import { InviteDialog } from './InviteDialog';
import css from './PeopleScreen.module.css';
import { type Person, peopleQuery } from './people.api';
import { RolesInWords } from './RolesInWords';
import { Standing } from './Standing';

const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id, name, email }) => (
      <div className={css.name}>
        <Link to="/people/$id" params={{ id }}>
          {name}
        </Link>
        <span>{email}</span>
      </div>
    ),
  },
  { id: 'roles', header: 'Roles', cell: ({ roles }) => <RolesInWords roles={roles} /> },
  { id: 'factors', header: 'Logs in with', cell: factorsInWords },
  {
    id: 'seen',
    header: 'Last seen',
    cell: ({ last_seen_at }) => (last_seen_at ? formatRelative(last_seen_at) : 'Never'),
  },
  {
    id: 'standing',
    header: 'Standing',
    cell: (person) => (
      <span className={css.standing}>
        <Standing person={person} />
      </span>
    ),
  },
];

/** What they can show; never what it is. */
function factorsInWords({ passkeys }: Person) {
  return passkeys > 0 ? plural(passkeys, { one: 'Code, 1 passkey', other: 'Code, # passkeys' }) : 'Code';
}

export function PeopleScreen() {
  const me = useMe();
  const [inviting, setInviting] = useState(false);
  return (
    <Page
      title="People"
      lead="Who works at your stores, and what they may do there."
      actions={
        mayDo(me, 'people.invite') && <Button onClick={() => setInviting(true)}>Invite somebody</Button>
      }
    >
      <People />
      <Invitations />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </Page>
  );
}

function People() {
  const me = useMe();
  const navigate = useNavigate({ from: '/people' });
  const { page = 1, search = '', store } = useSearch({ from: '/main/people' });
  const { data, error, isFetching, refetch } = useQuery(peopleQuery({ page, search, store }));
  const look = (next: { search?: string; store?: number | undefined }) =>
    navigate({
      search: (old) => ({ ...old, ...next, page: undefined }),
      replace: true,
      resetScroll: false,
    });
  const { typed, type, clear } = useTypedWords(search, (words) => look({ search: words || undefined }));
  const stores = me.stores.map(({ id, name }) => ({ id, name }));

  return (
    <section className={css.people} aria-label="People">
      <div className={css.filters}>
        <SearchField
          label="Search by name or email"
          placeholder="Name or email"
          value={typed}
          busy={isFetching && Boolean(search)}
          onChange={({ target }) => type(target.value)}
          onClear={clear}
        />
        {stores.length > 1 && (
          <Select
            label="Store"
            hideLabel
            placeholder="All stores"
            options={stores}
            value={store ?? null}
            onChange={(next) => look({ store: next ?? undefined })}
            clearable
          />
        )}
      </div>
      {data || !error ? (
        <Table
          caption="People"
          columns={columns}
          rows={data?.data ?? []}
          rowKey={({ id }) => id}
          busy={!data}
          onRow={({ id }) =>
            () =>
              navigate({ to: '/people/$id', params: { id } })
            }
          empty="Nobody fits. Try other words or all stores."
        />
      ) : (
        <Trouble title="We could not load the people" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {data && (
        <Pagination
          page={page}
          pages={data.total_pages}
          label="Pages of people"
          onPage={(next) => navigate({ search: (old) => ({ ...old, page: next }) })}
        />
      )}
    </section>
  );
}
