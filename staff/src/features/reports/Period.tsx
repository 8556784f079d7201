import { DateRangePicker } from 'browser/ui/dates/DateRangePicker';
import { type Preset, presetsUntil } from 'browser/ui/dates/date-presets';
import { localDay } from 'browser/ui/dates/typed-day';
import { daysAfter } from 'contract/platform/calendar';
import type { PeriodSearch } from './period-search';

/** The day in the reader's own time zone. */
const today = () => localDay(new Date());
const usualDays = 30;

/** What the address says, or the last days. */
export function periodOf({ store, from, until = today() }: PeriodSearch) {
  return { store, from: from ?? daysAfter(until, 1 - usualDays), until };
}

function presetsOf(now: string): Preset[] {
  const year = Number(now.slice(0, 4));
  return [
    ...presetsUntil(now),
    { name: 'This Year', range: { start: `${year}-01-01`, end: now } },
    { name: 'Last Year', range: { start: `${year - 1}-01-01`, end: `${year - 1}-12-31` } },
  ];
}

type Props = {
  shown: { from: string; until: string };
  onChange: (period: Omit<PeriodSearch, 'store'>) => void;
};

/** Days that are over, or today. */
export const Period = ({ shown, onChange }: Props) => (
  <DateRangePicker
    label="Period"
    today={today()}
    max={today()}
    presets={presetsOf(today())}
    value={{ start: shown.from, end: shown.until }}
    onChange={(range) => onChange({ from: range?.start, until: range?.end })}
  />
);
