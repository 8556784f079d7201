import { closeAccount } from 'contract/auth';
import { exportCustomers } from 'contract/exchange/exports.staff';
import { getCustomerDetails } from 'contract/profile';
import { chooseNews, getNewsChoice } from 'contract/profile/news';
import { expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import { fetchTable } from '../../testing/tables.js';
import type { TestCustomer } from '../../testing/test-customer.js';
import { openTestPerson } from '../../testing/test-staff.js';

describeShop('news by email', (shop) => {
  const choice = (customer: TestCustomer) => customer.call(getNewsChoice, {});
  const chooses = (customer: TestCustomer, by_email: boolean) =>
    customer.call(chooseNews, { body: { by_email } });

  it('are agreed to and taken back, one’s own alone, and leave the profile as it is', async () => {
    const [ada, ben] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
    const before = await ada.call(getCustomerDetails, {});
    expect(await choice(ada)).toEqual({ by_email: false });
    expect(await chooses(ada, true)).toEqual({ by_email: true });
    expect([await choice(ada), await choice(ben)]).toEqual([{ by_email: true }, { by_email: false }]);
    expect(await chooses(ada, false)).toEqual({ by_email: false });
    expect(await choice(ada)).toEqual({ by_email: false });
    expect(await ada.call(getCustomerDetails, {})).toEqual(before);
  });

  it('stand in the table that an owner takes along, as they are chosen now', async () => {
    const ada = await shop.customer({ email: 'ada.news@example.com' });
    const olive = await openTestPerson(shop, { role: 'owner', store_id: null });
    const wantsNews = async () => {
      const [header, ...lines] = (await fetchTable(shop, olive, exportCustomers)).body.split('\r\n');
      const line = lines.find((each) => each.includes('ada.news@example.com'))!;
      return line.split(',')[header!.split(',').indexOf('wants_news')];
    };
    await chooses(ada, true);
    expect(await wantsNews()).toBe('yes');
    await chooses(ada, false);
    expect(await wantsNews()).toBe('no');
  });

  it('want yes or no', async () => {
    const ada = await shop.customer();
    await expect(ada.call(chooseNews, { body: { by_email: 'maybe' } as never })).rejects.toMatchObject({
      status: 422,
    });
    expect(await choice(ada)).toEqual({ by_email: false });
  });

  it('end with the account', async () => {
    const ada = await shop.customer();
    await chooses(ada, true);
    await ada.call(closeAccount, { body: { password: ada.password } });
    await expect(chooses(ada, true)).rejects.toMatchObject({ status: expect.toBeOneOf([401, 410]) });
    const { marketing } = await shop.whole.database.kysely
      .selectFrom('customer')
      .select('marketing')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(marketing).toBe(false);
  });
});
