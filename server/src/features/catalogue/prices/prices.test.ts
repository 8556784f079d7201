import { listProductCards } from 'contract/catalogue';
import { listStoreProducts } from 'contract/catalogue/assortment.staff';
import { changePrices } from 'contract/catalogue/prices.staff';
import { dollars } from 'contract/platform/money';
import { listActs } from 'contract/staff/acts';
import { beforeAll, expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const store_id = `${mission}`;
const path = { store_id };

describeShop('prices of a store', (shop) => {
  let ada: TestCustomer;
  let manager: TestPerson;
  let owner: TestPerson;
  beforeAll(async () => {
    ada = await shop.customer();
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
  });

  const carried = async () =>
    (await manager.call(listStoreProducts, { path, query: { show: 'carried' } })).data;
  const shown = async (id: number) =>
    (await ada.call(listProductCards, { query: { store_id, id: `${id}` } }))[0]!;
  const change = (changes: Parameters<typeof manager.call<typeof changePrices>>[1]['body']['changes']) =>
    manager.call(changePrices, { path, body: { changes } });
  type Row = Awaited<ReturnType<typeof carried>>[number];
  const changeOf = ({ id, price, compare_at }: Row, to: number, before: number | null = null) => ({
    product_id: id,
    was: { price: dollars(price!), compare_at: compare_at === null ? null : dollars(compare_at) },
    price: to,
    compare_at: before,
  });

  it('are changed together, seen by the next call, and read in the record at each product', async () => {
    const [first, second] = (await carried()) as [Row, Row];
    const answer = await change([changeOf(first, 19.99), changeOf(second, 20, 25.5)]);
    expect(answer).toEqual({ changed: 2, overtaken: [] });
    expect(await shown(first.id)).toMatchObject({ price: 1999, compare_at: null });
    expect(await shown(second.id)).toMatchObject({ price: 2000, compare_at: 2550 });
    const toldOf = (id: number) =>
      owner.call(listActs, { query: { thing: 'product', thing_id: `${id}`, kind: 'prices_changed' } });
    for (const [{ id, price, compare_at }, after] of [
      [first, { price_cents: 1999, compare_at_cents: null }],
      [second, { price_cents: 2000, compare_at_cents: 2550 }],
    ] as const)
      expect((await toldOf(id)).data).toMatchObject([
        {
          person: { id: manager.id },
          store_id: mission,
          before: { price_cents: price, compare_at_cents: compare_at },
          after,
        },
      ]);
  });

  it('that somebody else has changed meanwhile stay, and the others are saved', async () => {
    const [first, second] = (await carried()) as [Row, Row];
    await change([changeOf(first, 31)]);
    const late = await change([changeOf(first, 32), changeOf(second, 33)]);
    expect(late).toEqual({
      changed: 1,
      overtaken: [{ product_id: first.id, price: 3100, compare_at: null }],
    });
    expect(await shown(first.id)).toMatchObject({ price: 3100 });
    expect(await shown(second.id)).toMatchObject({ price: 3300 });
  });

  it('of two managers at the same moment are changed by one', async () => {
    const [first] = (await carried()) as [Row];
    const answers = await Promise.all([41, 42, 43].map((price) => change([changeOf(first, price)])));
    expect(answers.map(({ changed }) => changed).sort()).toEqual([0, 0, 1]);
  });

  it('are refused by the cell, and nothing of the save happens', async () => {
    const [first, second] = (await carried()) as [Row, Row];
    await expect(change([changeOf(first, 51), changeOf(second, 20, 10)])).rejects.toMatchObject({
      code: 'wrong_fields',
      errors: { 'changes.1.compare_at': 'Enter more than the price, or nothing' },
    });
    await expect(change([changeOf(first, 51), changeOf(first, 52)])).rejects.toMatchObject({ status: 422 });
    await expect(
      change([changeOf(first, 51), { ...changeOf(second, 52), product_id: 999_999 }]),
    ).rejects.toMatchObject({ code: 'not_carried_here' });
    expect(await shown(first.id)).toMatchObject({ price: first.price });
  });
});
