import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import type { Wire } from 'contract/platform/endpoint';
import { changeFees, feesChanged, getFees } from 'contract/settings/fees';
import { listJurisdictions } from 'contract/settings/rules';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { olive } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const pickup = { mode: 'pickup' as const, state: null, up_to_bottles: null, fee: 0, free_from: null };
const shipping = { mode: 'shipping' as const, state: 'CA', up_to_bottles: 6, fee: 16.5, free_from: 200 };
const fees: Wire<typeof getFees> = {
  version: 'first',
  modes: ['pickup', 'shipping'],
  own: [pickup],
  of_all: [shipping],
};
const begin = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(
    answers(getMe, olive),
    answers(getFees, fees),
    answers(listJurisdictions, [{ code: 'CA', name: 'California' }]),
    ...more,
  );
const open = () => visit('/settings?store=1&topic=fees');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (server: ReturnType<typeof begin>) =>
  server.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);

test('an owner adds a fee beside those of all stores', async () => {
  const server = begin(answers(changeFees));
  await open();
  await expect.element(page.getByRole('cell', { name: '$16.50' })).toBeVisible();
  await button('Add a fee').click();
  const row = page.getByRole('group', { name: 'Fee 2' });
  await row.getByRole('button', { name: /Way/ }).click();
  await page.getByRole('option', { name: 'Shipping' }).click();
  await expectForEveryone();
  await button('Save the fees').click();
  await expect.element(row.getByText('Enter an amount of money')).toBeVisible();
  await row.getByRole('textbox', { name: /^Fee/ }).fill('12.50');
  await row.getByLabelText('Up to bottles').fill('3');
  await button('Save the fees').click();
  const added = { mode: 'shipping', state: null, up_to_bottles: 3, fee: 12.5, free_from: null };
  await expect.poll(() => sent(server)).toEqual([{ fees: [pickup, added], version: 'first' }]);
});

test('a fee that is removed is not sent', async () => {
  const server = begin(answers(changeFees));
  await open();
  await button('Remove fee 1').click();
  await expect.element(page.getByText('This store has no fees of its own.')).toBeVisible();
  await button('Save the fees').click();
  await expect.poll(() => sent(server)).toEqual([{ fees: [], version: 'first' }]);
});

test('whoever was slower than somebody else reads it, and what they typed stays', async () => {
  begin(refuses(changeFees, feesChanged));
  await open();
  await page.getByRole('textbox', { name: /^Fee/ }).fill('4');
  await button('Save the fees').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(feesChanged.message);
  await expect.element(page.getByRole('textbox', { name: /^Fee/ })).toHaveValue('4');
  await expectForEveryone();
});
