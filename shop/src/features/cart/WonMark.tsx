import { Link } from '@tanstack/react-router';
import { formatDateTime } from 'browser/formats/format';
import { Badge } from 'browser/ui/values/Badge';
import type { ReactNode } from 'react';
import { useStoreData } from '../../platform/store-data';
import css from './WonMark.module.css';

type Props = { lotteryId: number; children?: ReactNode };

/** Says that the bottle was won, not bought as usual, and links to its lottery. */
export const WonMark = ({ lotteryId, children }: Props) => (
  <span className={css.won}>
    <Badge tone="brand">Won in the lottery</Badge>
    <span className={css.words}>
      {children}
      <Link to="/lottery/$id" params={{ id: `${lotteryId}` }}>
        See the lottery
      </Link>
    </span>
  </span>
);

/** On the clock of the store's wall. */
export function KeptUntil({ until }: { until: string }) {
  const timezone = useStoreData(({ selectedStore }) => selectedStore?.timezone);
  return (
    <>
      Buy it by <time dateTime={until}>{formatDateTime(until, timezone)}</time>, or it passes to the next
      ticket.{' '}
    </>
  );
}
