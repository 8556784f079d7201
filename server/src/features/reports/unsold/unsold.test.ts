import { cancelOrder, returnOrder } from 'contract/orders';
import { sum } from 'contract/platform/cents';
import { notFound } from 'contract/platform/envelope';
import { periodImpossible } from 'contract/reports/period.staff';
import { exportUnsold, listUnsold, type Unsold, type UnsoldOrder } from 'contract/reports/unsold.staff';
import { notAllowed } from 'contract/staff';
import { putCost } from 'contract/stock/costs.staff';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../../testing/buyer.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { leaveOnHand } from '../../../testing/shelves.js';
import { Staff } from '../../../testing/staff.js';
import { fetchTable } from '../../../testing/tables.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const [chateauneuf, barolo, nebbiolo] = [50, 111, 113];
/** All that have bottles, so that a list is read at once. */
const fewProducts = 150;
const today = { from: '2026-11-20', until: '2026-11-20' };

type Asked = {
  from: string;
  until: string;
  store?: string;
  sort?: UnsoldOrder;
  page?: string;
  pageSize?: string;
};

describeShopOnBoth('the report of what was not sold', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  let manager: TestPerson;
  beforeAll(async () => {
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
    ada = await openBuyer(shop);
    await shop.shop.write(async (tx) => {
      const rows = await tx.selectFrom('product').select('id').where('id', '>', fewProducts).execute();
      await leaveOnHand(tx, 0, { products: rows.map(({ id }) => id) });
    });
    for (const product of [chateauneuf, barolo, nebbiolo]) {
      await stock(shop, mission, product, 20);
      await stock(shop, embarcadero, product, 10);
    }
  });

  const lists = (asked: Asked = today, person = manager) => person.call(listUnsold, { query: asked });
  async function all(asked: Asked = today, person = manager) {
    const rows: Unsold[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { data, total_pages } = await lists({ ...asked, page: `${page}`, pageSize: '100' }, person);
      rows.push(...data);
      pages = total_pages;
    }
    return rows;
  }
  async function isListed(product: number, asked: Asked = today, person = manager) {
    return (await all(asked, person)).some(({ product_id }) => product_id === product);
  }
  async function buys(...goods: Parameters<Buyer['put']>): Promise<{ id: string; number: string }> {
    await ada.put(...goods);
    await ada.chooses('pickup');
    return (await ada.buys('card', cards.approves)).order;
  }

  it('leaves out what was ordered, until the order is canceled', async () => {
    expect(await isListed(barolo)).toBe(true);
    const { id } = await buys({ product_id: barolo, quantity: 1 });
    expect(await isListed(barolo)).toBe(false);
    expect(await isListed(barolo, { from: '2026-11-18', until: '2026-11-19' })).toBe(true);
    await ada.customer.call(cancelOrder, { path: { id } });
    expect(await isListed(barolo)).toBe(true);
  });

  it('leaves out what was sold in a set', async () => {
    const { rows: parts } = await shop.shop.read((db) =>
      sql<{ product_id: number }>`select product_id from wine_set_part where wine_set_id = 1`.execute(db),
    );
    for (const { product_id } of parts) {
      await stock(shop, mission, product_id, 20);
      expect(await isListed(product_id)).toBe(true);
    }
    await buys({ wine_set_id: 1, quantity: 1 });
    for (const { product_id } of parts) expect(await isListed(product_id)).toBe(false);
  });

  it('has again what came back, once all of it is back', async () => {
    const { id, number } = await buys({ product_id: nebbiolo, quantity: 2 });
    await staff.handsOver(number);
    for (const [at, listed] of [
      ['first', false],
      ['second', true],
    ] as const) {
      const lines = [{ position: 0, quantity: 1 }];
      const headers = { 'idempotency-key': `brings-back-the-${at}` };
      await ada.customer.call(returnOrder, { path: { id }, body: { lines, reason: 'Corked' } }, headers);
      await staff.acceptsReturn(number, lines);
      expect(await isListed(nebbiolo), at).toBe(listed);
    }
  });

  it('has nothing that came only after the period began, and nothing that is gone', async () => {
    const { rows } = await shop.shop.read((db) =>
      sql<{ product_id: number }>`
        select product_id from store_product shelf where store_id = ${mission} and on_hand = 0 and not exists (
          select from stock_movement where store_id = ${mission} and product_id = shelf.product_id
        ) order by product_id limit 1`.execute(db),
    );
    const { product_id } = rows[0]!;
    await stock(shop, mission, product_id, 6);
    expect(await isListed(product_id)).toBe(false);
    const tomorrow = { from: '2026-11-21', until: '2026-11-21' };
    expect(await isListed(product_id, tomorrow)).toBe(true);
    await stock(shop, mission, product_id, 0);
    expect(await isListed(product_id, tomorrow)).toBe(false);
  });

  it('tells one store from another, and shows whoever has both where a bottle lies', async () => {
    await buys({ product_id: chateauneuf, quantity: 1 });
    const there = await openTestPerson(shop, { role: 'manager', store_id: embarcadero });
    expect(await isListed(chateauneuf)).toBe(false);
    expect(await isListed(chateauneuf, today, there)).toBe(true);
    const owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    const rows = await all(today, owner);
    expect(new Set(rows.map(({ store_id }) => store_id)).size).toBeGreaterThan(1);
    expect(rows.find((row) => row.product_id === chateauneuf && row.store_id === embarcadero)).toMatchObject({
      store: expect.stringContaining('Embarcadero'),
      on_hand: 10,
      price: 40_00,
      at_price: 400_00,
    });
    const ofOne = await all({ ...today, store: `${mission}` }, owner);
    expect(ofOne).toEqual(await all());
    await expect(lists({ ...today, store: `${mission}` }, there)).rejects.toMatchObject({
      code: notFound.code,
    });
  });

  it('sums, sorts, and goes out as a table', async () => {
    const { on_hand } = await shelfOf(shop, mission, barolo);
    await manager.call(putCost, {
      path: { store_id: `${mission}`, product_id: `${barolo}` },
      body: { unit_cost: 25, seen: on_hand, why: 'The invoice says so' },
    });
    const rows = await all({ ...today, sort: '-at_cost' });
    const costs = rows.map(({ at_cost }) => at_cost);
    expect(costs.filter((cost) => cost !== null).length).toBeGreaterThan(0);
    expect(rows.find(({ product_id }) => product_id === barolo)?.at_cost).toBe(on_hand * 25_00);
    expect(costs.slice(costs.indexOf(null))).toEqual(costs.filter((cost) => cost === null));

    const { sums, total_rows, data } = await lists();
    expect(total_rows).toBe(rows.length);
    expect(sums).toEqual({
      on_hand: sum(rows.map((row) => row.on_hand)),
      at_price: sum(rows.map((row) => row.at_price)),
      at_cost: sum(rows.map((row) => row.at_cost ?? 0)),
    });
    const most = data.map(({ at_price }) => at_price);
    expect(most).toEqual(
      rows
        .map(({ at_price }) => at_price)
        .toSorted((one, other) => other - one)
        .slice(0, 50),
    );
    const byName = await all({ ...today, sort: '-name' });
    expect(byName.map(({ brand }) => brand)).toEqual(
      byName
        .map(({ brand }) => brand)
        .toSorted()
        .toReversed(),
    );
    const past = await lists({ ...today, page: '999' });
    expect(past).toMatchObject({ data: [], total_rows, sums });

    const { body, headers } = await fetchTable(
      shop,
      manager,
      exportUnsold,
      {},
      { ...today, sort: '-at_cost' },
    );
    expect(headers['content-disposition']).toContain('not-sold-2026-11-20-2026-11-20.csv');
    const lines = body.split('\r\n').filter(Boolean);
    expect(lines[0]).toBe('\ufeffStore,Brand,Name,Vintage,Size in ml,Pack of,On hand,Price,At price,At cost');
    expect(lines).toHaveLength(rows.length + 1);
    const first = rows[0]!;
    expect(lines[1]).toContain(
      [
        first.on_hand,
        ...[first.price, first.at_price, first.at_cost!].map((cents) => (cents / 100).toFixed(2)),
      ].join(),
    );
  });

  it('is for those who see the figures of a store, and of a year at most', async () => {
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await expect(lists(today, clerk)).rejects.toMatchObject({ code: notAllowed.code });
    await expect(lists({ from: '2025-01-01', until: '2026-01-02' })).rejects.toMatchObject({
      code: periodImpossible.code,
    });
  });
});
