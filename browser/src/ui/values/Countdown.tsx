import { useEffect, useState } from 'react';
import css from './Countdown.module.css';
import { type TimeLeft, timeLeft, untilNextSecond } from './time-left';

type Props = {
  /** The moment it ends; a moment is the same in every time zone. */
  until: string | Date;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  clockOffset?: number;
  onEnd?: () => void;
  /** The units to show. Leave out larger ones only where they are always zero. */
  units?: readonly (keyof TimeLeft)[];
  /** The id of the words that say what it counts down to. */
  labelledBy?: string;
};

const all: readonly (keyof TimeLeft)[] = ['days', 'hours', 'minutes', 'seconds'];

export function Countdown({ until, clockOffset = 0, onEnd, units = all, labelledBy }: Props) {
  const end = new Date(until).getTime() - clockOffset;
  const [now, setNow] = useState(Date.now);
  const over = now >= end;

  useEffect(() => {
    if (over) return;
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= end) onEnd?.();
    };
    const timer = setTimeout(tick, untilNextSecond(end, Date.now()));
    return () => clearTimeout(timer);
  }, [now, end, over, onEnd]);

  const left = timeLeft(end, now);
  return (
    <div role="timer" aria-labelledby={labelledBy} className={css.countdown}>
      {units.map((unit) => (
        <span key={unit} className={css.part}>
          <span className={css.number}>{String(left[unit]).padStart(2, '0')}</span>{' '}
          <span className={css.unit}>{unit}</span>
        </span>
      ))}
    </div>
  );
}
