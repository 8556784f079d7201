import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatDateTime } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { type Column, Table } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { storeName, useMe } from '../../platform/me';
import links from '../../ui/back.module.css';
import { ViewsBar } from '../views/ViewsBar';
import { inWordsOfKind } from './act-words';
import { type Act, actsQuery } from './acts.api';
import { RecordFilters } from './RecordFilters';
import css from './RecordScreen.module.css';
import { askedOf, type RecordSearch } from './record-search';
import { WhatChanged } from './WhatChanged';

/** Everything that staff did, the newest first; the address is what it is narrowed by. */
export function RecordScreen() {
  const search = useSearch({ from: '/main/record' });
  const { store, from, until } = search;
  const navigate = useNavigate({ from: '/record' });
  const look = (next: RecordSearch) =>
    navigate({ search: (old) => ({ ...old, ...next }), resetScroll: false });
  return (
    <Page
      title="Record"
      lead="Everything that staff did. It is only added to, and never changed."
      actions={
        <Link className={links.back} to="/reports/activity" search={{ store, from, until }}>
          Activity
        </Link>
      }
    >
      <RecordFilters search={search} onChange={look} />
      <ViewsBar />
      <Acts search={search} />
    </Page>
  );
}

const Where = ({ storeId }: { storeId: number | null }) => {
  const me = useMe();
  return storeId === null ? 'No store' : storeName(me, storeId);
};

const columns: Column<Act>[] = [
  { id: 'when', header: 'When', cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
  {
    id: 'who',
    header: 'Who',
    cell: ({ person }) =>
      person ? (
        <Link className={css.link} to="/record" search={{ person: person.id }}>
          {person.name}
        </Link>
      ) : (
        'A command'
      ),
  },
  {
    id: 'what',
    header: 'What',
    cell: (act) => (
      <div>
        <p>{inWordsOfKind(act.kind)}</p>
        <WhatChanged act={act} />
      </div>
    ),
  },
  {
    id: 'thing',
    header: 'On what',
    cell: ({ thing, thing_id, thing_name }) => (
      <Link className={css.link} to="/record" search={{ thing, id: thing_id }}>
        {thing_name ?? `One ${thing.replaceAll('_', ' ')}`}
      </Link>
    ),
  },
  { id: 'where', header: 'Where', cell: ({ store_id }) => <Where storeId={store_id} /> },
];

function Acts({ search }: { search: RecordSearch }) {
  const acts = useInfiniteQuery({ ...actsQuery(askedOf(search)), placeholderData: keepPreviousData });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = acts;
  if (error && !data)
    return (
      <Trouble title="We could not load the record" again={acts.refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  return (
    <>
      <Table
        caption="What staff did"
        columns={columns}
        rows={data?.pages.flatMap((page) => page.data) ?? []}
        rowKey={({ id }) => id}
        busy={!data}
        expectedRows={8}
        empty="Nothing in the record fits."
      />
      {hasNextPage && (
        <div className={css.older}>
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => acts.fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </>
  );
}
