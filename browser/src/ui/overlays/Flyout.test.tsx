import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Flyout } from './Flyout';

const links = Array.from({ length: 30 }, (_, nth) => (
  <p key={nth}>
    <a href={`#${nth}`}>Link {nth}</a>
  </p>
));

test.each([
  ['at the top', 0],
  ['in the middle', 300],
  ['at the bottom', 700],
])('all in the panel of a button %s can be reached', async (_where, from) => {
  await page.viewport(1024, 768);
  await render(
    <div style={{ paddingBlockStart: from }}>
      <Flyout trigger="Links" align="start">
        {links}
      </Flyout>
    </div>,
  );
  await page.getByRole('button', { name: 'Links' }).click();
  const panel = document.querySelector('[popover]')!;
  await expect.element(page.getByRole('link', { name: 'Link 0' })).toBeVisible();
  const { top, bottom } = panel.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(768);
  await page.getByRole('link', { name: 'Link 29' }).click();
  expect(location.hash).toBe('#29');
});
