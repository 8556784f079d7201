import { useRef, useState } from 'react';
import { Calendar } from 'react-aria-components';
import { HiddenValue } from '../choices/HiddenValue';
import { Select } from '../choices/Select';
import { type FieldValue, useFieldValue } from '../fields/use-field-value';
import { DateInput } from './DateInput';
import { CalendarMonth } from './DatePickerCalendar';
import { type DateFieldTexts, DatePickerField } from './DatePickerField';
import { DatePickerPanel } from './DatePickerPanel';
import { isOneDay, type Preset } from './date-presets';
import { calendarDay, type DateText, dayOf, timeOf } from './date-text';
import { timesToOffer } from './date-times';
import { usualYears, type YearWindow } from './date-years';
import { useDateText } from './use-date-text';

export type DatePickerOptions = DateFieldTexts & {
  /** Today as the shop has it, `YYYY-MM-DD`. */
  today: DateText;
  /** The years in the drop-down; `usualYears` unless given. Any other date can still be typed. */
  years?: YearWindow;
  min?: DateText;
  max?: DateText;
  /** Takes a time as well, in steps of `interval` minutes. */
  time?: boolean;
  interval?: number;
  /** `pastPresets(today)` or `futurePresets(today)`. */
  presets?: readonly Preset[];
  /** What is wrong with the typed text, or nothing any more. The value is null meanwhile. */
  onProblem?: (problem: string | undefined) => void;
};

type Props = DatePickerOptions & FieldValue<DateText> & { name?: string; autoComplete?: string };

/** One day, typed or chosen, as `YYYY-MM-DD`, with a time as `YYYY-MM-DDTHH:mm`. */
export function DatePicker(props: Props) {
  const { today, min, max, time = false, interval = 15, presets = [], name, onProblem } = props;
  const years = props.years ?? usualYears(props);
  const [value, change, initial] = useFieldValue<DateText>(props);
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const date = useDateText({
    value,
    time,
    min,
    max,
    onChange: change,
    onProblem: (problem) => onProblem?.(problem),
  });
  const error = date.problem ?? props.error;
  const day = calendarDay(value);
  const clock = value ? timeOf(value) : undefined;

  function choose(next: DateText | null) {
    date.clear();
    change(next);
  }
  function chooseDay(next: DateText) {
    choose(time ? `${next}T${clock ?? '00:00'}` : next);
    if (!time) setOpen(false);
  }

  const times = time && (
    <Select
      label="Time"
      size="small"
      disabled={!value}
      options={timesToOffer(interval, clock)}
      value={clock ?? null}
      onChange={(next) => value && next && choose(`${dayOf(value)}T${next}`)}
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
        {({ id, describedBy }) => (
          <>
            <DateInput
              date={date}
              id={id}
              aria-describedby={describedBy}
              invalid={Boolean(error)}
              required={props.required}
              disabled={props.disabled}
              autoComplete={props.autoComplete}
            />
            {name && <HiddenValue name={name} value={date.sent} onReset={() => choose(initial)} />}
          </>
        )}
      </DatePickerField>
      <DatePickerPanel
        {...{ open, frame, min, max }}
        label={props.label}
        onOpenChange={setOpen}
        presets={presets.filter(isOneDay)}
        chosen={value ? { start: value, end: value } : null}
        onPreset={({ start }) => chooseDay(start)}
        footer={times}
      >
        <Calendar
          aria-label={props.label}
          value={day}
          onChange={(next) => chooseDay(String(next))}
          defaultFocusedValue={day ?? calendarDay(today)}
          minValue={calendarDay(min)}
          maxValue={calendarDay(max)}
          firstDayOfWeek="sun"
          weeksInMonth={6}
          autoFocus
        >
          <CalendarMonth years={years} today={today} />
        </Calendar>
      </DatePickerPanel>
    </>
  );
}
