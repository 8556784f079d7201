import { queries } from 'browser/calls/queries';
import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer } from 'browser/testing/fake-server';
import { useToasts } from 'browser/toasts/toast';
import { listAddresses } from 'contract/addresses';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada, mission } from '../../testing/people';
import { smallWorld } from '../../testing/places';
import { visit } from '../../testing/visit';

const dialog = page.getByRole('dialog', { name: 'Add New Card' });
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const number = '4242 4242 4242 4242';

async function open() {
  const server = fakeServer(...smallWorld, answers(listAddresses, []));
  await visit('/profile/billing-address', { login: ada, store: mission });
  await expect.element(page.getByText('No addresses found')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Card' }).click();
  return server;
}

async function fillIn() {
  await dialog.getByRole('radio', { name: 'Debit' }).click();
  await field('Card number').fill(number);
  await field('Expiration date').fill('12/30');
  await field('CVV').fill('123');
  await field('Name on card').fill('Ada Byron');
}

test('Add New Card asks for type, number, expiration date, CVV and name, and says that nothing is saved', async () => {
  await open();
  await expect.element(dialog.getByText('Card details are not saved here')).toBeVisible();
  for (const name of ['Credit', 'Debit'])
    await expect.element(dialog.getByRole('radio', { name })).toBeVisible();
  for (const name of ['Card number', 'Expiration date', 'CVV', 'Name on card'])
    await expect.element(field(name)).toHaveValue('');
  await expectForEveryone();
});

test.each(['Submit', 'Cancel'])(
  '%s only closes and resets: no call, and no trace of the number',
  async (button) => {
    const server = await open();
    const before = server.calls.length;
    await fillIn();
    await dialog.getByRole('button', { name: button }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.calls).toHaveLength(before);
    expect(useToasts.getState().toasts).toEqual([]);
    // Four of its digits alone may stand in any time or key.
    const traces = JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      document.documentElement.outerHTML,
      queries
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ]);
    expect(traces.replaceAll(' ', '')).not.toContain(number.replaceAll(' ', ''));
    await page.getByRole('button', { name: 'Add New Card' }).click();
    for (const name of ['Card number', 'Expiration date', 'CVV', 'Name on card'])
      await expect.element(field(name)).toHaveValue('');
    await expect.element(dialog.getByRole('radio', { name: 'Credit' })).toBeChecked();
  },
);

test('Enter in a field of the card closes it as Submit does', async () => {
  const server = await open();
  const before = server.calls.length;
  await fillIn();
  await userEvent.type(field('CVV'), '{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.calls).toHaveLength(before);
});

test('its Add New Address button opens the address modal', async () => {
  await open();
  await dialog.getByRole('button', { name: 'Add New Address' }).click();
  const address = page.getByRole('dialog', { name: 'Add New Address' });
  await expect.element(address).toBeVisible();
  await expectForEveryone();
  await address.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(address).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});
