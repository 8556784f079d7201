import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { DeliveryZipsForm } from './DeliveryZipsForm';
import { SlotPlanForm } from './SlotPlanForm';
import css from './WaysPanel.module.css';
import { waysQuery } from './ways.api';

/** How the hours are cut into times, and where the store delivers to. */
export function WaysPanel({ storeId }: { storeId: number }) {
  const { data, error, isFetching, refetch } = useQuery(waysQuery(storeId));
  if (!data && error)
    return (
      <Trouble title="We could not load the times" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  if (!data) return <Skeleton lines={8} label="Loading the times" />;
  const { modes } = data;
  if (modes.length === 0)
    return <EmptyState title="No times">This store offers neither pickup nor local delivery.</EmptyState>;
  return (
    <div className={css.panel}>
      {modes.map((mode) => (
        <SlotPlanForm key={mode} storeId={storeId} mode={mode} ways={data} />
      ))}
      {modes.includes('delivery') && <DeliveryZipsForm storeId={storeId} ways={data} />}
    </div>
  );
}
