import { type Answering, answers, fakeServer } from 'browser/testing/fake-server';
import { useToasts } from 'browser/toasts/toast';
import { type CustomerDetails, getCustomerDetails, uploadPicture } from 'contract/profile';
import { chooseNews, getNewsChoice } from 'contract/profile/news';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada, mission } from './people';
import { smallWorld } from './places';
import { visit } from './visit';

export const details: CustomerDetails = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.org',
  pending_email: null,
  dob: '1975-12-10',
  membership_name: 'Reserve',
  membership_id: 2,
  address: '1450 Guerrero Street',
  zip: '94110',
  gender: 'Female',
  country: 'United States',
  state: 'California',
  city: 'San Francisco',
  image_url: '',
  license_exp_date: '2031-03-09',
};
export const known = answers(getCustomerDetails, details);
export const newcomer = answers(getCustomerDetails, {
  ...details,
  address: '',
  zip: '',
  gender: null,
  country: '',
  state: '',
  city: '',
  license_exp_date: null,
});

/** A customer who has agreed to news, and may take that back. */
export function keptNews(): Answering[] {
  let kept = { by_email: true };
  return [
    { endpoint: getNewsChoice, reply: (...asked) => answers(getNewsChoice, kept).reply(...asked) },
    {
      endpoint: chooseNews,
      reply: (...asked) => {
        kept = asked[0] as typeof kept;
        return answers(chooseNews, kept).reply(...asked);
      },
    },
  ];
}

export const lookUp = smallWorld[3]!;
export const openProfile = () => visit('/profile', { login: ada, store: mission });
export async function atProfile(...given: Answering[]) {
  const server = fakeServer(...smallWorld, known, ...keptNews(), ...given);
  await openProfile();
  await expect.element(send).toBeVisible();
  return server;
}
export const bodies = ({ calls }: ReturnType<typeof fakeServer>, of: string) =>
  calls.filter(({ call }) => call === of).map(({ body }) => body);
export const asked = (server: ReturnType<typeof fakeServer>) => bodies(server, 'POST common/location');
export const toasts = () => useToasts.getState().toasts.map(({ message }) => message);

export const form = page.getByRole('form', { name: 'Profile information' });
/** A field with suggestions is a combobox to those who listen. */
export const field = (name: string) =>
  form.getByRole('textbox', { name, exact: true }).or(form.getByRole('combobox', { name, exact: true }));
export const choice = (name: string) => form.getByRole('combobox', { name });
export const gender = form.getByRole('button', { name: /Gender/ });
export const send = form.getByRole('button', { name: 'Update Profile' });
export const cancel = form.getByRole('button', { name: 'Cancel' });
export const upload = form.getByRole('button', { name: 'Upload new picture' });
export const remove = form.getByRole('button', { name: 'Remove' });
export const pictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('form img')].map(({ src }) => src);

/** By keyboard: a name that is typed in full is chosen when the field is left. */
export async function choose(name: string, option: string) {
  await userEvent.click(choice(name));
  await expect.element(page.getByRole('option', { name: option })).toBeInTheDocument();
  await choice(name).fill(option);
  await userEvent.keyboard('{Tab}');
  await expect.element(choice(name)).toHaveValue(option);
}
export const fileOf = (size: number) => new File([new Uint8Array(size)], 'me.png', { type: 'image/png' });
export const giveFile = (file: File) => userEvent.upload(form.getByLabelText('Picture file'), file);

export const uploaded = answers(uploadPicture, [{ url: '/files/photo-1', image_id: 'photo-1' }]);
