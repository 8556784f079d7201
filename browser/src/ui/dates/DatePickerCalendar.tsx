import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { Select } from '../choices/Select';
import css from './DatePickerCalendar.module.css';
import { type DateText, monthNames } from './date-text';
import { type YearWindow, yearsToOffer } from './date-years';

const useCalendar = () => {
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  return (single ?? range)!;
};

/** A month of days with its header, inside of a Calendar or a RangeCalendar. */
export const CalendarMonth = ({ years, today }: { years: YearWindow; today: DateText }) => (
  <>
    <CalendarHead years={years} />
    <CalendarGrid className={css.grid} weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={css.weekday}>{day.slice(0, 2)}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <Day date={date} isToday={`${date}` === today} />}</CalendarGridBody>
    </CalendarGrid>
  </>
);

function CalendarHead({ years }: { years: YearWindow }) {
  const state = useCalendar();
  const shown = state.visibleRange.start;
  const isOut = (month: number) => {
    const first = shown.set({ month, day: 1 });
    return state.isInvalid(first) && state.isInvalid(first.add({ months: 1 }).subtract({ days: 1 }));
  };
  return (
    <header className={css.head}>
      <Button slot="previous" className={css.turn}>
        <ChevronLeft aria-hidden />
      </Button>
      <Select
        label="Month"
        hideLabel
        size="small"
        options={monthNames.map((name, index) => ({ id: index + 1, name, disabled: isOut(index + 1) }))}
        value={shown.month}
        onChange={(month) => month && state.setFocusedDate(state.focusedDate.set({ month }))}
      />
      <Select
        label="Year"
        hideLabel
        size="small"
        options={yearsToOffer(years, shown.year).map((year) => ({ id: year, name: String(year) }))}
        value={shown.year}
        onChange={(year) => year && state.setFocusedDate(state.focusedDate.set({ year }))}
      />
      <Button slot="next" className={css.turn}>
        <ChevronRight aria-hidden />
      </Button>
    </header>
  );
}

/**
 * React Aria knows its own "today", the machine's; the shop's may differ, and is the one that is shown and
 * read.
 */
const Day = ({ date, isToday }: { date: CalendarDate; isToday: boolean }) => (
  <CalendarCell
    date={date}
    className={css.day}
    data-now={isToday || undefined}
    render={(day) => (
      <div
        {...day}
        aria-label={`${isToday ? 'Today, ' : ''}${day['aria-label']?.replace(/^Today, /, '') ?? ''}`}
        aria-current={isToday ? 'date' : undefined}
      />
    )}
  />
);
