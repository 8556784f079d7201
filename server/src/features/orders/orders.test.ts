import { closeAccount, logIn } from 'contract/auth';
import { getOrder, listOrders, orderGroupNames, orderGroups } from 'contract/orders';
import { demoCatalogue } from 'demo/catalogue/catalogue';
import { demoCustomers, loadCustomers } from 'demo/customers';
import { loadOrders } from 'demo/load-orders';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';

const password = 'cellar-door-demo';
const [ada, grace] = demoCustomers;

describeShop('orders', (shop) => {
  const headers = { ada: {}, grace: {} };
  const headersOf = async (email: string) => {
    const { token } = await shop.call(logIn, { body: { email, password } });
    return { authorization: `Bearer ${token}` };
  };

  beforeAll(async () => {
    await shop.shop.write(async (tx) => {
      await loadCustomers(tx);
      await loadOrders(tx, demoCatalogue().products);
    });
    headers.ada = await headersOf(ada.email);
    headers.grace = await headersOf(grace.email);
  });

  it('are listed in pages, the newest first, each once', async () => {
    const first = await shop.call(listOrders, { query: {} }, headers.ada);
    expect(first).toMatchObject({ total_rows: 36, total_pages: 4, page: 1, pageSize: 10 });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => shop.call(listOrders, { query: { page: `${page}` } }, headers.ada)),
    );
    const orders = pages.flatMap(({ data }) => data);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(36);
    const moments = orders.map(({ created_at }) => created_at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('are counted by the bottle, and show their first pictures', async () => {
    const { data } = await shop.call(listOrders, { query: { pageSize: '50' } }, headers.ada);
    for (const order of data) {
      const { lines } = await shop.call(getOrder, { path: { id: order.id } }, headers.ada);
      const pieces = lines.reduce((sum, { quantity, pack_count }) => sum + quantity * pack_count, 0);
      expect(order.pieces).toBe(pieces);
      expect(order.images).toEqual(lines.slice(0, 4).map(({ image_id }) => image_id));
    }
  });

  it('name the store with its address and its phone', async () => {
    const { data } = await shop.call(listOrders, { query: { pageSize: '50' } }, headers.ada);
    const { id } = data.find(({ store_name }) => store_name === 'Cellar Door Mission')!;
    expect(await shop.call(getOrder, { path: { id } }, headers.ada)).toMatchObject({
      store_address: '2390 Mission Street, San Francisco 94110',
      store_phone: '+1 415 555 0123',
    });
  });

  it.each(orderGroupNames)('narrow to those that are %s', async (status) => {
    const { data, total_rows } = await shop.call(
      listOrders,
      { query: { status, pageSize: '100' } },
      headers.ada,
    );
    expect(data.length).toBeGreaterThan(0);
    expect(total_rows).toBe(data.length);
    for (const order of data) expect(orderGroups[status]).toContain(order.status);
  });

  it('narrow to days, both included, as the store of each order counts them', async () => {
    const list = (query: Record<string, string>) =>
      shop.call(listOrders, { query: { pageSize: '50', ...query } }, headers.ada);
    const dayOf = ({ created_at, timezone }: { created_at: string; timezone: string }) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date(created_at));
    const [early] = (await list({ status: 'done' })).data;
    // Late in the evening at the store it is already the next day in Greenwich.
    await shop.shop.write((tx) =>
      sql`update purchase_order set created_at = date_trunc('day', created_at, 'UTC') + interval '3 hours'
        where id = ${early!.id}`.execute(tx),
    );
    const { data } = await list({});
    const order = data.find(({ id }) => id === early!.id)!;
    const day = dayOf(order);
    expect(day < order.created_at.slice(0, 10)).toBe(true);
    const ids = (orders: { id: string }[]) => orders.map(({ id }) => id);
    const that = await list({ from: day, to: day });
    expect(ids(that.data)).toEqual(ids(data.filter((each) => dayOf(each) === day)));
    expect(ids(that.data)).toContain(order.id);
    expect(that.total_rows).toBe(that.data.length);
    expect(ids((await list({ from: day })).data)).toEqual(ids(data.filter((each) => dayOf(each) >= day)));
    expect(ids((await list({ to: day })).data)).toEqual(ids(data.filter((each) => dayOf(each) <= day)));
    expect(await list({ from: '2031-01-02', to: '2031-01-01' })).toMatchObject({ data: [], total_rows: 0 });
  });

  it('are together what the groups are', async () => {
    const counts = await Promise.all(
      orderGroupNames.map((status) => shop.call(listOrders, { query: { status } }, headers.ada)),
    );
    expect(counts.reduce((sum, { total_rows }) => sum + total_rows, 0)).toBe(36);
  });

  it('have pages that nobody has filled, and refuse what is no page', async () => {
    expect(await shop.call(listOrders, { query: { page: '99' } }, headers.ada)).toMatchObject({ data: [] });
    for (const query of [
      { page: '0' },
      { page: 'x' },
      { pageSize: '1000' },
      { status: 'lost' as 'open' },
      { from: '2026-02-30' },
    ])
      await expect(shop.call(listOrders, { query }, headers.ada)).rejects.toMatchObject({ status: 400 });
  });

  it('add up: lines, fee and tax are the total, and the tenders pay it', async () => {
    const { data } = await shop.call(listOrders, { query: { pageSize: '50' } }, headers.grace);
    for (const { id, total } of data) {
      const order = await shop.call(getOrder, { path: { id } }, headers.grace);
      expect(order.lines.reduce((sum, { line_total }) => sum + line_total, 0)).toBe(order.lines_total);
      expect(order.lines_total - order.savings + order.fee + order.tax).toBe(total);
      expect(order.steps.at(-1)?.status).toBe(order.status);
      expect(order.address === null).toBe(order.fulfilment === 'pickup');
    }
  });

  it('of somebody else look like orders that do not exist', async () => {
    const [order] = (await shop.call(listOrders, { query: {} }, headers.grace)).data;
    const missing = '0190b7e0-5f00-7000-8000-00000000ffff';
    const answers = await Promise.all(
      [order!.id, missing].map((id) =>
        shop.app.inject({ url: `/api/e-com/orders/${id}`, headers: headers.ada }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const [others, nobodys] = answers.map((answer) => ({ ...answer.json(), request_id: '' }));
    expect(others).toEqual(nobodys);
    for (const id of ['1', 'x', '%27'])
      expect(
        (await shop.app.inject({ url: `/api/e-com/orders/${id}`, headers: headers.ada })).statusCode,
      ).toBe(404);
  });

  it('that are on their way keep the account open', async () => {
    await expect(shop.call(closeAccount, { body: { password } }, headers.grace)).rejects.toMatchObject({
      status: 409,
      code: 'order_still_open',
    });
    await shop.shop.write((tx) =>
      tx
        .updateTable('purchase_order')
        .set({ status: 'handed_over' })
        .where('customer_id', '=', grace.id)
        .where('status', 'in', [...orderGroups.open])
        .execute(),
    );
    await shop.call(closeAccount, { body: { password } }, headers.grace);
  });

  describe('in the database', () => {
    it('cannot cost other than their lines, fee and tax, nor be paid in part', async () => {
      for (const change of ['fee = fee + 1', 'paid_by_payment = paid_by_payment + 1', 'total = total + 1'])
        await expect(
          shop.shop.write((tx) => sql`update purchase_order set ${sql.raw(change)}`.execute(tx)),
        ).rejects.toMatchObject({ code: '23514' });
    });
  });
});
