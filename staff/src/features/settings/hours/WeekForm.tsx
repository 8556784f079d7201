import { useCall } from 'browser/calls/use-call';
import { formatWeekday } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Card } from 'browser/ui/lists/Card';
import type { OpeningToSet } from 'contract/settings/opening';
import { type FormEvent, useId, useState } from 'react';
import css from './HoursPanel.module.css';
import { OrdersOutsideDialog } from './OrdersOutsideDialog';
import type { Seen } from './opening.api';
import { useOpeningChange } from './use-opening-change';
import { WeekdayFields } from './WeekdayFields';

type Hours = OpeningToSet['hours'];
type Props = { storeId: number; opening: Seen };

const week = [0, 1, 2, 3, 4, 5, 6];
const isComplete = (hours: Hours) => hours.every(({ opens, closes }) => opens && closes);

/** What was changed, and the state that it changes: it stays if somebody else was faster. */
type Typed = { from: Seen; hours: Hours };

const isSame = (one: Hours, other: Hours) => JSON.stringify(one) === JSON.stringify(other);

export function WeekForm({ storeId, opening }: Props) {
  const heading = useId();
  const [typed, setTyped] = useState<Typed>();
  const [sent, setSent] = useState(false);
  const { change, asking } = useOpeningChange(storeId);
  const { run, busy, refusal, forget } = useCall();
  const { hours } = typed ?? opening;
  const isOutdated = typed !== undefined && !isSame(typed.from.hours, opening.hours);

  const edit = (weekday: number, row: Hours[number] | undefined) => {
    const others = hours.filter((each) => each.weekday !== weekday);
    setTyped({
      from: typed?.from ?? opening,
      hours: (row ? [...others, row] : others).toSorted((one, other) => one.weekday - other.weekday),
    });
  };
  const startAnew = () => {
    setTyped(undefined);
    setSent(false);
    forget();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!typed || !isComplete(hours)) return;
    void run(async () => {
      const { version } = isOutdated ? typed.from : opening;
      if (await change(version, { hours, special_days: opening.special_days })) startAnew();
    });
  };

  return (
    <Card as="section" className={css.section} aria-labelledby={heading}>
      <h2 id={heading}>The usual week</h2>
      <form className={css.form} aria-labelledby={heading} noValidate onSubmit={save}>
        {week.map((weekday) => (
          <WeekdayFields
            key={weekday}
            day={formatWeekday(weekday)}
            row={hours.find((each) => each.weekday === weekday)}
            isAsked={sent}
            onChange={(row) => edit(weekday, row && { ...row, weekday })}
          />
        ))}
        {refusal && (
          <Notice
            tone="danger"
            action={
              isOutdated && (
                <Button variant="secondary" size="small" onClick={startAnew}>
                  Show the hours as they are now
                </Button>
              )
            }
          >
            {refusal}
          </Notice>
        )}
        <Button type="submit" disabled={!typed} busy={busy} busyLabel="Saving">
          Save the week
        </Button>
      </form>
      <OrdersOutsideDialog asking={asking} timezone={opening.timezone} />
    </Card>
  );
}
