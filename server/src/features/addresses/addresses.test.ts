import {
  type Address,
  addAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  makeDefaultAddress,
  mostAddresses,
  updateAddress,
} from 'contract/addresses';
import { closeAccount } from 'contract/auth';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import type { TestCustomer } from '../../testing/test-customer.js';

const home: Address = {
  first_name: 'Ada',
  last_name: 'Testino',
  phone: '+1 415 555 0142',
  zip_code: '94110',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  adderess: '1450 Guerrero Street\nApt 3',
};

describeShop('addresses', (shop) => {
  const adds = (customer: TestCustomer, changes: Partial<Address> = {}) => {
    shop.clock.advance(1000);
    return customer.call(addAddress, { body: { address: { ...home, ...changes } } });
  };
  const streetsOf = async (customer: TestCustomer) =>
    (await customer.call(listAddresses, {})).map(
      ({ address, is_default }) => `${address.adderess}${is_default ? ', default' : ''}`,
    );
  const missing = {
    status: 404,
    code: 'address_not_found',
    message: 'This address is not in your account.',
  };

  it('are none at first, and come back as they were written', async () => {
    const ada = await shop.customer();
    expect(await ada.call(listAddresses, {})).toEqual([]);
    const added = await adds(ada);
    expect(added).toEqual({ id: expect.any(String), address: home, is_default: true });
    expect(await ada.call(listAddresses, {})).toEqual([added]);
    expect(await ada.call(getAddress, { path: { id: added.id } })).toEqual(added);
  });

  it('are told about in words, in the envelope that the web reads', async () => {
    const { headers } = await shop.customer();
    const send = async (method: 'POST' | 'PUT' | 'GET' | 'DELETE', url: string, payload?: object) => {
      const answer = await shop.app.inject({
        method,
        url: `/api/e-com/address${url}`,
        headers,
        ...(payload && { payload }),
      });
      return answer.json();
    };
    const created = await send('POST', '', { address: home });
    const { id } = created.data;
    expect(created).toEqual({
      message: 'Your address has been added',
      data: { id, address: home, is_default: true },
    });
    expect(await send('PUT', `/${id}`, { address: { ...home, phone: '' } })).toEqual({
      message: 'Your address has been updated',
      data: { id, address: { ...home, phone: '' }, is_default: true },
    });
    expect(await send('PUT', `/${id}/default`)).toMatchObject({
      message: 'This is your default address now',
      data: { id, is_default: true },
    });
    expect(await send('DELETE', `/${id}`)).toEqual({ message: 'Your address has been deleted' });
    expect(await send('GET', '')).toEqual({ message: 'OK', data: [] });
  });

  it('stand with the default one first, then the newest', async () => {
    const ada = await shop.customer();
    for (const adderess of ['first', 'second', 'third']) await adds(ada, { adderess });
    expect(await streetsOf(ada)).toEqual(['first, default', 'third', 'second']);
  });

  it('have one default: the one that was named last', async () => {
    const ada = await shop.customer();
    await adds(ada, { adderess: 'first' });
    const { id } = await adds(ada, { adderess: 'second' });
    const named = await ada.call(makeDefaultAddress, { path: { id } });
    expect(named).toMatchObject({ id, is_default: true });
    await ada.call(makeDefaultAddress, { path: { id } });
    expect(await streetsOf(ada)).toEqual(['second, default', 'first']);
  });

  it('pass the default on to the newest when it is deleted', async () => {
    const ada = await shop.customer();
    const { id } = await adds(ada, { adderess: 'first' });
    await adds(ada, { adderess: 'second' });
    const third = await adds(ada, { adderess: 'third' });
    await ada.call(deleteAddress, { path: { id } });
    expect(await streetsOf(ada)).toEqual(['third, default', 'second']);
    await ada.call(deleteAddress, { path: { id: third.id } });
    expect(await streetsOf(ada)).toEqual(['second, default']);
  });

  it('leave the default where it is when another one is deleted or written anew', async () => {
    const ada = await shop.customer();
    await adds(ada, { adderess: 'first' });
    const { id } = await adds(ada, { adderess: 'second' });
    const updated = await ada.call(updateAddress, {
      path: { id },
      body: { address: { ...home, adderess: 'second, once more' } },
    });
    expect(updated).toMatchObject({ id, is_default: false });
    await ada.call(deleteAddress, { path: { id } });
    expect(await streetsOf(ada)).toEqual(['first, default']);
  });

  it('have one default also when many are added at the same moment', async () => {
    const times = Array.from({ length: 12 });
    for (const ada of await shop.customers(3)) {
      // Opens the connections before the addresses are added.
      await Promise.all(times.map(() => ada.call(listAddresses, {})));
      await Promise.all(times.map(() => ada.call(addAddress, { body: { address: home } })));
      const all = await ada.call(listAddresses, {});
      expect([all.length, all.filter(({ is_default }) => is_default).length]).toEqual([12, 1]);
    }
  });

  it('cannot have two defaults in the database, whatever the code above believes', async () => {
    const ada = await shop.customer();
    await adds(ada);
    await adds(ada);
    const { kysely } = shop.whole.database;
    const both = kysely.updateTable('address').set({ is_default: true }).where('customer_id', '=', ada.id);
    await expect(both.execute()).rejects.toMatchObject({ code: '23505' });
  });

  it('are not kept without end', async () => {
    const ada = await shop.customer();
    for (let i = 0; i < mostAddresses - 2; i++) await adds(ada);
    const last = await Promise.allSettled([adds(ada), adds(ada), adds(ada), adds(ada)]);
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const full = {
      status: 409,
      code: 'address_book_full',
      message: 'Your account holds 50 addresses. Please delete one first.',
    };
    expect(last.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: full },
      { reason: full },
    ]);
    const [any] = await ada.call(listAddresses, {});
    await ada.call(deleteAddress, { path: { id: any!.id } });
    await adds(ada);
  });

  it('of somebody else answer like missing ones, for every verb', async () => {
    const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
    const { id: hers } = await adds(ada);
    await adds(bob);
    for (const id of [hers, newId(shop.clock.now())]) {
      const path = { id };
      await expect(bob.call(getAddress, { path })).rejects.toMatchObject(missing);
      await expect(bob.call(updateAddress, { path, body: { address: home } })).rejects.toMatchObject(missing);
      await expect(bob.call(deleteAddress, { path })).rejects.toMatchObject(missing);
      await expect(bob.call(makeDefaultAddress, { path })).rejects.toMatchObject(missing);
    }
    expect(await ada.call(listAddresses, {})).toMatchObject([{ id: hers, address: home, is_default: true }]);
    expect(await bob.call(listAddresses, {})).toMatchObject([{ is_default: true }]);
  });

  it('keep names of every script, apostrophes and emoji', async () => {
    const ada = await shop.customer();
    for (const name of [
      "O'Neil",
      'D’Été',
      'Nguyễn Thị',
      '山田',
      'محمد',
      'Ωραία 🍷',
      'Robert"); drop table address;--',
    ]) {
      const { id } = await adds(ada, { first_name: name, last_name: name, adderess: `${name}\n${name}` });
      const { address } = await ada.call(getAddress, { path: { id } });
      expect(address).toMatchObject({ first_name: name, last_name: name, adderess: `${name}\n${name}` });
    }
  });

  it('are trimmed, and spell places as the lists do', async () => {
    const ada = await shop.customer();
    const { address } = await adds(ada, {
      first_name: '  Ada ',
      phone: '  ',
      city: 'san francisco',
      state: 'CALIFORNIA',
      country: ' united states ',
      zip_code: ' 94110-1234 ',
    });
    expect(address).toEqual({ ...home, phone: '', zip_code: '94110-1234' });
  });

  it.each([
    ['no first name', { first_name: ' ' }, 'first_name', 'First name is required'],
    ['no last name', { last_name: '' }, 'last_name', 'Last name is required'],
    ['no street', { adderess: ' \n ' }, 'adderess', 'Address is required'],
    ['no zip code', { zip_code: '' }, 'zip_code', 'Zip code is required'],
    ['no country', { country: '' }, 'country', 'Country is required'],
    ['no state', { state: '' }, 'state', 'State is required'],
    ['no city', { city: '' }, 'city', 'City is required'],
    ['a name without end', { first_name: 'x'.repeat(101) }, 'first_name', 'Use at most 100 characters'],
    ['a street without end', { adderess: 'x'.repeat(301) }, 'adderess', 'Use at most 300 characters'],
    ['a name of two lines', { first_name: 'A\nda' }, 'first_name', 'Use letters, digits and symbols only'],
    ['an escape', { adderess: 'A\u001b[31m' }, 'adderess', 'Use letters, digits and symbols only'],
    ['half an emoji', { last_name: 'A\ud83c' }, 'last_name', 'Use letters, digits and symbols only'],
    ['words for a phone', { phone: 'call me' }, 'phone', 'Enter a valid phone number'],
    ['too short a phone', { phone: '12345' }, 'phone', 'Enter a valid phone number'],
    ['no such country', { country: 'Atlantis' }, 'country', 'Choose a country from the list'],
    ['no such state', { state: 'Bavaria' }, 'state', 'Choose a state from the list'],
    ['a city of another state', { city: 'Chicago' }, 'city', 'Choose a city from the list'],
    ['four digits', { zip_code: '9411' }, 'zip_code', 'Enter a zip code of 5 or 9 digits'],
    ['six digits', { zip_code: '941101' }, 'zip_code', 'Enter a zip code of 5 or 9 digits'],
    ['a zip code of letters', { zip_code: 'SW1A 1AA' }, 'zip_code', 'Enter a zip code of 5 or 9 digits'],
    ['a zip code of signs', { zip_code: '<94110>' }, 'zip_code', 'Enter a valid zip code'],
    ['a zip code without end', { zip_code: '9'.repeat(13) }, 'zip_code', 'Use at most 12 characters'],
  ])('are refused with %s', async (_what, changes, field, words) => {
    const ada = await shop.customer();
    const refused = { status: 422, code: 'wrong_fields', errors: { [`address.${field}`]: words } };
    await expect(adds(ada, changes)).rejects.toMatchObject(refused);
    expect(await ada.call(listAddresses, {})).toEqual([]);
    const { id } = await adds(ada);
    const body = { address: { ...home, ...changes } };
    await expect(ada.call(updateAddress, { path: { id }, body })).rejects.toMatchObject(refused);
    expect(await ada.call(getAddress, { path: { id } })).toMatchObject({ address: home });
  });

  it('of other countries have their own postal codes', async () => {
    const ada = await shop.customer();
    const london = { country: 'United Kingdom', state: 'England', city: 'London', zip_code: 'SW1A 1AA' };
    const { address } = await adds(ada, london);
    expect(address).toMatchObject(london);
  });

  it('take nothing that is not an address', async () => {
    const ada = await shop.customer();
    const bob = await shop.customer();
    const extra = {
      id: newId(shop.clock.now()),
      customer_id: bob.id,
      is_default: true,
      created_at: '1999-01-01',
    };
    await adds(ada);
    const { payload, url, headers } = {
      url: '/api/e-com/address',
      headers: ada.headers,
      payload: { ...extra, address: { ...home, ...extra } },
    };
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.json().data).toEqual({
      id: expect.not.stringMatching(extra.id),
      address: home,
      is_default: false,
    });
    expect(await bob.call(listAddresses, {})).toEqual([]);
  });

  it('go with the account', async () => {
    const ada = await shop.customer();
    await adds(ada);
    await ada.call(closeAccount, { body: { password: ada.password } });
    const { kysely } = shop.whole.database;
    const left = await kysely.selectFrom('address').select('id').where('customer_id', '=', ada.id).execute();
    expect(left).toEqual([]);
    await expect(adds(ada)).rejects.toMatchObject({ status: 410 });
  });
});
