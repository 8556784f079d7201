import { listGiftCardEntries, listGiftCards } from 'contract/gift-cards';
import { expect, it } from 'vitest';
import { newId, type Uuid } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import { postAll } from '../ledger/index.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { issueGiftCards } from './issue-gift-cards.js';

const mission = { id: 1, jurisdiction: 'CA' };
const lincolnPark = { id: 3, jurisdiction: 'IL' };

type Issued = Partial<Parameters<typeof issueGiftCards>[2][number]>;

describeShop('gift cards', (shop) => {
  const issue = (buyerId: Uuid, more: Issued = {}) =>
    shop.shop.write(async (tx) => {
      const codes = new GiftCardCodes(shop.shop.secretKey);
      const card = {
        store: lincolnPark,
        amount: 5_000,
        buyerId,
        ownerId: buyerId,
        recipientName: 'Ada',
        boughtAt: tx.now,
        deliveryDate: '2026-11-20',
        deliveredAt: tx.now,
        ...more,
      };
      return (await issueGiftCards(tx, codes, [card]))[0]!;
    });
  const spend = (id: Uuid, amount: number, storeId = lincolnPark.id) =>
    shop.shop.write((tx) =>
      postAll(tx, [
        {
          storeId,
          reason: 'order_placed',
          about: newId(tx.now),
          moves: [
            { account: { kind: 'gift_card', ownerId: id }, amount: -amount },
            { account: { kind: 'sales' }, amount },
          ],
        },
      ]),
    );
  const atNoon = () => shop.clock.set(new Date('2026-11-20T18:00:00Z'));

  it('are listed with code, store, amount, day, days that remain, and status', async () => {
    atNoon();
    const ada = await shop.customer();
    const id = await issue(ada.id, { code: '7K3D-0M9X-QW2P-R8TZ', amount: 12_550 });
    const answer = await shop.app.inject({ url: '/api/e-com/customer/gift-cards', headers: ada.headers });
    expect(answer.json()).toEqual({
      message: 'OK',
      data: {
        data: [
          {
            id,
            gift_card_code: '7K3D-0M9X-QW2P-R8TZ',
            store_name: 'Cellar Door Lincoln Park',
            amount: 125.5,
            delivery_date: '2026-11-20',
            remaining_validity_days: 1826,
            status: 1,
            is_gift: false,
            sent_to: null,
            design_id: null,
          },
        ],
        total_rows: 1,
        total_pages: 1,
        page: 1,
        pageSize: 10,
      },
    });
  });

  it('are good when delivered, not expired, and with something left', async () => {
    atNoon();
    const ada = await shop.customer();
    const status = async () => (await ada.call(listGiftCards, { query: {} })).data[0]!.status;
    await issue(ada.id, { store: mission, deliveryDate: '2026-01-01' });
    expect((await ada.call(listGiftCards, { query: {} })).data[0]).toMatchObject({
      remaining_validity_days: null,
      status: 1,
    });
    const spent = await issue(ada.id, { deliveryDate: '2026-01-02' });
    await spend(spent, 4_999);
    expect(await status()).toBe(1);
    await spend(spent, 1);
    expect(await status()).toBe(0);
    const { deliveredAt: _, ...later } = { deliveryDate: '2027-02-14', deliveredAt: undefined };
    await shop.shop.write(async (tx) => {
      const card = { store: lincolnPark, amount: 100, buyerId: ada.id, ownerId: ada.id, recipientName: 'Bo' };
      const codes = new GiftCardCodes(shop.shop.secretKey);
      await issueGiftCards(tx, codes, [{ ...card, ...later, boughtAt: tx.now }]);
    });
    expect(await status()).toBe(0);
  });

  it("expire at midnight in the store's time zone", async () => {
    const ada = await shop.customer();
    await issue(ada.id, { promotional: true, deliveryDate: '2026-11-20' });
    const first = async () => {
      const { remaining_validity_days, status } = (await ada.call(listGiftCards, { query: {} })).data[0]!;
      return [remaining_validity_days, status];
    };
    expect(await first()).toEqual([56, 1]);
    shop.clock.set(new Date('2026-11-21T05:59:59Z'));
    expect(await first()).toEqual([56, 1]);
    shop.clock.set(new Date('2026-11-21T06:00:00Z'));
    expect(await first()).toEqual([55, 1]);
    atNoon();
    const bob = await shop.customer();
    await issue(bob.id, { promotional: true, deliveryDate: '2026-09-25' });
    expect((await bob.call(listGiftCards, { query: {} })).data[0]).toMatchObject({
      remaining_validity_days: 0,
      status: 0,
    });
  });

  it('come in pages, the newest first', async () => {
    const ada = await shop.customer();
    for (let day = 1; day <= 12; day++)
      await issue(ada.id, { deliveryDate: `2026-10-${String(day).padStart(2, '0')}` });
    const days = async (query: Record<string, string>) => {
      const { data, total_pages } = await ada.call(listGiftCards, { query });
      return [data.map(({ delivery_date }) => delivery_date.slice(-2)).join(' '), total_pages];
    };
    expect(await days({})).toEqual(['12 11 10 09 08 07 06 05 04 03', 2]);
    expect(await days({ page: '2', pageSize: '10' })).toEqual(['02 01', 2]);
    expect(await days({ page: '1', pageSize: '20' })).toEqual(['12 11 10 09 08 07 06 05 04 03 02 01', 1]);
  });

  it('are in the list of who holds them, and in that of who sent them', async () => {
    const [ada, bob] = await shop.customers(2);
    await issue(ada!.id);
    await issue(ada!.id, { ownerId: bob!.id, amount: 700 });
    const amounts = async (customer: typeof ada) =>
      (await customer!.call(listGiftCards, { query: {} })).data.map(({ amount }) => amount);
    expect([(await amounts(ada)).sort(), await amounts(bob)]).toEqual([[5_000, 700], [700]]);
  });

  it('have a statement each', async () => {
    atNoon();
    const ada = await shop.customer();
    const id = await issue(ada.id);
    await spend(id, 1_250);
    const statement = await ada.call(listGiftCardEntries, { path: { id }, query: {} });
    expect(statement).toMatchObject({
      store_name: 'Cellar Door Lincoln Park',
      balance: 3_750,
      total_rows: 2,
      data: [
        { reason: 'Paid towards an order', amount: -1_250, balance: 3_750, date: '2026-11-20' },
        { reason: 'Bought', amount: 5_000, balance: 5_000, about: id },
      ],
    });
  });

  it('of somebody else answer like missing ones', async () => {
    const [ada, bob] = await shop.customers(2);
    const id = await issue(ada!.id);
    for (const asked of [id, newId(shop.clock.now())])
      await expect(bob!.call(listGiftCardEntries, { path: { id: asked }, query: {} })).rejects.toMatchObject({
        status: 404,
        code: 'gift_card_not_found',
      });
  });

  it('leave no code in the log, and none in the database that could be read there but for its end', async () => {
    const ada = await shop.customer();
    const code = 'ZZZZ-YYYY-XXXX-WWWW';
    await issue(ada.id, { code });
    await ada.call(listGiftCards, { query: {} });
    expect(shop.log).not.toContain(code);
    const rows = await shop.shop.read((db) => db.selectFrom('gift_card').selectAll().execute());
    expect(JSON.stringify(rows)).not.toMatch(/ZZZZ|YYYY|XXXX/);
    expect(JSON.stringify(rows).match(/WWWW/g)).toHaveLength(1);
    for (const { sealed_code, code_hash } of rows)
      expect([sealed_code.includes('YYYY'), code_hash.includes('YYYY')]).toEqual([false, false]);
  });
});
