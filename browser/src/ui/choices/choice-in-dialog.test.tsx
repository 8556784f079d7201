import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../overlays/Dialog';
import { Combobox } from './Combobox';
import { Select } from './Select';

const states = ['California', 'Illinois', 'Florida'].map((name, index) => ({ id: index + 1, name }));

function AddressDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Add New Address">
      <Select label="Country" options={states} />
      <Combobox label="State" options={states} />
    </Dialog>
  );
}

const dialog = page.getByRole('dialog', { name: 'Add New Address' });
const list = page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name });

beforeEach(() => page.viewport(800, 600));

describe.each([
  { kind: 'Select', field: page.getByRole('button', { name: /Country/ }) },
  { kind: 'Combobox', field: page.getByRole('combobox', { name: /State/ }) },
])('a $kind inside an open modal', ({ kind, field }) => {
  const shows = (name: string) =>
    kind === 'Select'
      ? expect.element(field).toHaveTextContent(name)
      : expect.element(field).toHaveValue(name);

  test('is used by mouse', async () => {
    await render(<AddressDialog />);
    await userEvent.click(field);
    await userEvent.click(option('Florida'));
    await shows('Florida');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('is used by keyboard', async () => {
    await render(<AddressDialog />);
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shows('Illinois');
    await expect.element(field).toHaveFocus();
  });

  test('Escape closes the list first and then the dialog', async () => {
    await render(<AddressDialog />);
    await userEvent.click(field);
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a press beside the list closes the list only', async () => {
    await render(<AddressDialog />);
    await userEvent.click(field);
    await expect.element(list).toBeVisible();
    await userEvent.click(document.body, { position: { x: 3, y: 3 }, force: true });
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  });
});
