import { useQuery } from '@tanstack/react-query';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { BellRing, Check } from 'lucide-react';
import { ownProductStateQuery, wantStockAlert } from '../product.api';
import css from './StockAlert.module.css';

type Props = { storeId: number; productId: number };

function useStockAlert({ storeId, productId }: Props) {
  const own = useQuery(ownProductStateQuery(storeId, productId));
  const { run, busy } = useCall({ refused: noticeInWords });
  const asked = own.data?.stock_alert ?? false;
  const change = async () => notify(await wantStockAlert(storeId, productId, !asked));
  return { asked, busy, onClick: () => void run(change) };
}

/** A letter when it is back, asked for once. */
export function StockAlert(place: Props) {
  const { asked, busy, onClick } = useStockAlert(place);
  return (
    <div className={css.alert} data-own-way>
      {asked && (
        <p className={css.asked}>
          <Check aria-hidden="true" />
          We’ll email you when it’s back.
        </p>
      )}
      <Button
        variant={asked ? 'quiet' : 'primary'}
        wide={!asked}
        size={asked ? 'small' : 'large'}
        icon={!asked && <BellRing aria-hidden="true" />}
        busy={busy}
        busyLabel="One moment..."
        onClick={onClick}
      >
        {asked ? 'Stop notifying me' : 'Notify me'}
      </Button>
    </div>
  );
}

/** The same in a bar; who asked already is told so, and takes it back above. */
export function StockAlertButton(place: Props) {
  const { asked, busy, onClick } = useStockAlert(place);
  if (asked) return <p className={css.short}>We’ll email you</p>;
  return (
    <Button icon={<BellRing aria-hidden="true" />} busy={busy} busyLabel="One moment..." onClick={onClick}>
      Notify me
    </Button>
  );
}
