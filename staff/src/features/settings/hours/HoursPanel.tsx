import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import css from './HoursPanel.module.css';
import { openingQuery } from './opening.api';
import { SpecialDays } from './SpecialDays';
import { WeekForm } from './WeekForm';

export function HoursPanel({ storeId }: { storeId: number }) {
  const { data, error, isFetching, refetch } = useQuery(openingQuery(storeId));
  if (!data && error)
    return (
      <Trouble title="We could not load the hours" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  if (!data) return <Skeleton lines={8} label="Loading the hours" />;
  return (
    <div className={css.panel}>
      <SpecialDays storeId={storeId} opening={data} />
      <WeekForm storeId={storeId} opening={data} />
    </div>
  );
}
