import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatMoney, formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Sums } from 'browser/ui/lists/Sums';
import type { StaffOrder } from 'contract/orders/orders.staff';
import type { ReturnSums as Told } from 'contract/orders/returns.staff';
import { useState } from 'react';
import { useStoresWith } from '../../../platform/me';
import { rowsBack } from '../rows-back';
import { returnQuery } from './returns.api';
import type { Pieces } from './use-pieces';

/**
 * What would go back for the pieces that are chosen. While it is done nothing is asked: an answer that is on
 * its way changes the order, and its pieces are no longer there to be returned.
 */
export function useReturnSums(order: StaffOrder, { lines, count }: Pieces, isOver = false) {
  const [isDoing, setDoing] = useState(false);
  const asked = useQuery({ ...returnQuery(order, lines), enabled: count > 0 && !isDoing && !isOver });
  const isManager = useStoresWith('orders.refund-more').some(({ id }) => id === order.store_id);
  const told = count > 0 && !asked.isPlaceholderData && !asked.error ? asked.data : undefined;
  const isBeyond = Boolean(told?.is_beyond);
  return {
    ...asked,
    count,
    /** Whether it is too much for whoever looks at it. */
    isTooMuch: isBeyond && !isManager,
    isBeyond,
    /** Nobody presses before they have seen what goes back. */
    isSeen: count === 0 || told !== undefined,
    /** Does what was seen. */
    async payBack(act: (isBeyond: boolean) => Promise<unknown>) {
      setDoing(true);
      try {
        await act(isBeyond);
      } catch (error) {
        setDoing(false);
        throw error;
      }
    },
  };
}

type Asked = ReturnType<typeof useReturnSums>;

/** What goes back, by which way, and what is kept of it. */
export function ReturnSums({ order, sums }: { order: StaffOrder; sums: Asked }) {
  const { data, error, count, isTooMuch, isBeyond, isFetching, refetch } = sums;
  if (count === 0) return null;
  if (error)
    return (
      <Notice
        tone="danger"
        action={
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {inWords(error)}
      </Notice>
    );
  if (!data) return <Skeleton lines={2} label="Working out what goes back" />;
  const rows = rowsOf(order, data);
  return (
    <>
      {rows.length > 0 ? (
        <Sums aria-label="What goes back" rows={rows} />
      ) : (
        <Notice>Nothing was paid for this, so nothing goes back.</Notice>
      )}
      {isTooMuch && (
        <Notice>
          For one order, up to {formatMoney(data.limit)} goes back without a manager. This is more: ask one.
        </Notice>
      )}
      {isBeyond && !isTooMuch && (
        <Notice>
          This is more than {formatMoney(data.limit)} for one order: you may be asked for your passkey or a
          code.
        </Notice>
      )}
    </>
  );
}

const wayOfPayment = ({ payment_method }: StaffOrder) =>
  payment_method === 'at_pickup' ? 'Back at the counter' : 'Back to the card';

const rowsOf = (order: StaffOrder, told: Told) => [
  ...rowsBack(wayOfPayment(order), told),
  ...(told.points_taken > 0
    ? [{ name: 'Earned points taken back', sum: `−${formatNumber(told.points_taken)}` }]
    : []),
  ...(told.withheld > 0
    ? [{ name: 'Already taken off, for points that were spent', sum: formatMoney(told.withheld) }]
    : []),
];
