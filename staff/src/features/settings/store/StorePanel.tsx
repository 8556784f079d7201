import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { ActsOf } from '../../record/ActsOf';
import { CloseStore } from './CloseStore';
import { OpenStore } from './OpenStore';
import { StoreForm } from './StoreForm';
import css from './StoreForm.module.css';
import { storeQuery } from './stores.api';

export function StorePanel({ storeId }: { storeId: number }) {
  const { data, error, isFetching, refetch } = useQuery(storeQuery(storeId));
  if (!data && error)
    return (
      <Trouble title="We could not load the store" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  if (!data) return <Skeleton lines={8} label="Loading the store" />;
  return (
    <div className={css.panel}>
      {data.standing === 'preparing' && <OpenStore storeId={storeId} lacks={data.lacks} />}
      <StoreForm storeId={storeId} store={data} />
      <CloseStore storeId={storeId} name={data.name} />
      <ActsOf thing="store" id={storeId} />
    </div>
  );
}
