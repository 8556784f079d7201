import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { useState } from 'react';
import { newId } from '../new-id';
import css from './StartTransferDialog.module.css';
import { otherStoresQuery, startDraft } from './transfers.api';

type Props = { open: boolean; onClose: () => void; storeId: number };

export const StartTransferDialog = ({ open, onClose, storeId }: Props) => (
  <Dialog open={open} onClose={onClose} size="small" title="Where do the bottles go?">
    <OtherStores storeId={storeId} />
  </Dialog>
);

function OtherStores({ storeId }: { storeId: number }) {
  const navigate = useNavigate();
  const [id] = useState(newId);
  const { data, error, isPending } = useQuery(otherStoresQuery(storeId));
  const { run, busy, refusal } = useCall();
  const start = (to: number) =>
    run(async () => {
      await startDraft(storeId, id, to);
      await navigate({ to: '/stock/transfers/$id', params: { id }, search: { store: storeId } });
    });
  const trouble = refusal ?? (error && inWords(error));
  return (
    <div className={css.stores}>
      {isPending && <Skeleton lines={3} label="Loading the stores" />}
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      {data?.length === 0 && <p>There is no other store.</p>}
      {data?.map((store) => (
        <Button key={store.id} variant="secondary" wide disabled={busy} onClick={() => start(store.id)}>
          {store.name}
        </Button>
      ))}
    </div>
  );
}
