import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../buttons/Button';
import { Dialog } from './Dialog';
import { Menu, MenuItem, MenuSection } from './Menu';

const dots = page.getByRole('button', { name: 'Address of Ann' });
const menu = page.getByRole('menu');
const item = (name: string) => page.getByRole('menuitem', { name });

type Actions = { onEdit?: () => void; onDelete?: () => void };
const AddressMenu = ({ onEdit, onDelete }: Actions) => (
  <Menu label="Address of Ann" roomBelow={100}>
    <MenuItem icon={<Pencil />} onSelect={onEdit}>
      Edit
    </MenuItem>
    <MenuItem icon={<Trash2 />} tone="danger" onSelect={onDelete}>
      Delete
    </MenuItem>
  </Menu>
);

beforeEach(() => page.viewport(800, 600));

describe('the menu of an address card', () => {
  test('does what was pressed, and closes', async () => {
    const [onEdit, onDelete] = [vi.fn(), vi.fn()];
    await render(<AddressMenu onEdit={onEdit} onDelete={onDelete} />);
    await userEvent.click(dots);
    await userEvent.click(item('Delete'));
    await expect.element(menu).not.toBeInTheDocument();
    expect([onEdit.mock.calls.length, onDelete.mock.calls.length]).toEqual([0, 1]);
  });

  test('is used by keyboard, and gives the focus back', async () => {
    const onDelete = vi.fn();
    await render(<AddressMenu onDelete={onDelete} />);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(item('Edit')).toHaveFocus();
    await userEvent.keyboard('d');
    await expect.element(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onDelete).toHaveBeenCalledOnce();
    await expect.element(dots).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
  });

  test.each([
    { below: 100, side: 'below' },
    { below: 99, side: 'above' },
    { below: 10, side: 'above' },
    { below: 300, side: 'below' },
  ])('opens $side the dots with $below px free below', async ({ below, side }) => {
    await render(
      <div style={{ position: 'fixed', right: 40, bottom: below, display: 'flex' }}>
        <AddressMenu />
      </div>,
    );
    await userEvent.click(dots);
    await expect.element(menu).toBeVisible();
    const isBelow =
      menu.element().getBoundingClientRect().top >= dots.element().getBoundingClientRect().bottom;
    expect(isBelow ? 'below' : 'above').toBe(side);
  });
});

test('the account menu has a button of its own, sections and links', async () => {
  const onNavigate = vi.fn();
  await render(
    <Menu label="Your account" trigger={<Button>Ann</Button>} align="start" onNavigate={onNavigate}>
      <MenuSection title="Ann Lee">
        <MenuItem href="/profile/orders">Orders</MenuItem>
      </MenuSection>
      <MenuSection>
        <MenuItem onSelect={() => {}}>Log out</MenuItem>
      </MenuSection>
    </Menu>,
  );
  const button = page.getByRole('button', { name: 'Ann' });
  await expect.element(button).toHaveAttribute('aria-haspopup');
  await userEvent.click(button);
  await expect.element(page.getByRole('group', { name: 'Ann Lee' })).toBeVisible();
  await expect.element(item('Orders')).toHaveAttribute('href', '/profile/orders');
  await userEvent.click(item('Orders'));
  expect(onNavigate.mock.calls[0]?.[0]).toBe('/profile/orders');
});

test('inside an open modal, Escape closes the menu first', async () => {
  function Cards() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="Addresses">
        <AddressMenu />
      </Dialog>
    );
  }
  await render(<Cards />);
  const dialog = page.getByRole('dialog', { name: 'Addresses' });
  await userEvent.click(dots);
  await expect.element(item('Edit')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
