import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toaster } from '../feedback/Toaster';
import { Button } from './Button';

const save = (busy: boolean, onClick = () => {}) => (
  <>
    <Button busy={busy} busyLabel="Changing Password..." onClick={onClick}>
      Change Password
    </Button>
    <Toaster />
  </>
);

const width = () => document.querySelector('button')!.getBoundingClientRect().width;

test('busy, it keeps its width and its focus, says so, and does nothing', async () => {
  const pressed = vi.fn<() => void>();
  const screen = await render(save(false, pressed));
  await document.fonts.ready;
  const idle = width();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await screen.rerender(save(true, pressed));

  const busy = page.getByRole('button', { name: 'Changing Password...' });
  await expect.element(busy).toHaveFocus();
  await expect.element(page.getByRole('log')).toHaveTextContent('Changing Password...');
  expect(width()).toBe(idle);
  await userEvent.keyboard('{Enter}');
  await busy.click({ force: true });
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('what it will say while busy cannot be found before', async () => {
  await render(<Button busyLabel="Saving...">Submit</Button>);
  await expect.element(page.getByText('Saving...')).not.toBeInTheDocument();
});

test('with an icon and other words it keeps its width as well', async () => {
  const button = (busy: boolean) => (
    <Button icon={<svg viewBox="0 0 1 1" />} busy={busy} busyLabel="Adding this wine to your cart…">
      Add
    </Button>
  );
  const screen = await render(button(false));
  await document.fonts.ready;
  const idle = width();
  await screen.rerender(button(true));
  expect(width()).toBe(idle);
});
