import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { LastingPause } from './LastingPause';
import { PauseForm } from './PauseForm';
import css from './PausePanel.module.css';
import { pausesQuery } from './pauses.api';

/** What is paused now, each with the way to end it, and the form that pauses the rest. */
export function PausePanel({ storeId }: { storeId: number }) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(pausesQuery(storeId));
  if (!data && error)
    return (
      <Trouble title="We could not load what is paused" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  if (!data) return <Skeleton lines={4} label="Loading what is paused" />;
  const { timezone, modes, pauses } = data;
  if (modes.length === 0)
    return (
      <EmptyState title="Nothing to pause">This store offers neither pickup nor local delivery.</EmptyState>
    );
  const open = modes.filter((mode) => !pauses.some((pause) => pause.mode === mode));
  return (
    <div className={css.panel}>
      {pauses.map((pause) => (
        <LastingPause key={pause.id} pause={pause} storeId={storeId} timezone={timezone} />
      ))}
      {open.length > 0 && (
        <PauseForm storeId={storeId} modes={open} timezone={timezone} now={dataUpdatedAt} />
      )}
    </div>
  );
}
