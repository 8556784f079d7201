import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateRangePicker } from './DateRangePicker';
import { futurePresets, pastPresets } from './date-presets';

const today = '2026-11-20';
const start = page.getByRole('textbox', { name: 'Orders, start' });
const end = page.getByRole('textbox', { name: 'Orders, end' });
const opener = page.getByRole('button', { name: /Open the calendar/ });
const calendar = page.getByRole('dialog', { name: 'Orders' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

beforeEach(() => page.viewport(1024, 768));

describe('typing a range', () => {
  test('it counts once both ends are there', async () => {
    const onChange = vi.fn();
    await render(<DateRangePicker label="Orders" today={today} onChange={onChange} />);
    await userEvent.fill(start, '11/01/2026');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.fill(end, '2026-11-20');
    expect(onChange.mock.calls).toEqual([[{ start: '2026-11-01', end: '2026-11-20' }]]);
  });

  test('an end before the start is refused in words', async () => {
    const onChange = vi.fn();
    await render(
      <DateRangePicker
        label="Orders"
        today={today}
        defaultValue={{ start: '2026-11-01', end: '2026-11-20' }}
        onChange={onChange}
      />,
    );
    await userEvent.fill(end, '10/31/2026');
    await expect.element(end).toHaveAccessibleDescription('The end is before the start');
    await expect.element(end).toHaveValue('10/31/2026');
    expect(onChange.mock.lastCall).toEqual([null]);
  });

  test('02/30 is refused at either end', async () => {
    await render(<DateRangePicker label="Orders" today={today} />);
    await userEvent.fill(start, '02/30/2026');
    await expect.element(start).toHaveAccessibleDescription('February 2026 has only 28 days');
    await expect.element(start).toHaveValue('02/30/2026');
  });
});

describe('choosing a range', () => {
  test('by mouse, from the first day to the last', async () => {
    const onChange = vi.fn();
    await render(<DateRangePicker label="Orders" today={today} onChange={onChange} />);
    await userEvent.click(opener);
    await userEvent.click(button(/November 10, 2026/));
    await userEvent.click(button(/November 12, 2026/));
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(start).toHaveValue('11/10/2026');
    await expect.element(end).toHaveValue('11/12/2026');
    expect(onChange.mock.calls).toEqual([[{ start: '2026-11-10', end: '2026-11-12' }]]);
  });

  test('by keyboard', async () => {
    await render(<DateRangePicker label="Orders" today={today} />);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(button(/^Today/)).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(start).toHaveValue('11/20/2026');
    await expect.element(start).toHaveFocus();
  });

  test.each([
    ['Last 7 Days', '11/14/2026', '11/20/2026'],
    ['Last Month', '10/01/2026', '10/31/2026'],
    ['Last 3 Months', '08/01/2026', '10/31/2026'],
  ])('%s is one press away', async (name, first, last) => {
    await render(<DateRangePicker label="Orders" today={today} presets={pastPresets(today)} />);
    await userEvent.click(opener);
    await userEvent.click(button(name));
    await expect.element(start).toHaveValue(first);
    await expect.element(end).toHaveValue(last);
  });

  test('a quick range beyond the last possible day cannot be pressed', async () => {
    await render(
      <DateRangePicker label="Orders" today={today} max="2026-11-30" presets={futurePresets(today)} />,
    );
    await userEvent.click(opener);
    await expect.element(button('Next 7 Days')).toBeEnabled();
    await expect.element(button('Next 30 Days')).toBeDisabled();
  });

  test('with times, it lasts from the beginning of the first day to the end of the last', async () => {
    const onChange = vi.fn();
    await render(
      <DateRangePicker
        label="Orders"
        today={today}
        time
        presets={futurePresets(today)}
        onChange={onChange}
      />,
    );
    await userEvent.click(opener);
    await userEvent.click(button('Tomorrow'));
    expect(onChange.mock.lastCall).toEqual([{ start: '2026-11-21T00:00', end: '2026-11-21T23:59' }]);
    await userEvent.click(button(/Start time/));
    await userEvent.click(page.getByRole('option', { name: '9:15 AM', exact: true }));
    expect(onChange.mock.lastCall).toEqual([{ start: '2026-11-21T09:15', end: '2026-11-21T23:59' }]);
    await userEvent.click(button('Done'));
    await expect.element(start).toHaveValue('11/21/2026 9:15 AM');
  });
});
