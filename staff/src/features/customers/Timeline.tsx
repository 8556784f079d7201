import { useInfiniteQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { dot, formatDateTime } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Card } from 'browser/ui/lists/Card';
import { timelineQuery } from './customers.api';
import { EntryWords } from './EntryWords';
import css from './Timeline.module.css';

export function Timeline({ id }: { id: string }) {
  return (
    <Card as="section" aria-labelledby="timeline" className={css.timeline}>
      <h2 id="timeline">What happened</h2>
      <Entries id={id} />
    </Card>
  );
}

function Entries({ id }: { id: string }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(timelineQuery(id));
  if (!data)
    return error ? (
      <Trouble title="We could not load what happened" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    ) : (
      <Skeleton lines={6} label="Loading what happened" />
    );
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className={css.empty}>Nothing has happened at your stores yet.</p>;
  return (
    <>
      <ol className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={css.entry}>
            <EntryWords entry={entry} />
            <p className={css.when}>
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
              {'store_name' in entry && dot + entry.store_name}
              {'by' in entry && entry.by && dot + entry.by}
            </p>
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
