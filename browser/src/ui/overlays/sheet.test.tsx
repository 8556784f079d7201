import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../buttons/Button';
import { Dialog } from './Dialog';

function Page({ refuses = false }: { refuses?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Dialog open={open} onClose={() => setOpen(refuses)} title="Departments" side="left">
        <p>Wine</p>
      </Dialog>
    </main>
  );
}

const opener = page.getByRole('button', { name: 'Menu' });
const sheet = page.getByRole('dialog', { name: 'Departments' });

const open = async (refuses = false) => {
  await render(<Page refuses={refuses} />);
  await opener.click();
  await expect.element(sheet).toBeVisible();
};

test('is out of sight before it has gone, while the page is still to be woken behind it', async () => {
  await open();
  const element = sheet.element();
  const seen: string[] = [];
  new MutationObserver(() => seen.push(getComputedStyle(element).opacity)).observe(element, {
    attributeFilter: ['data-leaving'],
  });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(seen).toEqual(['0']);
});

test.each([
  ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s ends it, and the focus comes back', async (_by, close) => {
  await open();
  await close();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('is seen again when its owner keeps it', async () => {
  await open(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => getComputedStyle(sheet.element()).opacity).toBe('1');
});
