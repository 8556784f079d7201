import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { changeEmail, emailInUse, wrongPassword } from 'contract/auth';
import { fault, unavailable } from 'contract/platform/envelope';
import { largestPicture, notAPicture } from 'contract/platform/uploads';
import { getCustomerDetails, tooYoung, updateProfile, uploadPicture } from 'contract/profile';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../platform/session';
import { smallWorld } from '../../testing/places';
import {
  atProfile,
  bodies,
  cancel,
  choice,
  choose,
  details,
  field,
  fileOf,
  form,
  gender,
  giveFile,
  keptNews,
  known,
  newcomer,
  openProfile,
  pictures,
  remove,
  send,
  toasts,
  upload,
  uploaded,
} from '../../testing/profile-page';

test('the profile shows what the shop knows, the membership to be read only', async () => {
  await atProfile();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Profile information$/);
  const shown = {
    'First name': 'Ada',
    'Last name': 'Byron',
    Email: 'ada@example.org',
    'Date of birth': '12/10/1975',
    'License Exp. Date': '03/09/2031',
    'Membership type': 'Reserve',
    Address: '1450 Guerrero Street',
    'Zip code': '94110',
  };
  for (const [name, value] of Object.entries(shown)) await expect.element(field(name)).toHaveValue(value);
  await expect.element(field('Membership type')).toHaveAttribute('readonly');
  await expect.element(gender).toHaveTextContent('Female');
  await expect.element(choice('Country')).toHaveValue('United States');
  await expect.element(choice('State')).toHaveValue('California');
  await expect.element(choice('City')).toHaveValue('San Francisco');
  await expect.element(upload).toBeVisible();
  await expect.element(remove).toBeDisabled();
  await expectForEveryone();
});

test('gender is Male, Female or Other', async () => {
  await atProfile();
  await userEvent.click(gender);
  const options = page.getByRole('option');
  await expect.element(options.first()).toBeVisible();
  expect(options.elements().map((option) => option.textContent)).toEqual(['Male', 'Female', 'Other']);
});

test('what is on its way has the shape of what comes', async () => {
  const held = waits(known);
  fakeServer(...smallWorld, ...keptNews(), held.answering);
  await openProfile();
  await vi.waitFor(() => expect(document.querySelector('main [aria-busy=true]')).not.toBeNull());
  await expectForEveryone();
  held.go();
  await expect.element(send).toBeVisible();
});

test('a profile that cannot be loaded shows the words of the response as a notice', async () => {
  const server = fakeServer(...smallWorld, ...keptNews(), refuses(getCustomerDetails, unavailable));
  await openProfile();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  expect(toasts()).toEqual([unavailable.message]);
  await expectForEveryone();
  server.now(known);
  await again.click();
  await expect.element(field('First name')).toHaveValue('Ada');
});

test('a profile that cannot be loaded, without words of the server, is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeServer(...smallWorld, isAway(getCustomerDetails));
  await openProfile();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(log).toHaveBeenCalledWith('GET e-com/customer/details', expect.anything());
  expect(toasts()).toEqual([]);
  log.mockRestore();
});

test('Update Profile is enabled only when values differ from the last loaded ones', async () => {
  await atProfile();
  await expect.element(send).toBeDisabled();
  await field('First name').fill('Adah');
  await expect.element(send).toBeEnabled();
  await field('First name').fill('Ada');
  await expect.element(send).toBeDisabled();
  await field('License Exp. Date').fill('03/10/2031');
  await expect.element(send).toBeEnabled();
  await field('License Exp. Date').fill('2031-03-09');
  await expect.element(send).toBeDisabled();
});

test('Cancel restores the saved values, and takes errors and half typed dates away', async () => {
  await atProfile();
  await field('First name').fill('');
  await field('Date of birth').fill('02/30/');
  await choose('Country', 'Germany');
  await send.click();
  await expect.element(field('First name')).toBeInvalid();
  await cancel.click();
  await expect.element(field('First name')).toHaveValue('Ada');
  await expect.element(field('First name')).not.toBeInvalid();
  await expect.element(field('Date of birth')).toHaveValue('12/10/1975');
  await expect.element(choice('State')).toHaveValue('California');
  await expect.element(send).toBeDisabled();
});

test('a save sends the payload with days turned round; the saved snapshot and the header follow', async () => {
  const saved = { ...details, first_name: 'Augusta', dob: '1976-02-29' };
  const { answering, go } = waits(answers(updateProfile, saved));
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1024, 768));
  const server = await atProfile(answering);
  await field('First name').fill('Augusta');
  await field('Date of birth').fill('02/29/1976');
  await send.click();
  await expect.element(form.getByRole('button', { name: 'Updating...' })).toBeVisible();
  await expectForEveryone();
  go();
  await expect.element(send).toBeDisabled();
  expect(bodies(server, 'PUT e-com/customer/profile')).toEqual([
    {
      first_name: 'Augusta',
      last_name: 'Byron',
      email: 'ada@example.org',
      dob: '29-02-1976',
      membership_id: 2,
      city: 'San Francisco',
      state: 'California',
      country: 'United States',
      gender: 'Female',
      address: '1450 Guerrero Street',
      zip: '94110',
      image_url: '',
      license_exp_date: '09-03-2031',
    },
  ]);
  expect(toasts()).toEqual(['Your profile has been updated']);
  expect(useSession.getState().login?.customer.first_name).toBe('Augusta');
  // In the menu of the header, which a notice may just cover.
  await expect.element(page.getByText('Hello, Augusta')).toBeInTheDocument();
  await field('First name').fill('Somebody');
  await cancel.click();
  await expect.element(field('First name')).toHaveValue('Augusta');
});

test('membership_id is sent only when the customer has one', async () => {
  const without = { ...details, membership_id: null, membership_name: null };
  const server = await atProfile(answers(getCustomerDetails, without), answers(updateProfile, without));
  await expect.element(field('Membership type')).toHaveValue('None');
  await field('Last name').fill('King');
  await send.click();
  await vi.waitFor(() => expect(bodies(server, 'PUT e-com/customer/profile')).toHaveLength(1));
  expect(bodies(server, 'PUT e-com/customer/profile')[0]).not.toHaveProperty('membership_id');
});

test('an empty form says under each field what it lacks, and nothing is sent', async () => {
  const server = await atProfile(newcomer);
  for (const name of ['First name', 'Last name', 'Email', 'Date of birth']) await field(name).fill('');
  await send.click();
  const wanted = {
    'First name': 'First name is required',
    'Last name': 'Last name is required',
    Email: 'Email is required',
    'Date of birth': 'Date of birth is required',
    'License Exp. Date': 'License Exp. Date is required',
    Address: 'Address is required',
    'Zip code': 'Zip code is required',
  };
  for (const [name, words] of Object.entries(wanted))
    await expect.element(field(name)).toHaveAccessibleDescription(words);
  for (const words of ['Gender is required', 'Country is required', 'State is required', 'City is required'])
    await expect.element(form.getByText(words, { exact: true })).toBeVisible();
  await expect.element(field('First name')).toHaveFocus();
  expect(bodies(server, 'PUT e-com/customer/profile')).toEqual([]);
  expect(toasts()).toEqual([]);
  await expectForEveryone();
});

test('editing a field clears its error and leaves the others', async () => {
  await atProfile(newcomer);
  await field('First name').fill('');
  await send.click();
  await expect.element(field('First name')).toBeInvalid();
  await userEvent.type(field('First name'), 'A');
  await expect.element(field('First name')).not.toBeInvalid();
  await expect.element(field('Address')).toBeInvalid();
  await userEvent.click(gender);
  await userEvent.click(page.getByRole('option', { name: 'Other' }));
  await expect.element(form.getByText('Gender is required')).not.toBeInTheDocument();
  await choose('Country', 'Germany');
  await expect.element(form.getByText('Country is required')).not.toBeInTheDocument();
});

test('what is refused stands under its field and in a notice', async () => {
  await atProfile(refuses(updateProfile, tooYoung));
  await field('Last name').fill('King');
  await send.click();
  await expect.element(field('Date of birth')).toHaveAccessibleDescription(tooYoung.message);
  await expect.element(field('Date of birth')).toHaveFocus();
  expect(toasts()).toEqual([tooYoung.message]);
  await expect.element(field('Last name')).toHaveValue('King');
  await expect.element(send).toBeEnabled();
});

test.each([
  ['with words of the server', refuses(updateProfile, fault), [fault.message]],
  ['without an answer', isAway(updateProfile), []],
])('a save that fails %s keeps what was typed', async (_what, refused, notices) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await atProfile(refused);
  await field('Last name').fill('King');
  await send.click();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('PUT e-com/customer/profile', expect.anything()));
  await expect.element(send).toBeEnabled();
  await expect.element(field('Last name')).toHaveValue('King');
  expect(toasts()).toEqual(notices);
  log.mockRestore();
});

const dialog = page.getByRole('dialog');
const password = dialog.getByRole('textbox', { name: 'Current Password' });
const needsPassword = answers(updateProfile, { ...details, email_change: 'needs_password' });

test('a new email address takes the password, and waits for its confirmation', async () => {
  const server = await atProfile(needsPassword, answers(changeEmail, { pending_email: 'new@example.org' }));
  await field('Email').fill('new@example.org');
  await send.click();
  await expect.element(password).toHaveFocus();
  await expect.element(dialog).toHaveAccessibleDescription(/password to switch to new@example\.org/);
  await expectForEveryone();
  await userEvent.type(password, 'a glass of rain{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies(server, 'POST e-com/auth/change-email')).toEqual([
    { email: 'new@example.org', password: 'a glass of rain' },
  ]);
  const words = 'We’ve sent a link to new@example.org. Until you open it, we’ll keep using ada@example.org.';
  await expect.element(form.getByRole('status')).toHaveTextContent(words);
  await expect.element(field('Email')).toHaveValue('new@example.org');
  await expect.element(send).toBeDisabled();
  await expectForEveryone();
});

test.each([
  {
    refused: wrongPassword,
    says: () => expect.element(password).toHaveAccessibleDescription(wrongPassword.message),
  },
  {
    refused: emailInUse,
    says: () => expect.element(dialog.getByRole('alert')).toHaveTextContent(emailInUse.message),
  },
])('"$refused.message" is said in the dialog, and the address stays', async ({ refused, says }) => {
  await atProfile(needsPassword, refuses(changeEmail, refused));
  await field('Email').fill('new@example.org');
  await send.click();
  await userEvent.type(password, 'not mine{Enter}');
  await says();
  await expectForEveryone();
  await dialog.getByRole('button', { name: 'Keep my address' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('Email')).toHaveValue('ada@example.org');
  await expect.element(send).toBeDisabled();
});

const year = new Date().getFullYear();
test.each([
  { label: 'Date of birth', from: year - 50, to: year + 49 },
  { label: 'License Exp. Date', from: year, to: year + 29 },
])('the picker of $label offers the years of the specification', async ({ label, from, to }) => {
  await atProfile(answers(getCustomerDetails, { ...details, dob: '1990-05-17' }));
  await form.getByRole('button', { name: `Open the calendar: ${label}` }).click();
  await page.getByRole('button', { name: /Year/ }).click();
  const years = page.getByRole('option');
  await expect.element(years.first()).toHaveTextContent(String(from));
  expect(years.elements().at(-1)?.textContent).toBe(String(to));
});

test('a birth date outside of the offered years is typed and kept', async () => {
  await atProfile();
  await field('Date of birth').fill('1931-01-02');
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Date of birth')).toHaveValue('01/02/1931');
  await expect.element(field('Date of birth')).not.toBeInvalid();
});

test('a date that is not strict MM/DD/YYYY or YYYY-MM-DD is not sent', async () => {
  const server = await atProfile();
  await field('Date of birth').fill('1/2/1980');
  await field('Last name').fill('King');
  await send.click();
  await expect.element(field('Date of birth')).toBeInvalid();
  expect(bodies(server, 'PUT e-com/customer/profile')).toEqual([]);
});

test('Upload new picture sends the file, shows it, and the save keeps it, in the header too', async () => {
  const held = waits(uploaded);
  const saved = { ...details, image_url: '/files/photo-1' };
  const server = await atProfile(held.answering, answers(updateProfile, saved));
  await giveFile(fileOf(2000));
  await expect.element(form.getByRole('button', { name: 'Uploading...' })).toBeVisible();
  await expectForEveryone();
  held.go();
  await expect.element(remove).toBeVisible();
  const [sent] = bodies(server, 'POST e-com/common/files') as { file: File }[];
  expect([sent?.file.name, sent?.file.size]).toEqual(['me.png', 2000]);
  expect(useSession.getState().login?.customer.image_url).toBe('');
  await send.click();
  await expect.element(send).toBeDisabled();
  expect(bodies(server, 'PUT e-com/customer/profile')).toMatchObject([{ image_url: '/files/photo-1' }]);
  expect(useSession.getState().login?.customer.image_url).toBe('/files/photo-1');
});

test('Remove takes the picture away, and the save forgets it', async () => {
  const withPicture = answers(getCustomerDetails, { ...details, image_url: '/files/photo-1' });
  const server = await atProfile(withPicture, answers(updateProfile, details));
  await remove.click();
  await expect.element(remove).toBeDisabled();
  await expect.element(upload).toHaveFocus();
  expect(pictures()).toEqual([]);
  await send.click();
  await vi.waitFor(() =>
    expect(bodies(server, 'PUT e-com/customer/profile')).toMatchObject([{ image_url: '' }]),
  );
});

test('a picture that is refused is told about, and the one of before stays', async () => {
  await atProfile(refuses(uploadPicture, notAPicture));
  await giveFile(fileOf(10));
  await vi.waitFor(() => expect(toasts()).toEqual([notAPicture.message]));
  await expect.element(send).toBeDisabled();
});

test('a picture of more than 5 MB is not sent', async () => {
  const server = await atProfile();
  await giveFile(fileOf(largestPicture + 1));
  await vi.waitFor(() => expect(toasts()).toEqual(['A picture can be up to 5 MB.']));
  expect(bodies(server, 'POST e-com/common/files')).toEqual([]);
});

test('a profile is changed by keyboard alone', async () => {
  const server = await atProfile(answers(updateProfile, { ...details, first_name: 'Augusta' }));
  upload.element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(field('First name')).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Augusta{Enter}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(bodies(server, 'PUT e-com/customer/profile')).toMatchObject([{ first_name: 'Augusta' }]);
});
