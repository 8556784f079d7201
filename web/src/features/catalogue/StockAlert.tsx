import { useQuery } from '@tanstack/react-query';
import { BellRing, Check } from 'lucide-react';
import { CallError } from '../../platform/call-error';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { ownProductStateQuery, useStockAlert } from './product.api';
import css from './StockAlert.module.css';

type Props = { storeId: number; productId: number };

/** A letter when it is back, asked for once. */
export function StockAlert({ storeId, productId }: Props) {
  const own = useQuery(ownProductStateQuery(storeId, productId));
  const alert = useStockAlert(storeId, productId);
  const asked = own.data?.stock_alert ?? false;

  const want = (wanted: boolean) =>
    alert.mutate(wanted, {
      onSuccess: ({ message }) => notify(message),
      onError: (error) => error instanceof CallError && notify(error.message, 'error'),
    });

  return (
    <div className={css.alert}>
      {asked && (
        <p className={css.asked}>
          <Check aria-hidden="true" />
          We will write to you when it is back.
        </p>
      )}
      <Button
        variant={asked ? 'quiet' : 'primary'}
        wide={!asked}
        size={asked ? 'small' : 'large'}
        icon={!asked && <BellRing aria-hidden="true" />}
        busy={alert.isPending}
        busyLabel="One moment..."
        onClick={() => want(!asked)}
      >
        {asked ? 'Do not write' : 'Notify me'}
      </Button>
    </div>
  );
}
