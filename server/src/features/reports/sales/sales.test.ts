import { cancelOrder, returnOrder } from 'contract/orders';
import { getOrderByStaff } from 'contract/orders/orders.staff';
import { takeOffMissing } from 'contract/orders/shorts.staff';
import { sum } from 'contract/platform/cents';
import { notFound } from 'contract/platform/envelope';
import {
  exportSales,
  getSales,
  listSales,
  periodImpossible,
  type SalesFigure,
  salesFigures,
  salesGroupings,
} from 'contract/reports/sales.staff';
import { notAllowed } from 'contract/staff';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hours } from '../../../platform/clock.js';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { offer } from '../../../testing/offers.js';
import { Staff } from '../../../testing/staff.js';
import { fetchTable } from '../../../testing/tables.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const [chateauneuf, barolo] = [50, 51];
/** It is ten o'clock in the morning there. */
const today = '2026-11-20';
const always = { from: '2025-01-01', until: '2026-12-31' };

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
    await shop.runJobs();
  });

  it('agrees with the ledger to the cent, by whatever it is summed', async () => {
    const { sums } = await sees();
    expect(sums.total).toBe(await earned());
    expect(sums).toMatchObject({
      net: sums.goods - sums.savings - sums.returned,
      total: sums.net + sums.fees + sums.tax,
    });
    for (const figure of salesFigures) expect(sums[figure], figure).toBeGreaterThan(0);
    for (const by of salesGroupings) {
      const { data, total_pages } = await lists({ by });
      expect(total_pages, by).toBe(1);
      for (const figure of salesFigures.filter((each) => each !== 'orders'))
        expect(sum(data.map((row) => row[figure])), `${by}: ${figure}`).toBe(sums[figure]);
    }
    for (const by of ['day', 'week', 'month', 'store', 'way'] as const)
      expect(sum((await lists({ by })).data.map(({ orders }) => orders)), by).toBe(sums.orders);
  });

  it('counts an order once in a department, and a set as one of none', async () => {
    const period = { from: today, until: today };
    const { sums } = await sees(period);
    const { data } = await lists({ ...period, by: 'department' });
    expect(data.find(({ name }) => name === 'Wine')).toMatchObject({ orders: 3, pieces: 12 });
    expect(data.find(({ name }) => name === 'Wine sets')).toMatchObject({ orders: 1, pieces: 0 });
    expect(data.find(({ name }) => name === 'Delivery and shipping')).toMatchObject({
      orders: 1,
      pieces: 0,
      net: 0,
      fees: sums.fees,
      total: sums.fees,
    });
    expect(sums).toMatchObject({ orders: 3, pieces: 12 });
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
    expect(headers['content-disposition']).toContain('sales-by-product-2025-01-01-2026-12-31.csv');
    const rows = body.split('\r\n').filter(Boolean);
    expect(rows[0]).toBe('\ufeffProduct,Orders,Pieces,Goods,Savings,Returned,Net sales,Fees,Tax,Total');
    expect(rows).toHaveLength(all.length + 2);
    const inDollars = (cents: number) => (cents / 100).toFixed(2);
    const cellsOf = (row: Record<SalesFigure, number>) =>
      salesFigures.map((figure) =>
        figure === 'orders' || figure === 'pieces' ? `${row[figure]}` : inDollars(row[figure]),
      );
    expect(rows[1]!.split(',').slice(-salesFigures.length)).toEqual(cellsOf(all[0]!));
    expect(rows.at(-1)).toBe(['Together', ...cellsOf((await sees()).sums)].join(','));
  });

  it('is for those who see the figures of a store, and of two years at most', async () => {
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await expect(sees(always, clerk)).rejects.toMatchObject({ code: notAllowed.code });
    const elsewhere = await openTestPerson(shop, { role: 'manager', store_id: embarcadero });
    const store = `${mission}`;
    await expect(sees({ ...always, store }, elsewhere)).rejects.toMatchObject({ code: notFound.code });
    expect((await sees({ ...always, store })).sums).toEqual((await sees()).sums);
    const there = await sees(always, elsewhere);
    const owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    const all = await lists({ by: 'store' });
    expect(all.data).toMatchObject([{ key: `${mission}` }]);
    expect((await sees({ ...always, store: `${embarcadero}` }, owner)).sums).toEqual(there.sums);
    for (const period of [
      { from: '2026-11-20', until: '2026-11-19' },
      { from: '2024-01-01', until: '2026-01-01' },
    ])
      await expect(sees(period)).rejects.toMatchObject({ code: periodImpossible.code });
    await expect(sees({ from: '2024-01-02', until: '2026-01-01' })).resolves.toBeDefined();
  });
});
