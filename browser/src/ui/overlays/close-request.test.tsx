import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hideKeys } from '../../testing/hide-keys';
import { DatePicker } from '../dates/DatePicker';
import { Dialog } from './Dialog';

// Alone in its file: how often the browser lets a page refuse depends on what was pressed in it before.
test('a back gesture that the browser does not let anybody refuse closes a calendar alone, too', async () => {
  function Profile() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="Profile">
        <DatePicker label="Birthday" today="2026-11-20" />
      </Dialog>
    );
  }
  await render(<Profile />);
  const modal = page.getByRole('dialog', { name: 'Profile' });
  const calendar = page.getByRole('dialog', { name: 'Birthday' });
  const list = page.getByRole('listbox');
  const field = page.getByRole('textbox');
  await userEvent.fill(field, '11/24/2026');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(calendar).toBeVisible();
  await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true);
  (page.getByRole('button', { name: /Month/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();

  const refusable: boolean[] = [];
  const note = (event: Event) => refusable.push(event.cancelable);
  document.querySelector('dialog')!.addEventListener('cancel', note);
  hideKeys();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(calendar).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(modal).toBeVisible();
  await expect.element(field).toHaveValue('11/24/2026');
  expect(refusable).toEqual([true, false]);
  await userEvent.keyboard('{Escape}');
  await expect.element(modal).not.toBeInTheDocument();
});
