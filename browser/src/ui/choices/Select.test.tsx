import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select } from './Select';

const genders = ['Male', 'Female', 'Other'].map((name) => ({ id: name.toLowerCase(), name }));
const states = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, name: `State ${index + 1}` }));

const field = (name: string | RegExp) => page.getByRole('button', { name });
const list = page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name, exact: true });

beforeEach(() => page.viewport(800, 600));

describe('choosing', () => {
  test('by mouse', async () => {
    const onChange = vi.fn();
    await render(<Select label="Gender" options={genders} onChange={onChange} />);
    await userEvent.click(field(/Gender/));
    await userEvent.click(option('Other'));
    await expect.element(field(/Gender/)).toHaveTextContent('Other');
    expect(onChange.mock.calls).toEqual([['other']]);
  });

  test('by the arrow keys and Enter, without ever touching the mouse', async () => {
    await render(<Select label="Gender" options={genders} />);
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(field(/Gender/)).toHaveTextContent('Other');
    await expect.element(field(/Gender/)).toHaveFocus();
  });

  test.each([
    ['open', '{Tab}{Enter}state 23{Enter}'],
    ['closed', '{Tab}state 23'],
  ])('by typing the beginning of a name, with the list %s', async (_state, keys) => {
    await render(<Select label="State" options={states} />);
    await userEvent.keyboard(keys);
    await expect.element(field(/State/)).toHaveTextContent('State 23');
  });

  test('Escape leaves the choice as it was', async () => {
    await render(<Select label="Gender" options={genders} defaultValue="female" />);
    await userEvent.keyboard('{Tab}{Enter}{ArrowDown}{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field(/Gender/)).toHaveTextContent('Female');
  });

  test('the choice can be taken back where that is allowed', async () => {
    const onChange = vi.fn();
    await render(
      <Select
        label="Gender"
        options={genders}
        defaultValue="male"
        clearable
        onChange={onChange}
        placeholder="Any"
      />,
    );
    await userEvent.click(field('Clear Gender'));
    expect(onChange.mock.calls).toEqual([[null]]);
    await expect.element(field(/Gender/)).toHaveTextContent('Any');
  });
});

describe('what it says', () => {
  test('No Option Available, when there is nothing to choose', async () => {
    await render(<Select label="State" options={[]} />);
    await userEvent.click(field(/State/));
    await expect.element(list).toHaveTextContent('No Option Available');
  });

  test('that the options are still on their way', async () => {
    await render(<Select label="State" options={[]} loading />);
    await userEvent.click(field(/State/));
    await expect.element(list).toHaveTextContent('Loading…');
    await expect.element(list).not.toHaveTextContent('No Option Available');
  });

  test('its hint and its error, also to those who listen', async () => {
    await render(
      <Select label="Gender" options={genders} hint="As on your ID" error="Gender is required" required />,
    );
    await expect.element(field(/Gender/)).toHaveAccessibleDescription('As on your ID Gender is required');
    await expect.element(page.getByText('Gender *')).toBeVisible();
  });

  test('nothing opens while it is disabled', async () => {
    await render(<Select label="Gender" options={genders} disabled />);
    await expect.element(field(/Gender/)).toBeDisabled();
  });
});

describe('in a form', () => {
  function Form() {
    const [noticed, setNoticed] = useState('');
    return (
      <form onInput={(event) => setNoticed((event.target as HTMLInputElement).name)}>
        <Select label="State" name="state_id" options={states} defaultValue={2} />
        <output>{noticed}</output>
        <button type="reset">Cancel</button>
      </form>
    );
  }
  const sent = () => new FormData(document.querySelector('form')!).get('state_id');

  test('sends its value by its name, tells the form of a change, and goes back on reset', async () => {
    await render(<Form />);
    expect(sent()).toBe('2');
    await userEvent.click(field(/State/));
    await userEvent.click(option('State 7'));
    await expect.element(page.getByRole('status')).toHaveTextContent('state_id');
    expect(sent()).toBe('7');
    await userEvent.click(field('Cancel'));
    await expect.element(field(/State/)).toHaveTextContent('State 2');
    expect(sent()).toBe('2');
  });
});

describe('where it opens', () => {
  /** A field whose frame ends `below` pixels above the lower edge of a window of `height` pixels. */
  async function openWith(below: number, height: number) {
    await page.viewport(800, height);
    await render(
      <div style={{ position: 'fixed', insetInline: 40, bottom: below }}>
        <Select label="State" options={states} hideLabel />
      </div>,
    );
    await userEvent.click(field(/State/));
    await expect.element(list).toBeVisible();
  }

  function measure() {
    const popover = document.querySelector('[data-trigger=Select]')!.getBoundingClientRect();
    const trigger = field(/State/).element().getBoundingClientRect();
    return { popover, side: popover.top >= trigger.bottom ? 'below' : 'above' };
  }

  test.each([
    { below: 300, height: 700, side: 'below', tall: 280 },
    { below: 240, height: 700, side: 'below', tall: 232 },
    { below: 201, height: 700, side: 'below', tall: 193 },
    { below: 190, height: 700, side: 'above', tall: 280 },
    { below: 20, height: 300, side: 'above', tall: 228 },
    { below: 150, height: 340, side: 'below', tall: 142 },
  ])('$side the field, with $below px free below in a window of $height px', async (row) => {
    await openWith(row.below, row.height);
    // The list finds its place in the frame after it is there.
    await expect.poll(() => Math.abs(measure().popover.height - row.tall)).toBeLessThanOrEqual(4);
    const { popover, side } = measure();
    expect(side).toBe(row.side);
    // A frame that is still growing to its size is measured in fractions of a pixel.
    expect(Math.round(popover.height)).toBeLessThanOrEqual(280);
    expect(Math.round(popover.top)).toBeGreaterThanOrEqual(0);
    expect(Math.round(popover.bottom)).toBeLessThanOrEqual(row.height);
  });
});
