import { getMe, logInStaff } from 'contract/staff';
import { describeShop } from 'server/testing/describe-shop';
import { callStaff, cookieOf, fromHere } from 'server/testing/test-staff';
import { expect, it } from 'vitest';
import { loadCustomers } from './customers.js';
import { loadMissingStaff, loadStaff } from './load-staff.js';

describeShop('the staff of the demo', (shop) => {
  it('log in as anybody does, by the code on the page of kept mail', async () => {
    for (let times = 0; times < 2; times++) await shop.shop.write((tx) => loadStaff(tx, shop.shop.secretKey));
    const page = await shop.app.inject({ url: '/demo/mail' });
    const codes = [...page.body.matchAll(/<dt>(\S+@\S+)<\/dt><dd>(\d{6})<\/dd>/g)];
    const stores: Record<string, number[]> = {};
    for (const [, email = '', code = ''] of codes) {
      const body = { email, password: 'cellar-door-demo', code };
      const answer = await shop.whole.staffApp!.inject({
        method: 'POST',
        url: `/api/${logInStaff.path}`,
        headers: fromHere,
        payload: body,
      });
      const [, token = ''] = /=([\w-]{43});/.exec(String(answer.headers['set-cookie'])) ?? [];
      const me = await callStaff(shop, getMe, {}, cookieOf(token));
      stores[me!.email] = me!.stores.map(({ id }) => id).sort();
    }
    expect(stores).toEqual({
      'olive@cellar-door.example': [1, 2, 3, 4, 5],
      'marco@cellar-door.example': [1, 2],
      'mia@cellar-door.example': [3],
    });
  });
});

describeShop('a demo shop of before', (shop) => {
  const missing = () => shop.shop.write((tx) => loadMissingStaff(tx, shop.shop.secretKey));
  const emails = async () => {
    const people = await shop.shop.read((db) =>
      db.selectFrom('staff_person').select('email').orderBy('email').execute(),
    );
    return people.map(({ email }) => email.split('@')[0]);
  };

  it('gets the staff that it has not, and another shop gets nobody', async () => {
    await missing();
    expect(await emails()).toEqual([]);
    await shop.shop.write(loadCustomers);
    for (let times = 0; times < 2; times++) await missing();
    expect(await emails()).toEqual(['marco', 'mia', 'olive']);
  });

  it('does not get somebody back who was sent away', async () => {
    const rolesOf = (tx: Parameters<typeof loadCustomers>[0]) =>
      tx.selectFrom('staff_role').select('id').execute();
    await shop.shop.write((tx) => tx.deleteFrom('staff_role').execute());
    await missing();
    expect(await shop.shop.write(rolesOf)).toEqual([]);
  });
});

describeShop(
  'a demo that serves no staff',
  (shop) => {
    it('shows no codes', async () => {
      await shop.shop.write((tx) => loadStaff(tx, shop.shop.secretKey));
      const { body } = await shop.app.inject({ url: '/demo/mail' });
      expect(body).not.toContain('Codes of the staff');
    });
  },
  { STAFF_PORT: 'off' },
);
