import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useToasts } from '../../toasts/toast';
import { QuantityStepper } from './QuantityStepper';

const changed = vi.fn<(value: number) => void>();

function Line() {
  const [value, setValue] = useState(3);
  const change = (next: number) => {
    changed(next);
    setValue(next);
  };
  return <QuantityStepper label="bottles of Barolo" value={value} max={12} onChange={change} />;
}

const bottles = page.getByRole('spinbutton', { name: 'bottles of Barolo', exact: true });
const reported = () => changed.mock.calls.flat();

const begin = async () => {
  changed.mockClear();
  await render(<Line />);
};

test('its buttons step by one and stop at the ends', async () => {
  await begin();
  const fewer = page.getByRole('button', { name: 'Decrease bottles of Barolo' });
  await fewer.click();
  await fewer.click();
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
  await fewer.click({ force: true });
  await page.getByRole('button', { name: 'Increase bottles of Barolo' }).click();
  expect(reported()).toEqual([2, 1, 2]);
});

test('a typed number is reported once, when it is finished', async () => {
  await begin();
  await bottles.click();
  await userEvent.keyboard('11');
  expect(reported()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(reported()).toEqual([11]);
  await expect.element(bottles).toHaveValue(11);
});

test('too many become as many as there are, which is said; nothing typed changes nothing', async () => {
  await begin();
  await bottles.fill('99');
  await userEvent.tab();
  await expect.element(bottles).toHaveValue(12);
  expect(useToasts.getState().message).toBe('You can choose up to 12.');
  await bottles.fill('');
  await userEvent.tab();
  await expect.element(bottles).toHaveValue(12);
  expect(reported()).toEqual([12]);
});

test('the arrow keys step', async () => {
  await begin();
  await bottles.click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(reported()).toEqual([4, 5, 4]);
});
