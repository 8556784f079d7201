import { changeEmail, confirmEmail } from 'contract/auth';
import { getCustomerDetails, updateLicence, updateProfile } from 'contract/profile';
import { expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import type { TestCustomer } from '../../testing/test-customer.js';

const ada = {
  first_name: 'Ada',
  last_name: 'Testino',
  dob: '17-05-1980',
  gender: 'Female',
  address: '1450 Guerrero Street, Apt 3',
  zip: '94110',
  country: 'United States',
  state: 'California',
  city: 'San Francisco',
  image_url: '',
  license_exp_date: '01-12-2031',
} as const;

const { dob: _, license_exp_date: __, ...asWritten } = ada;

type Changes = Partial<Record<keyof typeof ada | 'email', unknown>>;

describeShop('profile', (shop) => {
  const details = (customer: TestCustomer) => customer.call(getCustomerDetails, {});
  const saves = (customer: TestCustomer, changes: Changes = {}) =>
    customer.call(updateProfile, { body: { ...ada, email: customer.email, ...changes } as never });
  const sends = async ({ headers }: TestCustomer, payload: object) =>
    (await shop.app.inject({ method: 'PUT', url: '/api/e-com/customer/profile', headers, payload })).json();

  it('of a new customer says what the sign-up knew, and leaves the rest empty', async () => {
    const customer = await shop.customer();
    expect(await details(customer)).toEqual({
      first_name: 'Ada',
      last_name: 'Testino',
      email: customer.email,
      pending_email: null,
      dob: '1980-05-17',
      membership_name: 'Cellar',
      membership_id: 1,
      address: '',
      zip: '',
      gender: null,
      country: '',
      state: '',
      city: '',
      image_url: '',
      license_exp_date: null,
    });
  });

  it('takes the day of the license alone, of somebody whose profile is still empty', async () => {
    const customer = await shop.customer();
    const before = await details(customer);
    const saved = await customer.call(updateLicence, { body: { license_exp_date: '29-02-2028' } });
    expect(saved).toEqual({ ...before, license_exp_date: '2028-02-29' });
    for (const license_exp_date of ['30-02-2028', '2028-02-28', '', '01-01-2200'])
      await expect(customer.call(updateLicence, { body: { license_exp_date } })).rejects.toMatchObject({
        status: 422,
        errors: { license_exp_date: expect.any(String) },
      });
    expect(await details(customer)).toEqual(saved);
  });

  it('takes days as DD-MM-YYYY and gives them back as YYYY-MM-DD', async () => {
    const customer = await shop.customer();
    const saved = await saves(customer, { dob: '29-02-2000', license_exp_date: '29-02-2028' });
    expect(saved).toMatchObject({ ...asWritten, dob: '2000-02-29', license_exp_date: '2028-02-29' });
    expect(await details(customer)).toEqual(saved);
  });

  it('is told in words to be saved', async () => {
    const customer = await shop.customer();
    const answer = await sends(customer, { ...ada, email: customer.email });
    expect(answer).toEqual({ message: 'Your profile has been updated', data: await details(customer) });
  });

  it('keeps names of every script, apostrophes and emoji', async () => {
    const customer = await shop.customer();
    for (const name of [
      "O'Neil",
      'D’Été',
      'Nguyễn',
      '山田',
      'محمد',
      'Ωραία 🍷',
      "x'); drop table customer;--",
    ])
      expect(await saves(customer, { first_name: name, last_name: name, address: name })).toMatchObject({
        first_name: name,
        last_name: name,
        address: name,
      });
  });

  it('spells places as the lists do', async () => {
    const customer = await shop.customer();
    const saved = await saves(customer, {
      country: 'UNITED STATES',
      state: ' california',
      city: 'san francisco',
    });
    expect(saved).toMatchObject({ country: 'United States', state: 'California', city: 'San Francisco' });
  });

  it.each([
    ['first_name', '', 'First name is required'],
    ['last_name', ' ', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['dob', '', 'Date of birth is required'],
    ['gender', '', 'Gender is required'],
    ['address', '', 'Address is required'],
    ['zip', '', 'Zip code is required'],
    ['country', '', 'Country is required'],
    ['state', '', 'State is required'],
    ['city', '', 'City is required'],
    ['license_exp_date', '', 'License Exp. Date is required'],
    ['first_name', 'x'.repeat(101), 'Use at most 100 characters'],
    ['first_name', 'A\u0007da', 'Use letters, digits and symbols only'],
    ['address', 'one\ntwo', 'Use letters, digits and symbols only'],
    ['email', 'ada@', 'Enter a valid email address'],
    ['dob', '1980-05-17', 'Enter a date as DD-MM-YYYY'],
    ['dob', '05/17/1980', 'Enter a date as DD-MM-YYYY'],
    ['dob', '29-02-2001', 'This date does not exist'],
    ['dob', '31-04-1980', 'This date does not exist'],
    ['dob', '17-05-1780', 'Enter your date of birth'],
    ['dob', '21-11-2005', 'You must be 21 or older'],
    ['dob', '17-05-2046', 'You must be 21 or older'],
    ['gender', 'male', 'Gender is required'],
    ['license_exp_date', '30-02-2030', 'This date does not exist'],
    ['license_exp_date', '01-01-1066', 'Enter the date on your license'],
    ['zip', '941', 'Enter a zip code of 5 or 9 digits'],
    ['country', 'Atlantis', 'Choose a country from the list'],
    ['state', 'Bavaria', 'Choose a state from the list'],
    ['city', 'Chicago', 'Choose a city from the list'],
  ])('refuses %s: %j', async (field, typed, words) => {
    const customer = await shop.customer();
    const before = await details(customer);
    await expect(saves(customer, { [field]: typed })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: words },
    });
    expect(await details(customer)).toEqual(before);
  });

  it('takes whoever is 21 today', async () => {
    const customer = await shop.customer();
    expect(await saves(customer, { dob: '20-11-2005' })).toMatchObject({ dob: '2005-11-20' });
  });

  it('keeps a license that has expired: the sale asks for it, not the profile', async () => {
    const customer = await shop.customer();
    expect(await saves(customer, { license_exp_date: '01-01-2020' })).toMatchObject({
      license_exp_date: '2020-01-01',
    });
  });

  it('can be read and saved by a customer without a membership', async () => {
    const customer = await shop.customer();
    await shop.whole.database.kysely
      .updateTable('customer')
      .set({ membership_id: null })
      .where('id', '=', customer.id)
      .execute();
    const none = { membership_name: null, membership_id: null };
    expect(await details(customer)).toMatchObject({ first_name: 'Ada', ...none });
    await sends(customer, { ...ada, email: customer.email });
    expect(await details(customer)).toMatchObject({ address: ada.address, ...none });
  });

  it('changes nothing that a customer may not change', async () => {
    const customer = await shop.customer({ confirmed: false });
    const { kysely } = shop.whole.database;
    const row = () =>
      kysely.selectFrom('customer').selectAll().where('id', '=', customer.id).executeTakeFirstOrThrow();
    const { membership_id, password_hash, email_confirmed_at, created_at, marketing, closed_at } =
      await row();
    await sends(customer, {
      ...ada,
      email: customer.email,
      id: '01920000-0000-7000-8000-000000000001',
      membership_id: 3,
      membership_name: 'Grand Cru',
      role: 'staff',
      balance: 100_000,
      points: 100_000,
      email_confirmed_at: '2020-01-01T00:00:00Z',
      pending_email: 'thief@example.com',
      password_hash: 'x',
      created_at: '1999-01-01T00:00:00Z',
      closed_at: '2020-01-01T00:00:00Z',
      marketing: true,
    });
    expect(await row()).toMatchObject({
      address: ada.address,
      pending_email: null,
      membership_id,
      password_hash,
      email_confirmed_at,
      created_at,
      marketing,
      closed_at,
    });
    expect(await details(customer)).not.toHaveProperty('role');
  });

  it('is one’s own alone', async () => {
    const [first, second] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
    const before = await details(second);
    await saves(first, { first_name: 'Somebody else' });
    expect(await details(second)).toEqual(before);
  });

  it('saves the rest when another email address is sent, and says that this takes the password', async () => {
    const customer = await shop.customer();
    const sent = { ...ada, email: 'ada.new@example.com', first_name: 'Augusta' };
    const { data } = await sends(customer, sent);
    expect(data).toEqual({ ...(await details(customer)), email_change: 'needs_password' });
    expect(data).toMatchObject({ first_name: 'Augusta', email: customer.email, pending_email: null });
    const addresses = ['ada.new@example.com', customer.email];
    expect((await shop.letters()).filter(({ to }) => addresses.includes(to))).toEqual([]);
  });

  it('says the same of an address that somebody else has', async () => {
    const [first, second] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
    const saved = await saves(first, { email: second.email.toUpperCase(), first_name: 'New' });
    expect(saved).toMatchObject({ first_name: 'New', pending_email: null, email_change: 'needs_password' });
  });

  it('leaves an address that waits as it is, and ends the waiting when the old one is saved', async () => {
    const customer = await shop.customer();
    const email = 'thought.better@example.com';
    await customer.call(changeEmail, { body: { email, password: customer.password } });
    const { token } = await shop.letterTo(email);
    expect(await saves(customer, { email })).toMatchObject({ pending_email: email });
    expect((await shop.letters()).filter(({ to }) => to === email)).toHaveLength(1);
    const saved = await saves(customer, { email: customer.email.toUpperCase() });
    expect(saved).toMatchObject({ email: customer.email, pending_email: null });
    expect(saved).not.toHaveProperty('email_change');
    await expect(shop.call(confirmEmail, { body: { token } })).rejects.toMatchObject({
      code: 'confirmation_link_dead',
    });
  });

  it('refuses in words also where the other one moves in between the look and the move', async () => {
    const customer = await shop.customer();
    const { moveToPendingEmail } = await import('../auth/customers.sql.js');
    const other = await shop.customer();
    const moved = shop.shop.write((tx) => moveToPendingEmail(tx, customer.id, other.email.toUpperCase()));
    await expect(moved).resolves.toBe(false);
  });
});
