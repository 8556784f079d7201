import { formatDate, formatTimes, plural } from 'browser/formats/format';
import { ConfirmDialog } from 'browser/ui/overlays/ConfirmDialog';
import css from './HoursPanel.module.css';
import type { Asking } from './use-opening-change';

type Props = { asking: Asking | undefined; timezone: string };

const wayWords = { pickup: 'pickup', delivery: 'local delivery', shipping: 'shipping' };

/** Who has ordered for a time at which the store would be closed. */
export function OrdersOutsideDialog({ asking, timezone }: Props) {
  const orders = asking?.orders ?? [];
  return (
    <ConfirmDialog
      open={asking !== undefined}
      onClose={() => asking?.answer(false)}
      onConfirm={() => asking?.answer(true)}
      title={plural(orders.length, {
        one: '# order would fall outside these hours',
        other: '# orders would fall outside these hours',
      })}
      confirm="Save anyway"
      cancel="Go back"
    >
      <p>These orders stay as they are, and customers are not notified. Call them or arrange another time.</p>
      <ul className={css.orders}>
        {orders.map(({ number, mode, from, until }) => (
          <li key={number}>
            {number}: {wayWords[mode]} {formatDate(from, 'day', timezone)},{' '}
            {formatTimes(from, until, timezone)}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
