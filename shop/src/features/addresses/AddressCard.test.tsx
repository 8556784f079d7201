import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AddressCard } from './AddressCard';

const entry = {
  id: '0190b7e0-5f00-7000-8000-000000000001',
  is_default: true,
  address: {
    first_name: 'Ada',
    last_name: 'Byron',
    phone: '',
    zip_code: '94110',
    city: 'San Francisco',
    state: 'California',
    country: 'United States',
    adderess: '1450 Guerrero Street',
  },
};
const nothing = () => undefined;

test.each([
  { free: 100, opens: 'downward' },
  { free: 99, opens: 'upward' },
])('with $free px free below its dots the menu of a card opens $opens', async ({ free, opens }) => {
  await page.viewport(800, 600);
  onTestFinished(() => page.viewport(1024, 768));
  await render(
    <ul id="place" style={{ position: 'fixed', insetInline: 40, insetBlockStart: 300 }}>
      <AddressCard entry={entry} isDefault onEdit={nothing} onDelete={nothing} onMakeDefault={nothing} />
    </ul>,
  );
  const dots = page.getByRole('button', { name: /^Edit or delete/ });
  await expect.element(dots).toBeVisible();
  // A font that comes later would move what was measured.
  await document.fonts.ready;
  const place = document.getElementById('place')!;
  const bottom = () => dots.element().getBoundingClientRect().bottom;
  place.style.insetBlockStart = `${300 + (window.innerHeight - free - bottom())}px`;
  expect(Math.round(window.innerHeight - bottom())).toBe(free);
  await userEvent.click(dots);
  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  const isBelow = menu.element().getBoundingClientRect().top >= bottom();
  expect(isBelow ? 'downward' : 'upward').toBe(opens);
});
