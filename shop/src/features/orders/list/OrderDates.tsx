import { Button } from 'browser/ui/buttons/Button';
import { DateRangePicker } from 'browser/ui/dates/DateRangePicker';
import { type DateRange, pastPresets } from 'browser/ui/dates/date-presets';
import { localDay } from 'browser/ui/dates/typed-day';
import { useState } from 'react';
import css from './OrdersScreen.module.css';
import type { OrdersSearch } from './orders-search';

type Props = Pick<OrdersSearch, 'from' | 'to'> & { onDates: (range: DateRange | null) => void };

/** From the first day to the last; a half-typed range narrows nothing yet. */
export function OrderDates({ from, to, onDates }: Props) {
  const [today] = useState(() => localDay(new Date()));
  const range = from && to ? { start: from, end: to } : null;
  const change = (next: DateRange | null) => {
    if (next?.start !== from || next?.end !== to) onDates(next);
  };
  return (
    <div className={css.dates}>
      <DateRangePicker
        label="Order dates"
        today={today}
        presets={pastPresets(today)}
        value={range}
        onChange={change}
      />
      {range && (
        <Button variant="quiet" size="small" onClick={() => change(null)}>
          All dates
        </Button>
      )}
    </div>
  );
}
