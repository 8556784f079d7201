import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { useState } from 'react';
import { BottleSearch } from '../../../ui/bottles/BottleSearch';
import { newId } from '../new-id';
import css from '../transfers/StartTransferDialog.module.css';
import { suppliersQuery } from './suppliers.api';
import { startOrder } from './supply.api';

type Props = {
  onClose: () => void;
  storeId: number;
  /** Whether it begins with what is low. */
  low: boolean;
};

export const StartOrderDialog = ({ onClose, ...rest }: Props) => (
  <Dialog open onClose={onClose} size="small" title="Who do you order from?">
    <Suppliers {...rest} />
  </Dialog>
);

function Suppliers({ storeId, low }: Omit<Props, 'onClose'>) {
  const navigate = useNavigate();
  const [id] = useState(newId);
  const [q, setQ] = useState('');
  const { data, error, isPending } = useQuery(suppliersQuery(storeId, { q: q || undefined }));
  const { run, busy, refusal } = useCall();
  const start = (supplier: string) =>
    run(async () => {
      await startOrder(storeId, id, supplier);
      await navigate({
        to: '/stock/supply/$id',
        params: { id },
        search: { store: storeId, low: low || undefined },
      });
    });
  const trouble = refusal ?? (error && inWords(error));
  return (
    <div className={css.stores}>
      {(q !== '' || (data && data.total_pages > 1)) && (
        <BottleSearch label="Search suppliers" placeholder="Name" words={q} onWords={setQ} />
      )}
      {isPending && <Skeleton lines={3} label="Loading the suppliers" />}
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      {data?.data.length === 0 && (
        <p>
          {q === '' ? 'There is no supplier yet.' : `Nothing matches “${q}”.`}{' '}
          <Link to="/stock/suppliers" search={{ store: storeId }}>
            Add a supplier
          </Link>
        </p>
      )}
      {data?.data.map((supplier) => (
        <Button key={supplier.id} variant="secondary" wide disabled={busy} onClick={() => start(supplier.id)}>
          {supplier.name}
        </Button>
      ))}
    </div>
  );
}
