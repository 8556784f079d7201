import { useRef, useState } from 'react';
import { RangeCalendar } from 'react-aria-components';
import { HiddenValue } from '../choices/HiddenValue';
import { Select } from '../choices/Select';
import { type FieldValue, useFieldValue } from '../fields/use-field-value';
import { DateInput } from './DateInput';
import type { DatePickerOptions } from './DatePicker';
import css from './DatePicker.module.css';
import { CalendarMonth } from './DatePickerCalendar';
import calendar from './DatePickerCalendar.module.css';
import { DatePickerField } from './DatePickerField';
import { DatePickerPanel } from './DatePickerPanel';
import type { DateRange } from './date-presets';
import { calendarDay, type DateText, dayOf, timeOf } from './date-text';
import { timesToOffer } from './date-times';
import { usualYears } from './date-years';
import { useDateRange } from './use-date-range';
import { useDateText } from './use-date-text';

type Props = DatePickerOptions & FieldValue<DateRange> & { startName?: string; endName?: string };

/** Two days, both included; with a time the end is a moment as well. */
export function DateRangePicker(props: Props) {
  const { today, min, max, time = false, interval = 15, presets = [], startName, endName } = props;
  const years = props.years ?? usualYears(props);
  const [value, change, initial] = useFieldValue<DateRange>(props);
  const range = useDateRange(value, change, props.onProblem);
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const rules = { time, min, max };
  const start = useDateText({
    ...rules,
    value: range.start,
    onChange: (next) => range.edit({ start: next }),
    onProblem: (problem) => props.onProblem?.(problem),
  });
  const end = useDateText({
    ...rules,
    value: range.end,
    onChange: (next) => range.edit({ end: next }),
    onProblem: (problem) => props.onProblem?.(problem),
  });
  const error = start.problem ?? end.problem ?? range.problem ?? props.error;

  function choose(next: DateRange | null) {
    start.clear();
    end.clear();
    range.set(next);
  }
  function chooseDays(days: DateRange) {
    choose(time ? withTimes(days, value) : days);
    if (!time) setOpen(false);
  }

  const days = value && { start: calendarDay(value.start)!, end: calendarDay(value.end)! };
  const timeOfDay = (label: string, edge: keyof DateRange) => (
    <Select
      label={label}
      size="small"
      disabled={!value}
      options={timesToOffer(interval, value ? timeOf(value[edge]) : undefined)}
      value={(value && timeOf(value[edge])) ?? null}
      onChange={(next) => value && choose({ ...value, [edge]: `${dayOf(value[edge])}T${next}` })}
    />
  );

  return (
    <>
      <DatePickerField
        {...props}
        time={time}
        error={error}
        frame={frame}
        open={open}
        onOpen={() => setOpen(true)}
      >
        {({ id, describedBy }) => {
          const input = {
            'aria-describedby': describedBy,
            invalid: Boolean(error),
            required: props.required,
            disabled: props.disabled,
          };
          return (
            <>
              <span className={css.inputs} data-time={time || undefined}>
                <DateInput
                  {...input}
                  date={start}
                  id={id}
                  placeholder="Start"
                  aria-label={`${props.label}, start`}
                />
                <span aria-hidden>–</span>
                <DateInput {...input} date={end} placeholder="End" aria-label={`${props.label}, end`} />
              </span>
              {startName && (
                <HiddenValue name={startName} value={start.sent} onReset={() => choose(initial)} />
              )}
              {endName && <HiddenValue name={endName} value={end.sent} onReset={() => choose(initial)} />}
            </>
          );
        }}
      </DatePickerField>
      <DatePickerPanel
        {...{ open, frame, min, max, presets }}
        label={props.label}
        onOpenChange={setOpen}
        chosen={value}
        onPreset={chooseDays}
        footer={
          time && (
            <>
              {timeOfDay('Start time', 'start')}
              {timeOfDay('End time', 'end')}
            </>
          )
        }
      >
        <RangeCalendar
          className={calendar.range}
          aria-label={props.label}
          value={days}
          onChange={(next) => chooseDays({ start: String(next.start), end: String(next.end) })}
          defaultFocusedValue={days?.start ?? calendarDay(today)}
          minValue={calendarDay(min)}
          maxValue={calendarDay(max)}
          firstDayOfWeek="sun"
          weeksInMonth={6}
          autoFocus
        >
          <CalendarMonth years={years} today={today} />
        </RangeCalendar>
      </DatePickerPanel>
    </>
  );
}

/** Whole days, unless times were chosen before. */
const withTimes = ({ start, end }: DateRange, old: DateRange | null): DateRange => ({
  start: at(start, old?.start, '00:00'),
  end: at(end, old?.end, '23:59'),
});

const at = (day: DateText, old: DateText | undefined, otherwise: string) =>
  `${day}T${(old && timeOf(old)) ?? otherwise}`;
