import { returnOrder } from 'contract/orders';
import { getOrderByStaff } from 'contract/orders/orders.staff';
import { replaceMissing } from 'contract/orders/replacements.staff';
import { exportSales, listSales, type SalesOrder, salesGroupings } from 'contract/reports/sales.staff';
import { putCost } from 'contract/stock/costs.staff';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { barolo, offer } from '../../../testing/offers.js';
import { Staff } from '../../../testing/staff.js';
import { fetchTable } from '../../../testing/tables.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const [chateauneuf, nebbiolo] = [50, 113];
const today = { from: '2026-11-20', until: '2026-11-20' };

describeShop('what was sold, and what it cost', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  let manager: TestPerson;
  let wine_set_id: number;
  beforeAll(async () => {
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
    const owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    await stock(shop, mission, chateauneuf, 50, 40_00);
    await stock(shop, mission, barolo, 50, 30_00);
    await stock(shop, mission, nebbiolo, 50, 10_00);
    await offer(owner, {
      steps: [{ from_bottles: 1, off: 10 }],
      goods: [{ kind: 'product', ref: barolo, takes_out: false }],
    });
    ada = await openBuyer(shop);
  });

  async function costs(product_id: number, unit_cost: number) {
    const { on_hand } = await shelfOf(shop, mission, product_id);
    await manager.call(putCost, {
      path: { store_id: `${mission}`, product_id: `${product_id}` },
      body: { unit_cost: unit_cost / 100, seen: on_hand, why: 'The invoice says so' },
    });
  }
  async function buys(...goods: Parameters<Buyer['put']>): Promise<{ id: string; number: string }> {
    await ada.put(...goods);
    await ada.chooses('pickup');
    return (await ada.buys('card', cards.approves)).order;
  }
  const lists = (by: (typeof salesGroupings)[number], sort?: SalesOrder) =>
    manager.call(listSales, { query: { ...today, by, pageSize: '100', ...(sort && { sort }) } });
  const row = async (key: number) => (await lists('product')).data.find((each) => each.key === `${key}`);

  it('is not known where nobody has said it', async () => {
    await buys({ product_id: chateauneuf, quantity: 1 });
    expect(await row(chateauneuf)).toMatchObject({ net: 40_00, costed: 0, cost: 0, profit: 0 });
  });

  it('is what a bottle cost when it was ordered, whatever it costs afterwards', async () => {
    await costs(barolo, 20_00);
    await buys({ product_id: barolo, quantity: 3 });
    await costs(barolo, 25_00);
    expect(await row(barolo)).toMatchObject({ net: 81_00, costed: 81_00, cost: 60_00, profit: 21_00 });
    await buys({ product_id: barolo, quantity: 1 });
    expect(await row(barolo)).toMatchObject({ net: 108_00, costed: 108_00, cost: 85_00, profit: 23_00 });
    // The cost of those that were sold before is not that of the next.
    await costs(chateauneuf, 30_00);
    expect(await row(chateauneuf)).toMatchObject({ net: 40_00, costed: 0, cost: 0 });
  });

  it('goes with a bottle that comes back', async () => {
    const { id, number } = await buys({ product_id: barolo, quantity: 3 });
    const before = (await row(barolo))!;
    const lines = [{ position: 0, quantity: 2 }];
    await staff.handsOver(number);
    const body = { lines, reason: 'Corked' };
    await ada.customer.call(returnOrder, { path: { id }, body }, { 'idempotency-key': 'brings-two-back' });
    await staff.acceptsReturn(number, [], lines);
    const after = (await row(barolo))!;
    expect(before.cost - after.cost).toBe(50_00);
    expect(before.costed - after.costed).toBe(54_00);
    expect(before.net - after.net).toBe(54_00);
  });

  it('is that of the bottle that took the place of a missing one', async () => {
    await costs(nebbiolo, 4_00);
    const { number } = await buys({ product_id: chateauneuf, quantity: 1 });
    const { version } = await manager.call(getOrderByStaff, { path: { number } });
    const body = { position: 0, quantity: 1, product_id: nebbiolo, agreed: 'by_phone', version } as const;
    await manager.call(replaceMissing, { path: { number }, body });
    expect(await row(nebbiolo)).toMatchObject({ net: 10_00, costed: 10_00, cost: 4_00, profit: 6_00 });
  });

  it('is of a set what all its bottles cost, once that is known of each', async () => {
    const { rows: parts } = await shop.shop.read((db) =>
      sql<{ product_id: number; quantity: number; wine_set_id: number }>`
        select product_id, quantity, wine_set_id from wine_set_part
        where wine_set_id = (select min(wine_set_id) from wine_set_part where quantity > 1)
        order by product_id`.execute(db),
    );
    expect(parts.length).toBeGreaterThan(1);
    wine_set_id = parts[0]!.wine_set_id;
    const [last, ...others] = parts;
    for (const { product_id } of parts) await stock(shop, mission, product_id, 50);
    for (const { product_id } of others) await costs(product_id, 3_00);
    await buys({ wine_set_id, quantity: 2 });
    const { net, ...unknown } = (await row(-wine_set_id))!;
    expect(unknown).toMatchObject({ pieces: 2, costed: 0, cost: 0 });
    await costs(last!.product_id, 5_00);
    await buys({ wine_set_id, quantity: 2 });
    const one = parts.reduce((all, { quantity }) => all + 3_00 * quantity, 0) + 2_00 * last!.quantity;
    expect(await row(-wine_set_id)).toMatchObject({
      net: 2 * net,
      costed: net,
      cost: 2 * one,
      profit: net - 2 * one,
    });
  });

  it('is summed alike by whatever sales are summed', async () => {
    const { sums } = await lists('product');
    expect(sums.costed).toBeLessThan(sums.net);
    for (const by of salesGroupings) {
      const listed = await lists(by);
      const { costed, cost, profit } = sums;
      expect(listed.sums, by).toMatchObject({ costed, cost, profit });
    }
  });

  it('is listed with the lowest margin first or last, and after them what is not known', async () => {
    const keys = async (sort: SalesOrder) => (await lists('product', sort)).data.map(({ key }) => key);
    // A set of two bottles or more costs far less here than it brings.
    expect(await keys('margin')).toEqual([`${barolo}`, `${nebbiolo}`, `-${wine_set_id}`, `${chateauneuf}`]);
    expect(await keys('-margin')).toEqual([`-${wine_set_id}`, `${nebbiolo}`, `${barolo}`, `${chateauneuf}`]);
    const query = { ...today, by: 'product', sort: 'margin' };
    const { body } = await fetchTable(shop, manager, exportSales, {}, query);
    const cells = body.split('\r\n').map((line) => line.split(',').slice(-4));
    expect(cells[0]).toEqual(['Sales of known cost', 'Cost', 'Gross profit', 'Margin in percent']);
    expect(cells[2]).toEqual(['10.00', '4.00', '6.00', '60.0']);
    expect(cells[4]).toEqual(['0.00', '0.00', '0.00', '']);
  });
});
