import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Button } from 'browser/ui/buttons/Button';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import css from './InboxScreen.module.css';
import { inboxQuery, type Narrowed } from './inbox.api';
import { MessageCard } from './MessageCard';
import { ReviewCard } from './ReviewCard';

const states = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'settled', label: 'Answered' },
  { value: 'all', label: 'All' },
] as const;

const kinds = [
  { value: 'everything', label: 'Everything' },
  { value: 'message', label: 'Messages' },
  { value: 'review', label: 'Reviews' },
] as const;

export function InboxScreen() {
  const { state = 'waiting', kind } = useSearch({ from: '/main/inbox' });
  const navigate = useNavigate();
  const narrow = (narrowed: Narrowed) =>
    void navigate({
      to: '/inbox',
      search: { state: narrowed.state === 'waiting' ? undefined : narrowed.state, kind: narrowed.kind },
      replace: true,
    });
  return (
    <Page title="Inbox" lead="What customers have written to your stores and about bottles.">
      <div className={css.narrowing}>
        <RadioGroup
          label="Which"
          hideLabel
          name="state"
          look="row"
          choices={states}
          value={state}
          onChange={(next) => narrow({ state: next, kind })}
        />
        <RadioGroup
          label="What"
          hideLabel
          name="kind"
          look="row"
          choices={kinds}
          value={kind ?? 'everything'}
          onChange={(next) => narrow({ state, kind: next === 'everything' ? undefined : next })}
        />
      </div>
      <Entries state={state} kind={kind} />
    </Page>
  );
}

function Entries(narrowed: Narrowed) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(inboxQuery(narrowed));
  if (!data)
    return error ? (
      <Trouble title="We could not load the inbox" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    ) : (
      <Skeleton lines={8} label="Loading the inbox" />
    );
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return narrowed.state === 'waiting' ? (
      <EmptyState title="Nobody is waiting">Everything has been answered.</EmptyState>
    ) : (
      <EmptyState title="There is nothing here yet">Messages and reviews come here by themselves.</EmptyState>
    );
  return (
    <>
      <ol className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.kind === 'message' ? <MessageCard message={entry} /> : <ReviewCard review={entry} />}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show what came before
        </Button>
      )}
    </>
  );
}
