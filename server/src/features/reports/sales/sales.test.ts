import { cancelOrder, returnOrder } from 'contract/orders';
import { getOrderByStaff } from 'contract/orders/orders.staff';
import { takeOffMissing } from 'contract/orders/shorts.staff';
import { sum } from 'contract/platform/cents';
import { notFound } from 'contract/platform/envelope';
import { periodImpossible } from 'contract/reports/period.staff';
import {
  exportSales,
  getSales,
  listSales,
  type SalesFigure,
  type SalesGrouping,
  type SalesRow,
  salesFigures,
  salesGroupings,
} from 'contract/reports/sales.staff';
import { notAllowed } from 'contract/staff';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hours } from '../../../platform/clock.js';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { barolo, offer } from '../../../testing/offers.js';
import { Staff } from '../../../testing/staff.js';
import { fetchTable } from '../../../testing/tables.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const chateauneuf = 50;
/** It is ten o'clock in the morning there. */
const today = '2026-11-20';
const always = { from: '2026-01-01', until: '2026-12-31' };
const ofGoods = new Set<SalesGrouping>(['department', 'category', 'brand', 'product']);

describeShopOnBoth('the report of sales', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  let manager: TestPerson;
  /** Nobody's session outlasts half a day. */
  const atWork = async () => {
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
  };

  beforeEach(atWork);

  type Bought = { id: string; number: string };
  async function buys(way: 'pickup' | 'shipping' = 'pickup', quantity = 3): Promise<Bought> {
    await ada.put({ product_id: chateauneuf, quantity }, { product_id: barolo, quantity: 2 });
    await ada.chooses(way, way === 'shipping' ? await ada.lives() : undefined);
    return (await ada.buys('card', cards.approves)).order;
  }
  async function missesOne({ number }: Bought) {
    const { version } = await manager.call(getOrderByStaff, { path: { number } });
    const missing = [{ position: 0, quantity: 1 }];
    await manager.call(takeOffMissing, { path: { number }, body: { missing, version, agreed: true } });
  }
  async function bringsBackOne({ id, number }: Bought, positions: readonly number[]) {
    const lines = positions.map((position) => ({ position, quantity: 1 }));
    await staff.handsOver(number, 'on_its_way');
    const body = { lines, reason: 'Corked' };
    await ada.customer.call(returnOrder, { path: { id }, body }, { 'idempotency-key': `back-${number}` });
    await staff.acceptsReturn(number, lines);
  }

  const sees = (period: { from: string; until: string; store?: string } = always, person = manager) =>
    person.call(getSales, { query: period });
  const lists = async (asked: Partial<Parameters<typeof manager.call<typeof listSales>>[1]['query']>) =>
    manager.call(listSales, { query: { ...always, by: 'day', pageSize: '100', ...asked } });

  /** What the store has earned, as its accounts have it. */
  const earned = async () => {
    const { rows } = await shop.shop.read((db) =>
      sql<{ earned: number }>`
        select sum(amount)::int as earned
        from ledger_entry
        join ledger_transaction on ledger_transaction.id = transaction_id
        join ledger_account on ledger_account.id = account_id
        where kind in ('sales', 'delivery', 'tax') and ledger_transaction.store_id = ${mission}`.execute(db),
    );
    return rows[0]!.earned;
  };

  beforeAll(async () => {
    await stock(shop, mission, chateauneuf, 500, 1_050);
    await stock(shop, mission, barolo, 500, 2_033);
    await atWork();
    const owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    await offer(owner, {
      steps: [{ from_bottles: 1, off: 7 }],
      goods: [{ kind: 'product', ref: barolo, takes_out: false }],
    });
    ada = await openBuyer(shop);
    await buys();
    await missesOne(await buys());
    await ada.customer.call(cancelOrder, { path: { id: (await buys()).id } });
    await ada.put({ wine_set_id: 1, quantity: 1 });
    await bringsBackOne(await buys('shipping'), [0, 1, 2]);
    await stock(shop, embarcadero, barolo, 500, 2_033);
    const bob = await openBuyer(shop, embarcadero);
    await bob.put({ product_id: barolo, quantity: 1 });
    await bob.chooses('pickup');
    await bob.buys('card', cards.approves);
    await shop.runJobs();
  });

  it('agrees with the ledger to the cent, by whatever it is summed', async () => {
    const { sums } = await sees();
    expect(sums.total).toBe(await earned());
    expect(sums).toMatchObject({
      net: sums.goods - sums.savings - sums.returned,
      total: sums.net + sums.fees + sums.tax,
    });
    for (const value of Object.values(sums)) expect(value).toBeGreaterThan(0);
    const { pieces, costed, cost, profit } = (await lists({ by: 'day' })).sums;
    expect(pieces).toBe(12);
    for (const by of salesGroupings) {
      const listed = await lists({ by });
      expect(listed.total_pages, by).toBe(1);
      const orders = ofGoods.has(by) ? null : sums.orders;
      expect(listed.sums, by).toEqual({ ...sums, pieces, orders, costed, cost, profit });
      for (const figure of salesFigures.filter((each) => each !== 'orders'))
        expect(sum(listed.data.map((row) => row[figure])), `${by}: ${figure}`).toBe(listed.sums[figure]);
    }
  });

  it('sums by department what is one of its goods; a set and the fees are none of any', async () => {
    const period = { from: today, until: today };
    const { sums } = await sees(period);
    const { data } = await lists({ ...period, by: 'department' });
    expect(data.find(({ name }) => name === 'Wine')).toMatchObject({ orders: null, pieces: 12 });
    expect(data.find(({ name }) => name === 'Wine sets')).toMatchObject({ orders: null, pieces: 0, net: 0 });
    expect(data.find(({ name }) => name === 'Delivery and shipping')).toMatchObject({
      pieces: 0,
      net: 0,
      fees: sums.fees,
      total: sums.fees,
    });
    expect(sums.orders).toBe(3);
    const before = { from: '2026-11-18', until: '2026-11-19' };
    expect(await lists({ ...before, by: 'department' })).toMatchObject({ data: [], sums: { total: 0 } });
  });

  it('counts an order on the day of its store, and shows the days before', async () => {
    const period = { from: today, until: today };
    const before = await sees(period);
    shop.clock.advance(hours(13.5));
    ada = await openBuyer(shop);
    await buys('pickup', 1);
    shop.clock.advance(hours(1));
    await buys('pickup', 1);
    await atWork();
    const late = await sees(period);
    const next = await sees({ from: '2026-11-21', until: '2026-11-21' });
    expect(next.sums.orders).toBe(1);
    expect(next.before).toEqual(late.sums);
    expect(late.sums).toMatchObject({
      orders: before.sums.orders + 1,
      net: before.sums.net + next.sums.net,
    });

    const two = await sees({ from: '2026-11-20', until: '2026-11-21' });
    expect(two.days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
    expect(sum(two.days.map(({ net }) => net))).toBe(two.sums.net);
    const after = await sees({ from: '2026-11-22', until: '2026-11-23' });
    expect(after.before).toEqual(two.sums);
    expect(after.sums.orders).toBe(0);
    expect(after.days.map((day) => day.before)).toEqual(two.days.map(({ net }) => net));
    // Sunday the 15th begins the week.
    expect((await lists({ by: 'week', from: '2026-11-20', until: '2026-11-23' })).data).toMatchObject([
      { key: '2026-11-15', name: '', net: two.sums.net },
    ]);
    expect((await lists({ by: 'month', from: '2026-11-20', until: '2026-12-23' })).data).toMatchObject([
      { key: '2026-11-01', orders: two.sums.orders },
    ]);
  });

  it('lists in the order that is asked for, page by page, and as a file', async () => {
    const all = (await lists({ by: 'product', sort: '-net' })).data;
    expect(all).toHaveLength(4);
    expect((await lists({ by: 'product' })).data).toEqual(all);
    expect((await lists({ by: 'product', sort: 'net' })).data).toEqual(all.toReversed());
    const nets = all.map(({ net }) => net);
    expect(nets).toEqual(nets.toSorted((one, other) => other - one));
    const second = await lists({ by: 'product', pageSize: '3', page: '2' });
    expect(second).toMatchObject({ page: 2, total_rows: 4, total_pages: 2, data: [all[3]] });

    const query = { ...always, by: 'product' };
    const { body, headers } = await fetchTable(shop, manager, exportSales, {}, query);
    expect(headers['content-disposition']).toContain('sales-by-product-2026-01-01-2026-12-31.csv');
    const rows = body.split('\r\n').filter(Boolean);
    expect(rows[0]).toBe(
      '\ufeffProduct,Orders,Pieces,Goods,Savings,Returned,Net sales,Fees,Tax,Total,' +
        'Sales of known cost,Cost,Gross profit,Margin in percent',
    );
    expect(rows).toHaveLength(all.length + 1);
    const inCell = (figure: SalesFigure, value: number | null) =>
      figure === 'pieces' ? `${value}` : (value! / 100).toFixed(2);
    const cellsOf = (row: SalesRow) =>
      salesFigures.map((figure) => (figure === 'orders' ? '' : inCell(figure, row[figure])));
    expect(rows.slice(1)).toEqual(all.map((row) => [row.name, ...cellsOf(row), ''].join(',')));
    const byDay = await fetchTable(shop, manager, exportSales, {}, { ...always, by: 'day' });
    expect(byDay.body.split('\r\n')[1]).toMatch(/^2026-11-\d\d,\d+,\d+,\d+\.\d\d,/);
  });

  it('is for those who see the figures of a store, and of a year at most', async () => {
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await expect(sees(always, clerk)).rejects.toMatchObject({ code: notAllowed.code });
    const elsewhere = await openTestPerson(shop, { role: 'manager', store_id: embarcadero });
    const store = `${mission}`;
    await expect(sees({ ...always, store }, elsewhere)).rejects.toMatchObject({ code: notFound.code });
    expect((await sees({ ...always, store })).sums).toEqual((await sees()).sums);
    const there = await sees(always, elsewhere);
    expect(there.sums).toMatchObject({ orders: 1, net: 2_033 });
    const owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    const all = await lists({ by: 'store' });
    expect(all.data).toMatchObject([{ key: `${mission}` }]);
    expect((await sees({ ...always, store: `${embarcadero}` }, owner)).sums).toEqual(there.sums);
    for (const period of [
      { from: '2026-11-20', until: '2026-11-19' },
      { from: '2025-01-01', until: '2026-01-02' },
    ])
      await expect(sees(period)).rejects.toMatchObject({ code: periodImpossible.code });
    await expect(sees({ from: '2025-01-01', until: '2026-01-01' })).resolves.toBeDefined();
  });
});
