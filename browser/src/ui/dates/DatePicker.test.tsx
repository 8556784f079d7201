import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../overlays/Dialog';
import { DatePicker } from './DatePicker';
import { futurePresets, pastPresets } from './date-presets';
import { birthYears } from './date-years';

const today = '2026-11-20';
const field = page.getByRole('textbox');
const opener = page.getByRole('button', { name: /Open the calendar/ });
const calendar = page.getByRole('dialog', { name: 'Delivery date' });
const day = (name: RegExp) => page.getByRole('button', { name });
const option = (name: string) => page.getByRole('option', { name, exact: true });

beforeEach(() => page.viewport(1024, 768));

describe('typing a date', () => {
  test.each(['11/24/2026', '2026-11-24'])('%s is taken', async (text) => {
    const onChange = vi.fn();
    await render(<DatePicker label="Delivery date" today={today} onChange={onChange} />);
    await userEvent.fill(field, text);
    expect(onChange.mock.calls).toEqual([['2026-11-24']]);
    await userEvent.tab();
    await expect.element(field).toHaveValue('11/24/2026');
  });

  test.each([
    ['02/30/2026', 'February 2026 has only 28 days'],
    ['02/29/2025', 'February 2025 has only 28 days'],
    ['1/2/2026', 'Enter the date as MM/DD/YYYY or YYYY-MM-DD'],
    ['24.11.2026', 'Enter the date as MM/DD/YYYY or YYYY-MM-DD'],
    ['soon', 'Enter the date as MM/DD/YYYY or YYYY-MM-DD'],
  ])('%s is refused, in words, and stays as it was typed', async (text, problem) => {
    const [onChange, onProblem] = [vi.fn(), vi.fn()];
    await render(
      <DatePicker
        label="Delivery date"
        today={today}
        defaultValue="2026-11-24"
        onChange={onChange}
        onProblem={onProblem}
      />,
    );
    await userEvent.fill(field, text);
    await userEvent.tab();
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveAccessibleDescription(problem);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(onChange.mock.lastCall).toEqual([null]);
    expect(onProblem.mock.lastCall).toEqual([problem]);
  });

  test('half a date is not called wrong while it is being typed, and a mended one no more', async () => {
    await render(<DatePicker label="Delivery date" today={today} />);
    await userEvent.type(field, '02/30');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field, '/2026');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(field, '02/28/2026');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  test('what it says stands where the hint stood, so that nothing moves', async () => {
    await render(<DatePicker label="Delivery date" today={today} />);
    const height = () => document.querySelector('[data-field]')!.getBoundingClientRect().height;
    const before = height();
    await userEvent.fill(field, 'soon');
    await userEvent.tab();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(height()).toBe(before);
  });

  test('a date outside of the offered years is taken and kept', async () => {
    const onChange = vi.fn();
    await render(
      <DatePicker label="Delivery date" today={today} defaultValue="1901-02-03" onChange={onChange} />,
    );
    await expect.element(field).toHaveValue('02/03/1901');
    await userEvent.fill(field, '12/31/2199');
    expect(onChange.mock.lastCall).toEqual(['2199-12-31']);
  });

  test('a date before the first or after the last possible one is refused', async () => {
    await render(<DatePicker label="Delivery date" today={today} min={today} max="2026-12-31" />);
    await userEvent.fill(field, '11/19/2026');
    await expect.element(field).toHaveAccessibleDescription('Choose 11/20/2026 or later');
    await userEvent.fill(field, '01/01/2027');
    await expect.element(field).toHaveAccessibleDescription('Choose 12/31/2026 or earlier');
  });

  test('a form gets the ISO date, or the wrong text, so that it is never lost in silence', async () => {
    await render(
      <form>
        <DatePicker label="Delivery date" name="day" today={today} />
        <button type="reset">Cancel</button>
      </form>,
    );
    const sent = () => new FormData(document.querySelector('form')!).get('day');
    await userEvent.fill(field, '11/24/2026');
    await expect.poll(sent).toBe('2026-11-24');
    await userEvent.fill(field, '02/30/2026');
    await expect.poll(sent).toBe('02/30/2026');
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect.element(field).toHaveValue('');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });
});

describe('choosing in the calendar', () => {
  test('by mouse', async () => {
    const onChange = vi.fn();
    await render(<DatePicker label="Delivery date" today={today} onChange={onChange} />);
    await userEvent.click(opener);
    await userEvent.click(day(/November 24/));
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('11/24/2026');
    expect(onChange.mock.calls).toEqual([['2026-11-24']]);
  });

  test('by keyboard: arrow down opens it at today, the arrows move by day and week, the focus comes back', async () => {
    await render(<DatePicker label="Delivery date" today={today} />);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(day(/^Today, Friday, November 20/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect.element(day(/Thursday, November 26/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect.element(day(/Saturday, December 26/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('12/26/2026');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  test('today is the day that the shop says, whatever the clock of the machine', async () => {
    await render(<DatePicker label="Delivery date" today="2031-07-04" />);
    await userEvent.click(opener);
    await expect.element(page.getByRole('button', { name: /^Today/ })).toHaveAccessibleName(/July 4, 2031/);
    expect(document.querySelectorAll('[aria-current=date]').length).toBe(1);
  });

  test('a week begins on Sunday', async () => {
    await render(<DatePicker label="Delivery date" today={today} />);
    await userEvent.click(opener);
    await expect.element(calendar).toBeVisible();
    const heads = [...document.querySelectorAll('thead th')].map((head) => head.textContent);
    expect(heads).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']);
  });

  test('month and year are drop-downs in its header', async () => {
    await render(<DatePicker label="Delivery date" today={today} />);
    await userEvent.click(opener);
    await userEvent.click(page.getByRole('button', { name: /Year/ }));
    const years = page.getByRole('option');
    await expect.element(years.first()).toHaveTextContent('2026');
    expect(years.elements().at(-1)?.textContent).toBe('2055');
    expect(years.elements().length).toBe(30);
    await userEvent.click(option('2030'));
    await userEvent.click(page.getByRole('button', { name: /Month/ }));
    await userEvent.click(option('February'));
    await userEvent.click(day(/February 14, 2030/));
    await expect.element(field).toHaveValue('02/14/2030');
  });

  test.each([390, 1024])('every month and year is whole in its header, %d pixels wide', async (width) => {
    await page.viewport(width, 768);
    const months = Array.from({ length: 12 }, (_, index) => `2028-${String(index + 1).padStart(2, '0')}-08`);
    for (const month of months) {
      const { unmount } = await render(
        <DatePicker label="Delivery date" today={today} defaultValue={month} />,
      );
      await userEvent.click(opener);
      await expect.element(page.getByRole('button', { name: /Year/ })).toBeVisible();
      const cut = [...document.querySelectorAll('header .react-aria-SelectValue, header button > span')]
        .filter((shown) => shown.scrollWidth > shown.clientWidth)
        .map((shown) => shown.textContent);
      expect(cut).toEqual([]);
      await unmount();
    }
  });

  test('a date of birth has a hundred years to choose from', async () => {
    await render(<DatePicker label="Delivery date" today={today} years={birthYears(today)} />);
    await userEvent.click(opener);
    await userEvent.click(page.getByRole('button', { name: /Year/ }));
    await expect.element(option('1976')).toBeInTheDocument();
    await expect.element(option('2075')).toBeInTheDocument();
    expect(page.getByRole('option').elements().length).toBe(100);
  });

  test('Escape closes the drop-down, then the calendar', async () => {
    await render(<DatePicker label="Delivery date" today={today} />);
    await userEvent.click(opener);
    await userEvent.click(page.getByRole('button', { name: /Year/ }));
    await expect.poll(() => document.activeElement?.closest('[role=listbox]')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(calendar).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
  });

  test.each([
    ['Yesterday', pastPresets(today), '11/19/2026'],
    ['Tomorrow', futurePresets(today), '11/21/2026'],
  ])('%s is one press away', async (name, presets, text) => {
    await render(<DatePicker label="Delivery date" today={today} presets={presets} />);
    await userEvent.click(opener);
    await userEvent.click(page.getByRole('button', { name }));
    await expect.element(field).toHaveValue(text);
  });

  test('a time is chosen in steps of 15 minutes', async () => {
    const onChange = vi.fn();
    await render(<DatePicker label="Delivery date" today={today} time onChange={onChange} />);
    await userEvent.click(opener);
    await userEvent.click(day(/November 24/));
    await userEvent.click(page.getByRole('button', { name: /Time/ }));
    expect(page.getByRole('option').elements().length).toBe(96);
    await userEvent.click(page.getByRole('option', { name: '3:45 PM' }));
    await expect.element(field).toHaveValue('11/24/2026 3:45 PM');
    expect(onChange.mock.lastCall).toEqual(['2026-11-24T15:45']);
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect.element(calendar).not.toBeInTheDocument();
  });
});

test('on a phone it comes up from the lower edge, as wide as the screen', async () => {
  await page.viewport(390, 844);
  await render(<DatePicker label="Delivery date" today={today} />);
  await userEvent.click(opener);
  await expect.element(calendar).toBeVisible();
  const sheet = calendar.element().parentElement!;
  await expect.poll(() => Math.round(sheet.getBoundingClientRect().bottom)).toBe(844);
  // All but the gutter of a scroll bar, which a phone does not have.
  expect(sheet.getBoundingClientRect().left).toBe(0);
  expect(sheet.getBoundingClientRect().width).toBeGreaterThanOrEqual(390 - 15);
});

describe('inside an open modal', () => {
  function Profile() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="Profile">
        <DatePicker label="Delivery date" today={today} />
      </Dialog>
    );
  }
  const modal = page.getByRole('dialog', { name: 'Profile' });

  test('it is used by mouse, with its drop-downs', async () => {
    await render(<Profile />);
    await userEvent.click(opener);
    await userEvent.click(page.getByRole('button', { name: /Year/ }));
    await userEvent.click(option('2028'));
    await userEvent.click(day(/November 24, 2028/));
    await expect.element(field).toHaveValue('11/24/2028');
    await expect.element(modal).toBeVisible();
  });

  test('Escape closes the drop-down, the calendar, and then the modal', async () => {
    await render(<Profile />);
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(day(/^Today/)).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: /Month/ }));
    await expect.poll(() => document.activeElement?.closest('[role=listbox]')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(modal).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(modal).not.toBeInTheDocument();
  });
});
