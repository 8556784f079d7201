import { formatDateTime } from 'browser/formats/format';
import { Countdown } from 'browser/ui/values/Countdown';
import type { LotterySummary } from 'contract/lottery';
import { useId } from 'react';
import { useHasCome } from '../../../platform/shop-clock';
import css from './UntilNext.module.css';

type Dated = Pick<LotterySummary, 'state' | 'opens_at' | 'closes_at' | 'draws_at' | 'timezone'>;
type NextMoment = { at: string; ahead: string; wall: string; now: string };

const nextMomentOf = ({ state, opens_at, closes_at, draws_at }: Dated): NextMoment | undefined => {
  if (state === 'announced')
    return { at: opens_at, ahead: 'Opens in', wall: 'Opens', now: 'It opens at this moment.' };
  if (state === 'open')
    return { at: closes_at, ahead: 'Closes in', wall: 'Closes', now: 'Closed. The list is being frozen.' };
  if (state === 'closed')
    return { at: draws_at, ahead: 'Drawn in', wall: 'Drawn after', now: 'The draw is being made.' };
  return undefined;
};

type Props = { lottery: Dated; clockAhead: number };

/** To the second of the shop's clock; the moment itself is told on the clock of the store's wall. */
export function UntilNext({ lottery, clockAhead }: Props) {
  const next = nextMomentOf(lottery);
  return next && <Until {...next} timezone={lottery.timezone} clockAhead={clockAhead} />;
}

type UntilProps = NextMoment & { timezone: string; clockAhead: number };

function Until({ at, ahead, wall, now, timezone, clockAhead }: UntilProps) {
  const id = useId();
  const isOver = useHasCome(at, clockAhead);
  return (
    <div className={css.until}>
      <p id={id} className={css.label}>
        {isOver ? now : ahead}
      </p>
      {!isOver && <Countdown until={at} clockOffset={clockAhead} labelledBy={id} />}
      <p className={css.wall}>
        {wall} <time dateTime={at}>{formatDateTime(at, timezone)}</time>
      </p>
    </div>
  );
}
