import { parseDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { futurePresets, isOneDay, type Preset, pastPresets, presetsUntil } from './date-presets';

const rows = (presets: Preset[]) =>
  presets.map(({ name, range }) => `${name}: ${range.start} to ${range.end}`);

describe('quick ranges', () => {
  it('into the past', () => {
    expect(rows(pastPresets('2026-11-20'))).toEqual([
      'Today: 2026-11-20 to 2026-11-20',
      'Yesterday: 2026-11-19 to 2026-11-19',
      'Last 7 Days: 2026-11-14 to 2026-11-20',
      'Last 30 Days: 2026-10-22 to 2026-11-20',
      'This Month: 2026-11-01 to 2026-11-30',
      'Last Month: 2026-10-01 to 2026-10-31',
      'Last 3 Months: 2026-08-01 to 2026-10-31',
    ]);
  });

  it('up to today, where no later day can be chosen', () => {
    const until = (today: string) => presetsUntil(today).find(({ name }) => name === 'This Month')?.range;
    expect(until('2026-11-20')).toEqual({ start: '2026-11-01', end: '2026-11-20' });
    expect(until('2026-11-30')).toEqual({ start: '2026-11-01', end: '2026-11-30' });
    expect(rows(presetsUntil('2026-11-20')).slice(-2)).toEqual(rows(pastPresets('2026-11-20')).slice(-2));
  });

  it('into the future', () => {
    expect(rows(futurePresets('2026-11-20', { thisMonth: true }))).toEqual([
      'Today: 2026-11-20 to 2026-11-20',
      'Tomorrow: 2026-11-21 to 2026-11-21',
      'Next 7 Days: 2026-11-20 to 2026-11-26',
      'Next 30 Days: 2026-11-20 to 2026-12-19',
      'This Month: 2026-11-01 to 2026-11-30',
      'Next Month: 2026-12-01 to 2026-12-31',
      'Next 3 Months: 2026-12-01 to 2027-02-28',
    ]);
    expect(futurePresets('2026-11-20').map((preset) => preset.name)).not.toContain('This Month');
  });

  it.each([
    ['2026-01-01', 'Last Month', '2025-12-01 to 2025-12-31'],
    ['2026-03-31', 'Last Month', '2026-02-01 to 2026-02-28'],
    ['2024-03-31', 'Last Month', '2024-02-01 to 2024-02-29'],
    ['2026-01-31', 'Last 3 Months', '2025-10-01 to 2025-12-31'],
    ['2026-03-01', 'Yesterday', '2026-02-28 to 2026-02-28'],
  ])('on %s, %s is %s', (today, name, range) => {
    expect(rows(pastPresets(today))).toContain(`${name}: ${range}`);
  });

  it('keep their length on every day', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const length = ({ range }: Preset) => parseDate(range.end).compare(parseDate(range.start)) + 1;
    fc.assert(
      fc.property(days, (today) => {
        const [, , week, month] = pastPresets(today);
        const [, , nextWeek, nextMonth] = futurePresets(today);
        expect([week, month, nextWeek, nextMonth].map((preset) => length(preset!))).toEqual([7, 30, 7, 30]);
      }),
    );
  });

  it('leave one-day presets to a single date', () => {
    expect(
      pastPresets('2026-11-20')
        .filter(isOneDay)
        .map((preset) => preset.name),
    ).toEqual(['Today', 'Yesterday']);
  });
});
