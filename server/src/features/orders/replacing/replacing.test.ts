import { getOrder } from 'contract/orders';
import { getOrderByStaff, moveOrderByStaff, sendLetterAgain } from 'contract/orders/orders.staff';
import { getPaper } from 'contract/orders/paper.staff';
import {
  previewReplacement,
  proposeReplacements,
  replaceMissing,
  undoReplacement,
} from 'contract/orders/replacements.staff';
import { takeOffMissing } from 'contract/orders/shorts.staff';
import type { Sent } from 'contract/platform/endpoint';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { give, leftOf } from '../../../testing/give-tenders.js';
import { picksAll } from '../../../testing/picks.js';
import { shown } from '../../../testing/staff.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { shortChecks } from '../picking/shorts-audit.sql.js';

const mission = 1;
/** Each of these red wines is a single bottle. */
const [chateauneuf, barolo] = [50, 51];

describeShop('another bottle in the place of a missing one', (shop) => {
  let ada: Buyer;
  let mia: TestPerson;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    await stock(shop, mission, barolo, 50, 3_050);
    ada = await openBuyer(shop);
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
  });

  type Ordered = { id: string; number: string };
  async function buys(method: 'card' | 'at_pickup' = 'card'): Promise<Ordered> {
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    return (await ada.buys(method, method === 'card' ? cards.approves : undefined)).order;
  }
  const look = ({ number }: Ordered) => mia.call(getOrderByStaff, { path: { number } });
  type Asked = Partial<Sent<typeof replaceMissing>['body']>;
  const replaces = async (order: Ordered, asked: Asked = {}) =>
    mia.call(replaceMissing, {
      path: { number: order.number },
      body: {
        position: 0,
        quantity: 1,
        product_id: barolo,
        agreed: 'by_phone',
        version: (await look(order)).version,
        ...asked,
      },
    });
  const undoes = async (order: Ordered) => {
    const { version, replacements } = await look(order);
    const path = { number: order.number, id: replacements[0]!.id };
    return mia.call(undoReplacement, { path, body: { version } });
  };
  const paymentOf = ({ id }: Ordered) =>
    shop.shop.read((db) =>
      db.selectFrom('payment').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow(),
    );
  const askFor = async ({ number }: Ordered, q?: string) =>
    mia.call(proposeReplacements, { path: { number }, query: { position: '0', ...(q && { q }) } });

  it('is proposed from the shelf, the most alike first, and anything else of the store by its name', async () => {
    const order = await buys();
    const proposals = await askFor(order);
    expect(proposals.length).toBeGreaterThan(0);
    expect(proposals.every(({ product_id, left }) => product_id !== chateauneuf && left > 0)).toBe(true);
    const [found] = await shop.shop.read((db) =>
      db.selectFrom('product').select('name').where('id', '=', barolo).execute(),
    );
    expect((await askFor(order, found!.name)).map(({ product_id }) => product_id)).toContain(barolo);
  });

  it('costs its own price where that is lower: shown before, and right to the cent in money, stock and tax', async () => {
    const order = await buys();
    const whole = await look(order);
    const body = { position: 0, quantity: 1, product_id: barolo };
    const told = await mia.call(previewReplacement, { path: { number: order.number }, body });
    expect(told).toMatchObject({ unit_price: 3_050, total_before: whole.total });
    expect((await look(order)).version).toBe(whole.version);
    const left = await replaces(order, { shelf_is_empty: true });
    expect(left.total).toBe(told.total_after);
    expect(
      left.lines.map(({ product_id, quantity, line_total }) => [product_id, quantity, line_total]),
    ).toEqual([
      [chateauneuf, 1, 4_050],
      [barolo, 1, 3_050],
    ]);
    expect(left.replacements).toMatchObject([{ position: 1, agreed: 'by_phone' }]);
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 48, held: 0 });
    expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 49, held: 0 });
    await allIsRight(shop);
    const { picks } = await mia.call(getPaper, { query: { orders: order.number } });
    expect(picks.map(({ product_id, orders }) => [product_id, orders[0]!.quantity])).toEqual(
      expect.arrayContaining([
        [chateauneuf, 1],
        [barolo, 1],
      ]),
    );

    await picksAll(mia, order.number);
    for (const status of ['packed', 'ready'] as const)
      await mia.call(moveOrderByStaff, { path: { number: order.number }, body: { status } });
    await mia.call(moveOrderByStaff, {
      path: { number: order.number },
      body: { status: 'handed_over', id_check: shown },
    });
    await shop.runJobs();
    expect(await paymentOf(order)).toMatchObject({ status: 'captured', captured: left.paid_by_payment });
    await allIsRight(shop);
  });

  it('costs what was ordered where it is dearer, and is told to the customer and in the record', async () => {
    await stock(shop, mission, barolo, 5, 4_450);
    const order = await buys();
    const before = await look(order);
    const left = await replaces(order, { quantity: 2 });
    expect(left).toMatchObject({ total: before.total, tax: before.tax });
    expect(left.lines).toMatchObject([{ product_id: barolo, quantity: 2, unit_price: 4_050 }]);
    const { steps } = await ada.customer.call(getOrder, { path: { id: order.id } });
    expect(steps.at(-1)!.note).toMatch(
      /^Not on the shelf: 2 × .+\. Instead, as agreed by phone: 2 × .+\. It costs the same\.$/,
    );
    expect(left.timeline[0]).toMatchObject({ by: 'Mia Testino' });
    await shop.runJobs();
    const letter = (await shop.letters()).find(({ subject }) =>
      subject.startsWith(`Another bottle in your order ${order.number}`),
    );
    expect(letter!.text).toContain('not on the shelf');
    expect(letter!.text).toContain('instead');
    await allIsRight(shop);
  });

  it('is undone before it is packed: the order is what it was, and so is what is paid for it', async () => {
    await give(shop, ada.id, 'store_credit', 1_500);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    await ada.patch({ redeem_store_credit: 15 });
    const order = (await ada.buys('card', cards.approves)).order;
    const whole = await look(order);
    await replaces(order, { quantity: 2, shelf_is_empty: true });
    await replaces(order, { position: 1, quantity: 1, product_id: chateauneuf });
    await undoes(order);
    await undoes(order);
    await shop.runJobs();
    const back = await look(order);
    const first = back.timeline.findLast(({ text }) => text.startsWith('Another bottle in your order'))!;
    await expect(
      mia.call(sendLetterAgain, { path: { number: order.number, id: first.letter!.id } }),
    ).rejects.toMatchObject({ code: 'letter_is_over' });
    expect(back).toMatchObject({ total: whole.total, tax: whole.tax, replacements: [] });
    expect(back.lines).toEqual(whole.lines);
    expect(await paymentOf(order)).toMatchObject({ lowered_by: 0 });
    expect(await leftOf(shop, ada.id, 'store_credit')).toBe(0);
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 48, held: 0 });
    expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 50, held: 0 });
    await allIsRight(shop);
  });

  it('stays where what took the place is missing by now, or what went back is spent', async () => {
    const order = await buys('at_pickup');
    await replaces(order);
    const { version, replacements } = await look(order);
    const path = { number: order.number };
    await mia.call(takeOffMissing, {
      path,
      body: { missing: [{ position: 1, quantity: 1 }], version },
    });
    await expect(
      mia.call(undoReplacement, {
        path: { ...path, id: replacements[0]!.id },
        body: { version: version + 1 },
      }),
    ).rejects.toMatchObject({ code: 'replacement_not_found' });

    await give(shop, ada.id, 'store_credit', 9_500);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    const { totals } = await ada.patch({});
    await ada.patch({ redeem_store_credit: totals.due / 100 });
    const byCredit = (await ada.buys('none')).order;
    await replaces(byCredit);
    await give(shop, ada.id, 'store_credit', -(await leftOf(shop, ada.id, 'store_credit')));
    await expect(undoes(byCredit)).rejects.toMatchObject({ code: 'difference_gone' });
    await allIsRight(shop);
  });

  it('is refused where the rules of sale are against it: another kind, a limit, a license, what is not there', async () => {
    const order = await buys();
    const limitTo = (limit: number | null) =>
      shop.shop.write((tx) =>
        tx
          .updateTable('product')
          .set({ limit_per_customer: limit, allocation: limit === null ? 'none' : 'limit' })
          .where('id', '=', barolo)
          .execute(),
      );
    const [spirit] = await shop.shop.read((db) =>
      db
        .selectFrom('product')
        .innerJoin('category', 'category.id', 'category_id')
        .innerJoin('department', 'department.id', 'department_id')
        .innerJoin('store_offer', 'store_offer.product_id', 'product.id')
        .select('product.id')
        .where('department.slug', '=', 'spirits')
        .where('store_id', '=', mission)
        .where('allocation', '=', 'none')
        .where(sql<boolean>`on_hand > held`)
        .limit(1)
        .execute(),
    );
    await expect(replaces(order, { product_id: spirit!.id })).rejects.toMatchObject({ code: 'other_kind' });
    await expect(replaces(order, { product_id: chateauneuf })).rejects.toMatchObject({ code: 'other_kind' });
    await expect(replaces(order, { quantity: 3 })).rejects.toMatchObject({ code: 'more_than_ordered' });
    await limitTo(1);
    await expect(replaces(order, { quantity: 2 })).rejects.toMatchObject({ code: 'limit_reached' });
    await limitTo(null);
    await stock(shop, mission, barolo, 0);
    await expect(replaces(order)).rejects.toMatchObject({ code: 'not_enough_left' });
    await stock(shop, mission, barolo, 50);
    await shop.shop.write((tx) =>
      tx.updateTable('customer').set({ license_exp_date: '2020-01-01' }).where('id', '=', ada.id).execute(),
    );
    await expect(replaces(order)).rejects.toMatchObject({ code: 'refused_by_rule' });
    await picksAll(mia, order.number);
    await mia.call(moveOrderByStaff, { path: { number: order.number }, body: { status: 'packed' } });
    await expect(replaces(order)).rejects.toMatchObject({ code: 'step_not_allowed' });
    await allIsRight(shop);
  });

  it('counts for what a state lets one person be sent, in the place of what is missing', async () => {
    const address = await ada.lives();
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('delivery', address);
    const order = (await ada.buys('card', cards.approves)).order;
    await shop.shop.write((tx) =>
      sql`insert into jurisdiction_rule (state, kind, category, channel, value, effective_from, source, checked_on)
        values ('CA', 'volume', 'wine', null, '{"millilitres": 1500, "months": 1, "says": "1.5 liters a month"}',
          '2020-01-01', 'https://example.com', '2026-11-01')`.execute(tx),
    );
    const size = (millilitres: number) =>
      shop.shop.write((tx) =>
        tx.updateTable('product').set({ size_ml: millilitres }).where('id', '=', barolo).execute(),
      );
    await size(1_500);
    await expect(replaces(order)).rejects.toMatchObject({ code: 'refused_by_rule' });
    await size(750);
    expect((await replaces(order)).lines).toHaveLength(2);
    await allIsRight(shop);
  });

  it('is once, of two who press at once', async () => {
    const order = await buys();
    // Both have seen the order before either of them presses.
    const { version } = await look(order);
    const tries = await Promise.allSettled([replaces(order, { version }), replaces(order, { version })]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const undone = await Promise.allSettled([undoes(order), undoes(order)]);
    expect(undone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await allIsRight(shop);
  });

  it('is audited: what took the place is never dearer, and its difference went back', async () => {
    const order = await buys();
    await replaces(order);
    const plant = (cents: number) =>
      shop.shop.write((tx) =>
        sql`update purchase_order_replacement set instead = jsonb_set(instead, '{tax}', to_jsonb((instead ->> 'tax')::int + ${cents}::int))
          where order_id = ${order.id}`.execute(tx),
      );
    await plant(1);
    const said: string[] = [];
    expect(await shop.shop.read((db) => audit(db, (words) => said.push(words), shortChecks))).toBe(1);
    expect(said.join()).toContain(`order ${order.number}`);
    await plant(-1);
    await allIsRight(shop);
  });
});
