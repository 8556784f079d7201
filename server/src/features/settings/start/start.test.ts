import { showStart, tryMail, tryPayments } from 'contract/settings/start';
import { expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson } from '../../../testing/test-staff.js';

describeShop('what a shop still lacks', (shop) => {
  it('is read from what stands there', async () => {
    const olive = await openTestPerson(shop, { role: 'owner', store_id: null });
    const { stores, payments, mail } = await olive.call(showStart, {});
    expect(stores).toHaveLength(5);
    expect(stores[0]).toMatchObject({ id: 1, is_open: true, lacks: [] });
    expect(stores[0]!.products).toBeGreaterThan(100);
    expect({ payments, mail }).toMatchObject({
      payments: { provider: 'demo', trial: null },
      mail: { trial: null },
    });
    await shop.shop.write((tx) => tx.deleteFrom('store_hours').where('store_id', '=', 2).execute());
    expect((await olive.call(showStart, {})).stores[1]).toMatchObject({ id: 2, lacks: ['hours'] });
  });

  it('is found by real calls, and what came of them stays', async () => {
    const olive = await openTestPerson(shop, { role: 'owner', store_id: null });
    expect(await olive.call(tryPayments, {})).toMatchObject({ worked: true });
    expect(await olive.call(tryMail, {})).toMatchObject({ worked: true });
    const { payments, mail } = await olive.call(showStart, {});
    expect(payments.trial).toMatchObject({ worked: true, says: expect.stringContaining('no money') });
    expect(mail.trial).toMatchObject({ worked: true });
  });

  it('is told of the stores that somebody answers for', async () => {
    const owner = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    expect((await owner.call(showStart, {})).stores.map(({ id }) => id)).toEqual([1]);
  });
});
