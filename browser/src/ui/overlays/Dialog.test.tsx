import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notify } from '../../toasts/toast';
import { Button } from '../buttons/Button';
import { Toaster } from '../feedback/Toaster';
import { TextField } from '../fields/TextField';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog, DialogActions } from './Dialog';
import { Menu, MenuItem } from './Menu';

function Page({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ blockSize: '3000px' }}>
      <Button onClick={() => setOpen(true)}>Add address</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New address" busy={busy}>
        <TextField label="Street" />
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </DialogActions>
      </Dialog>
      <Toaster />
    </main>
  );
}

const opener = page.getByRole('button', { name: 'Add address' });
const dialog = page.getByRole('dialog', { name: 'New address' });
const street = page.getByLabelText('Street');

const open = async (busy = false) => {
  await render(<Page busy={busy} />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
};

test('the focus goes to the first field, stays inside, and comes back', async () => {
  await open();
  await expect.element(street).toHaveFocus();
  for (let presses = 0; presses < 8; presses++) {
    await userEvent.tab();
    const at = document.activeElement!;
    expect(at === document.body || dialog.element().contains(at)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Add address' })).toHaveFocus();
});

function LateForm() {
  const [loaded, setLoaded] = useState(false);
  return (
    <Dialog open onClose={() => {}} title="Edit address">
      {loaded ? (
        <>
          <TextField label="Street" data-autofocus />
          <TextField label="City" />
        </>
      ) : (
        <Button onClick={() => setLoaded(true)}>Load</Button>
      )}
    </Dialog>
  );
}

test('a form that is loaded late gets the focus when it comes', async () => {
  await render(<LateForm />);
  const load = page.getByRole('button', { name: 'Load' });
  await expect.element(load).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(street).toHaveFocus();
});

test('who has moved the focus meanwhile keeps it there', async () => {
  await render(<LateForm />);
  await userEvent.tab();
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(close).toHaveFocus();
  (page.getByRole('button', { name: 'Load' }).element() as HTMLElement).click();
  await expect.element(street).toBeVisible();
  await expect.element(close).toHaveFocus();
});

function Entry() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu label="More">
        <MenuItem onSelect={() => setOpen(true)}>Edit</MenuItem>
      </Menu>
      <Dialog open={open} onClose={() => setOpen(false)} title="New address">
        <TextField label="Street" />
      </Dialog>
    </>
  );
}

test('opened from a menu, it gives the focus back to the menu’s button', async () => {
  await render(<Entry />);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.element(street).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('a press beside it closes it, a press inside does not', async () => {
  await open();
  await street.click();
  await expect.element(dialog).toBeVisible();
  await dialog.click({ position: { x: 5, y: 5 } });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the page behind neither scrolls nor moves', async () => {
  await render(<Page />);
  const width = document.body.clientWidth;
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  expect(document.body.clientWidth).toBe(width);
  // A headless browser's scroll bar takes no room, so the promise to keep it is looked at as well.
  expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe('stable');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
});

test('it refuses to close while busy, however often Escape is pressed', async () => {
  await open(true);
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await dialog.click({ position: { x: 5, y: 5 } });
  await page.getByRole('button', { name: 'Close' }).click({ force: true });
  await expect.element(dialog).toBeVisible();
});

test('a browser that knows no closedby cannot close it while busy either', async () => {
  await open(true);
  const element = dialog.element() as HTMLDialogElement;
  element.dispatchEvent(new Event('cancel', { cancelable: true }));
  element.close();
  await expect.element(dialog).toBeVisible();
  expect(element.matches(':modal')).toBe(true);
});

test('what was typed is gone when it opens again', async () => {
  await open();
  await street.fill('Main Street 1');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await opener.click();
  await expect.element(street).toHaveValue('');
});

test('a toast over an open dialog can be pressed, and outlives the dialog', async () => {
  await open();
  notify('Address saved');
  await expect.element(dialog.getByText('Address saved')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Address saved')).toBeVisible();
  await opener.click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('Address saved')).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('asking before deleting puts the focus on the harmless answer', async () => {
  const answers: string[] = [];
  await render(
    <ConfirmDialog
      open
      title="Delete this address?"
      confirm="Delete"
      onConfirm={() => answers.push('delete')}
      onClose={() => answers.push('keep')}
    >
      It cannot be brought back.
    </ConfirmDialog>,
  );
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleDescription('It cannot be brought back.');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await page.getByRole('button', { name: 'Delete' }).click();
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual(['delete', 'keep']);
});
