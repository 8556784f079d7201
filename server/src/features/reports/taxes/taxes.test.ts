import { cancelOrder, returnOrder } from 'contract/orders';
import { getOrderByStaff } from 'contract/orders/orders.staff';
import { replaceMissing, undoReplacement } from 'contract/orders/replacements.staff';
import { takeOffMissing } from 'contract/orders/shorts.staff';
import { sum } from 'contract/platform/cents';
import { exportTaxes, listTaxes, type TaxedSales } from 'contract/reports/taxes.staff';
import { addRule } from 'contract/settings/rules';
import { notAllowed } from 'contract/staff';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { days } from '../../../platform/clock.js';
import { cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { Staff } from '../../../testing/staff.js';
import { fetchTable } from '../../../testing/tables.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { taxedChecks } from '../../orders/index.js';

const [mission, embarcadero] = [1, 2];
const [chateauneuf, nebbiolo] = [50, 51];
const set = 1;
/** It is ten o'clock in the morning there. */
const today = { from: '2026-11-20', until: '2026-11-20' };
const tomorrow = { from: '2026-11-21', until: '2026-11-21' };
const inTheCity = { state: 'California', place: 'San Francisco', millionths: 86_250 };
const spiritsInTheCity = { ...inTheCity, millionths: 116_250 };
const inTheState = { state: 'California', place: '', millionths: 72_500 };

describeShopOnBoth('the report of sales tax', (shop) => {
  const staff = new Staff(shop);
  let manager: TestPerson;
  const atWork = async () => {
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
  };
  beforeEach(atWork);

  type Goods = Parameters<Awaited<ReturnType<typeof openBuyer>>['put']>[number];
  type Bought = Awaited<ReturnType<typeof buys>>;
  async function buys(goods: Goods, zip_code?: string, card = cards.approves) {
    const buyer = await openBuyer(shop);
    await buyer.put(goods);
    await (zip_code ? buyer.chooses('shipping', await buyer.lives({ zip_code })) : buyer.chooses('pickup'));
    const { order } = await buyer.buys('card', card);
    return { ...order, buyer };
  }
  const versionOf = async ({ number }: Bought) =>
    (await manager.call(getOrderByStaff, { path: { number } })).version;
  async function bringsBackOne({ id, buyer }: Bought, key: string) {
    const body = { lines: [{ position: 0, quantity: 1 }], reason: 'Corked' };
    await buyer.customer.call(returnOrder, { path: { id }, body }, { 'idempotency-key': key });
  }

  const list = (period = today, person = manager) => person.call(listTaxes, { query: period });
  const isOf = (rate: Partial<TaxedSales>) => (row: TaxedSales) =>
    row.state === rate.state && row.place === rate.place && row.millionths === rate.millionths;
  const nothing = { net: 0, tax: 0 };
  const at = async (rate: Partial<TaxedSales>, period = today) => {
    const { net, tax } = (await list(period)).find(isOf(rate)) ?? nothing;
    return { net, tax };
  };
  /** What this adds at the rate. */
  async function adds(rate: Partial<TaxedSales>, act: () => Promise<unknown>, period = today) {
    const before = await at(rate, period);
    await act();
    const after = await at(rate, period);
    return { net: after.net - before.net, tax: after.tax - before.tax };
  }

  beforeAll(async () => {
    await atWork();
    const olive = await openTestPerson(shop, { role: 'owner', store_id: null });
    await olive.call(addRule, {
      body: {
        kind: 'drink_tax',
        state: 'CA',
        county: null,
        zip: null,
        category: 'spirits',
        channel: null,
        value: { millionths: 30_000 },
        effective_from: '2026-01-01',
        effective_to: null,
        source: 'A test',
        checked_on: '2026-11-20',
      },
    });
    await stock(shop, mission, chateauneuf, 500, 1_050);
    await stock(shop, mission, nebbiolo, 500, 933);
    // A set of wine gets a spirit in it.
    const parts = await shop.shop.write(async (tx) => {
      const { rows } = await sql<{ product_id: number }>`
        with spirit as (
          select min(shelf.product_id) as id from store_product shelf
          join product on product.id = shelf.product_id join category on category.id = product.category_id
          join department on department.id = category.department_id
          where store_id = ${mission} and carried and department.slug = 'spirits'
        ), first as (select min(product_id) as id from wine_set_part where wine_set_id = ${set})
        update wine_set_part set product_id = case when product_id = first.id then spirit.id else product_id end
        from spirit, first where wine_set_id = ${set}
        returning product_id`.execute(tx);
      return rows;
    });
    for (const { product_id } of parts) await stock(shop, mission, product_id, 500, 1_777);
  });

  it('has each sale at the rate of its place, and fees at none', async () => {
    expect(await list()).toEqual([]);
    await buys({ product_id: chateauneuf, quantity: 3 });
    const row = { kind: 'rated', ...inTheCity, sold: 31_50, back: 0, net: 31_50, tax: 2_72 };
    expect(await list()).toEqual([row]);
    await buys({ product_id: chateauneuf, quantity: 2 }, '95814');
    expect(await list()).toEqual([
      { kind: 'rated', ...inTheState, sold: 21_00, back: 0, net: 21_00, tax: 1_52 },
      row,
      expect.objectContaining({ kind: 'fees', state: '', place: '', millionths: null, back: 0, tax: 0 }),
    ]);
  });

  it('has of a set each part at its own rate, and gives it back so, piece by piece', async () => {
    const both = async () => [await at(inTheCity), await at(spiritsInTheCity)] as const;
    const before = await both();
    const bought = await buys({ wine_set_id: set, quantity: 3 });
    const after = await both();
    const gained = after.map(({ net, tax }, i) => ({ net: net - before[i]!.net, tax: tax - before[i]!.tax }));
    const { lines_total, savings, tax } = await manager.call(getOrderByStaff, {
      path: { number: bought.number },
    });
    expect(sum(gained.map(({ net }) => net))).toBe(lines_total - savings);
    expect(sum(gained.map((each) => each.tax))).toBe(tax);
    for (const each of gained) expect(each.tax).toBeGreaterThan(0);
    const [wine, spirits] = gained;
    expect(Math.abs(spirits!.tax - spirits!.net * 0.116_25)).toBeLessThan(1);
    expect(Math.abs(wine!.tax - wine!.net * 0.086_25)).toBeLessThan(1);

    await staff.handsOver(bought.number);
    for (const key of ['first-comes-back', 'second-comes-back', 'third-comes-back']) {
      await bringsBackOne(bought, key);
      await staff.acceptsReturn(bought.number, [{ position: 0, quantity: 1 }]);
    }
    expect(await both()).toEqual(before);
  });

  it('takes off what was canceled or missing at the rate at which it was sold', async () => {
    const canceled = await adds(inTheCity, async () => {
      const { id, buyer } = await buys({ product_id: chateauneuf, quantity: 3 });
      await buyer.customer.call(cancelOrder, { path: { id } });
    });
    expect(canceled).toEqual(nothing);
    const neverPaid = await adds(inTheCity, async () => {
      const { id, status, buyer } = await buys(
        { product_id: chateauneuf, quantity: 3 },
        undefined,
        cards.asks,
      );
      expect(status).toBe('awaiting_payment');
      await buyer.customer.call(cancelOrder, { path: { id } });
    });
    expect(neverPaid).toEqual(nothing);
    const lessened = await adds(inTheCity, async () => {
      const bought = await buys({ product_id: chateauneuf, quantity: 3 });
      const missing = [{ position: 0, quantity: 1 }];
      const body = { missing, version: await versionOf(bought), agreed: true };
      await manager.call(takeOffMissing, { path: { number: bought.number }, body });
    });
    // A third of 2.72 is 0.91.
    expect(lessened).toEqual({ net: 21_00, tax: 1_81 });
  });

  it('has a bottle that took the place of another at the same rate, until that one is found', async () => {
    const bought = await buys({ product_id: chateauneuf, quantity: 2 });
    const { number } = bought;
    const cheaper = await adds(inTheCity, async () => {
      const body = { position: 0, quantity: 2, product_id: nebbiolo, agreed: 'by_phone' } as const;
      const version = await versionOf(bought);
      await manager.call(replaceMissing, { path: { number }, body: { ...body, version } });
    });
    expect(cheaper).toEqual({ net: -2_34, tax: -20 });
    const found = await adds(inTheCity, async () => {
      const { replacements, version } = await manager.call(getOrderByStaff, { path: { number } });
      const path = { number, id: replacements[0]!.id };
      await manager.call(undoReplacement, { path, body: { version } });
    });
    expect(found).toEqual({ net: 2_34, tax: 20 });
    await adds(inTheCity, () => staff.moves(number, 'cancelled'));
  });

  it('leaves at no rate what was sold before rates were kept', async () => {
    const { number, id } = await buys({ product_id: chateauneuf, quantity: 2 });
    const change = await adds(inTheCity, async () => {
      await shop.shop.write((tx) =>
        sql`update purchase_order_line set taxed = null where order_id = ${id}`.execute(tx),
      );
      await staff.moves(number, 'cancelled');
    });
    expect(change).toEqual(nothing);
    const said: string[] = [];
    await shop.shop.read((db) => audit(db, (words) => said.push(words), taxedChecks));
    expect(said.slice(1).toSorted()).toEqual(
      [
        ['sales', 21_00],
        ['tax', 1_81],
      ]
        .flatMap(([kind, amount]) => [
          `    Of the order ${number}, of which nothing is left, ${amount} of ${kind} stands at CA 86250.`,
          `    Of the order ${number}, of which nothing is left, -${amount} of ${kind} stands at no rate.`,
        ])
        .toSorted(),
    );
    const unrated = { kind: 'unrated', state: '', place: '', millionths: null, sold: 0, net: -21_00 };
    expect(await list()).toContainEqual({ ...unrated, back: 21_00, tax: -1_81 });
  });

  it('is of the stores of the person, and of nobody who may not see reports', async () => {
    const other = await openTestPerson(shop, { role: 'manager', store_id: embarcadero });
    expect(await list(today, other)).toEqual([]);
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await expect(list(today, clerk)).rejects.toMatchObject({ code: notAllowed.code });
  });

  it('is a file with the same', async () => {
    const { body, headers } = await fetchTable(shop, manager, exportTaxes, {}, today);
    expect(headers['content-disposition']).toContain('sales-tax-2026-11-20-2026-11-20.csv');
    const [head, first, ...others] = body.split('\r\n').filter(Boolean);
    expect(head).toBe('\ufeffState,Place,Rate in percent,Sold,Canceled or returned,Net sales,Tax');
    expect(first).toBe('California,,7.25,21.00,0.00,21.00,1.52');
    expect(others.at(-1)).toMatch(/^"?Delivery and shipping, not taxed"?,,,/);
  });

  it('does not change once the day is over: what is canceled then is of that day', async () => {
    const { number } = await buys({ product_id: chateauneuf, quantity: 2 });
    const then = await list();
    shop.clock.advance(days(1));
    await atWork();
    await staff.moves(number, 'cancelled');
    expect(await list()).toEqual(then);
    expect(await list(tomorrow)).toEqual([
      { kind: 'rated', ...inTheCity, sold: 0, back: 21_00, net: -21_00, tax: -1_81 },
    ]);
    const both = await list({ from: today.from, until: tomorrow.until });
    expect(both.find(isOf(inTheCity))!.net).toBe(then.find(isOf(inTheCity))!.net - 21_00);
  });

  it('has its days by the clock of the store, where it is afternoon when Greenwich has the next day', async () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25'] as const;
    for (const day of days) {
      shop.clock.set(new Date(`${day}T01:00:00Z`));
      await atWork();
      await buys({ product_id: chateauneuf, quantity: 1 });
    }
    const sold = async (from: string, until: string) => (await at(inTheCity, { from, until })).net;
    expect(await sold('2026-11-22', '2026-11-22')).toBe(10_50);
    expect(await sold('2026-11-23', '2026-12-24')).toBe(21_00);
    expect(await sold('2026-11-22', '2026-11-23')).toBe(21_00);
    expect(await sold('2026-11-24', '2026-11-30')).toBe(10_50);
  });

  it('agrees with the ledger to the cent', async () => {
    const rows = await list({ from: '2026-01-01', until: '2026-12-31' });
    const { rows: earned } = await shop.shop.read((db) =>
      sql<{ kind: string; amount: number }>`
        select case kind when 'tax' then 'tax' else 'net' end as kind, sum(amount)::float8 as amount
        from ledger_entry join ledger_account on ledger_account.id = account_id
        where kind in ('sales', 'delivery', 'tax') group by 1`.execute(db),
    );
    const inLedger = Object.fromEntries(earned.map(({ kind, amount }) => [kind, amount]));
    expect(inLedger).toEqual({
      net: sum(rows.map(({ net }) => net)),
      tax: sum(rows.map(({ tax }) => tax)),
    });
  });
});
