import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatClock, formatDate } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Card } from 'browser/ui/lists/Card';
import type { SpecialDay } from 'contract/stores';
import { useId } from 'react';
import css from './HoursPanel.module.css';
import { OrdersOutsideDialog } from './OrdersOutsideDialog';
import type { Seen } from './opening.api';
import { SpecialDayForm } from './SpecialDayForm';
import { useOpeningChange } from './use-opening-change';

type Props = { storeId: number; opening: Seen };

/** Days that are closed, or keep other hours than the week says. */
export function SpecialDays({ storeId, opening }: Props) {
  const heading = useId();
  const { change, asking } = useOpeningChange(storeId);
  const { version, hours, special_days, timezone, today } = opening;
  const others = (day: string) => special_days.filter((each) => each.day !== day);
  const keep = (days: SpecialDay[]) => change(version, { hours, special_days: days });
  return (
    <Card as="section" className={css.section} aria-labelledby={heading}>
      <h2 id={heading}>Closures and special hours</h2>
      {special_days.length > 0 ? (
        <ul className={css.days}>
          {special_days.map((special) => (
            <li key={special.day} className={css.day}>
              <DayWords special={special} />
              <RemoveDay day={special.day} remove={() => keep(others(special.day))} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.lead}>No closures ahead: every day follows the usual week.</p>
      )}
      <SpecialDayForm today={today} add={(special) => keep([...others(special.day), special])} />
      <OrdersOutsideDialog asking={asking} timezone={timezone} />
    </Card>
  );
}

const DayWords = ({ special: { day, opens, closes, words } }: { special: SpecialDay }) => (
  <div className={css.words}>
    <p>
      <strong>{formatDate(day, 'long')}</strong>:{' '}
      {opens && closes ? `${formatClock(opens)} – ${formatClock(closes)}` : 'closed'}
    </p>
    <p className={css.lead}>{words}</p>
  </div>
);

function RemoveDay({ day, remove }: { day: string; remove: () => Promise<boolean> }) {
  const { run, busy } = useCall({ refused: noticeInWords });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      aria-label={`Remove ${formatDate(day, 'long')}`}
      onClick={() => void run(remove)}
    >
      Remove
    </Button>
  );
}
