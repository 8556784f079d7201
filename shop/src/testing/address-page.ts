import { type Answering, answers, fakeServer } from 'browser/testing/fake-server';
import { useToasts } from 'browser/toasts/toast';
import { type Address, type AddressEntry, listAddresses } from 'contract/addresses';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada, mission } from './people';
import { smallWorld } from './places';
import { visit } from './visit';

export const home: Address = {
  first_name: 'Ada',
  last_name: 'Byron',
  phone: '+1 415 555 0142',
  zip_code: '94110',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  adderess: '1450 Guerrero Street',
};
const idOf = (at: number) => `0190b7e0-5f00-7000-8000-00000000000${at}`;
export const entry = (at: number, changes: Partial<Address> = {}): AddressEntry => ({
  id: idOf(at),
  address: { ...home, ...changes },
  is_default: at === 1,
});
export const first = entry(1);
export const second = entry(2, { first_name: 'Grace', phone: '', adderess: '915 West Randolph Street' });
export const two = answers(listAddresses, [first, second]);

const openPage = () => visit('/profile/billing-address', { login: ada, store: mission });
export const atAddresses = (...given: Answering[]) => {
  const server = fakeServer(...smallWorld, ...given);
  return openPage().then(() => server);
};
export const called = ({ calls }: ReturnType<typeof fakeServer>) => calls.map(({ call }) => call);
export const bodies = ({ calls }: ReturnType<typeof fakeServer>, of: string) =>
  calls.filter(({ call }) => call === of).map(({ body }) => body);
export const toasts = () => useToasts.getState().toasts.map(({ message }) => message);

export const cards = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
export const dots = (at: number) => cards.nth(at).getByRole('button', { name: /^Edit or delete/ });
export const item = (name: string) => page.getByRole('menuitem', { name });
export const dialog = page.getByRole('dialog');
/** A field with suggestions is a combobox to those who listen. */
export const text = (name: string) =>
  dialog.getByRole('textbox', { name, exact: true }).or(dialog.getByRole('combobox', { name, exact: true }));
export const choice = (name: string) => dialog.getByRole('combobox', { name });
export const addNew = page.getByRole('button', { name: 'Add New Address' });
export const submit = dialog.getByRole('button', { name: 'Submit' });
export const cancel = dialog.getByRole('button', { name: 'Cancel' });

export async function choose(name: string, option: string) {
  await userEvent.click(choice(name));
  await userEvent.click(page.getByRole('option', { name: option }));
}
export async function openNew(...given: Answering[]) {
  const server = await atAddresses(answers(listAddresses, []), ...given);
  await addNew.click();
  await expect.element(choice('Country')).toHaveValue('United States');
  return server;
}
export async function edit(at: number) {
  await dots(at).click();
  await item('Edit').click();
}
