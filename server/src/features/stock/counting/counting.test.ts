import type { Endpoint, Sent } from 'contract/platform/endpoint';
import {
  approveCount,
  beginCount,
  countBottle,
  dropCount,
  finishCount,
  getCount,
  listCounts,
  listDifferences,
  sendCountBack,
} from 'contract/stock/counting.staff';
import { adjustShelf, listMovements } from 'contract/stock/stock.staff';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { cards, openBuyer, shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const [chateauneuf, barolo, rioja] = [50, 51, 52];
/** Some of these are bought: in all tests that follow, what is not packed yet stands on the shelf. */
const [bought, unpacked, promised] = [53, 54, 55];
const store = { store_id: `${mission}` };

describeShop('a count', (shop) => {
  let mia: TestPerson;
  let tom: TestPerson;
  let marco: TestPerson;
  let id: string;
  beforeAll(async () => {
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    tom = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    marco = await openTestPerson(shop, { role: 'manager', store_id: mission });
  });
  beforeEach(async () => {
    for (const product of [chateauneuf, barolo, rioja, bought, unpacked, promised])
      await stock(shop, mission, product, 10, 2_000);
    for (const { id: open } of (await mia.call(listCounts, { path: store, query: {} })).data)
      await drop(open);
    id = await begin('Shelf 4');
  });

  const at = (countId = id) => ({ ...store, id: countId });
  const drop = (countId: string) =>
    marco.call(dropCount, { path: at(countId), body: { why: 'Another test' } });
  async function begin(name: string, of: Partial<Sent<typeof beginCount>['body']> = {}) {
    const made = newId(shop.clock.now());
    await mia.call(beginCount, { path: store, body: { id: made, name, ...of } });
    return made as string;
  }
  const count = (product: number, counted: number, seen: number | null = null, person = mia, countId = id) =>
    person.call(countBottle, {
      path: { ...at(countId), product_id: `${product}` },
      body: { counted, seen },
    });
  const finish = (left_out = 0, person = mia) => person.call(finishCount, { path: at(), body: { left_out } });
  const approve = () => marco.call(approveCount, { path: at() });
  const differences = () => marco.call(listDifferences, { path: at() });
  const seen = (person = mia) => person.call(getCount, { path: at() });
  const onHand = async (product: number) => (await shelfOf(shop, mission, product)).on_hand;
  const refused = <E extends Endpoint>(by: TestPerson, call: E, sent: Sent<E>, code: string) =>
    expect(by.call(call, sent)).rejects.toMatchObject({ code });

  it('is of a category or a brand, each once, or grows by what is found', async () => {
    const [{ category_id, name: brand }] = await shop.shop.read(
      (db) =>
        db
          .selectFrom('product')
          .innerJoin('brand', 'brand.id', 'product.brand_id')
          .select(['category_id', 'brand.name'])
          .where('product.id', '=', chateauneuf)
          .execute() as Promise<[{ category_id: number; name: string }]>,
    );
    const ofCategory = await begin('Red wine', { category_ids: [category_id] });
    const { bottles, counted, lines } = await mia.call(getCount, { path: at(ofCategory) });
    expect([lines.length, counted]).toEqual([bottles, 0]);
    expect(lines.map(({ product_id }) => product_id)).toContain(chateauneuf);
    expect(JSON.stringify(lines)).not.toMatch(/there|on_hand|held/);
    await expect(begin('Once more', { brand })).rejects.toMatchObject({
      code: 'being_counted',
      message: expect.stringMatching(/^Already in another count: .+\.$/),
    });
    await expect(count(chateauneuf, 3)).rejects.toMatchObject({ code: 'being_counted' });
    await drop(ofCategory);
    await drop(await begin(brand, { brand }));
    await expect(begin('Nothing', { brand: 'Nobody’s Estate' })).rejects.toMatchObject({
      code: 'nothing_to_count',
    });
    await count(chateauneuf, 3);
    expect(await seen()).toMatchObject({
      bottles: 1,
      counted: 1,
      lines: [{ product_id: chateauneuf, counted: 3 }],
    });
  });

  it('finds what is missing and what is too many, and a manager sets it right', async () => {
    await count(chateauneuf, 8);
    await count(barolo, 11);
    await count(rioja, 10);
    expect(await finish()).toEqual({ again: 0 });
    await refused(mia, approveCount, { path: at() }, 'not_allowed');
    await refused(mia, listDifferences, { path: at() }, 'not_allowed');
    const found = Object.fromEntries((await differences()).map((line) => [line.product_id, line]));
    expect(found).toMatchObject({
      [chateauneuf]: { counted: 8, there: 10, value: -4_000, counted_by: 'Mia Testino', first_by: null },
      [barolo]: { counted: 11, there: 10, value: 2_000 },
    });
    expect(found[rioja]).toBeUndefined();
    await approve();
    expect([await onHand(chateauneuf), await onHand(barolo), await onHand(rioja)]).toEqual([8, 11, 10]);
    const { movements } = await marco.call(listMovements, {
      path: { ...store, product_id: `${chateauneuf}` },
      query: {},
    });
    expect(movements[0]).toMatchObject({ kind: 'counted', quantity: -2, count_name: 'Shelf 4', why: null });
    await refused(marco, approveCount, { path: at() }, 'count_moved_on');
    await allIsRight(shop);
  });

  it('does not take for missing what is sold after it was counted', async () => {
    await count(bought, 9);
    const ada = await openBuyer(shop);
    await ada.put({ product_id: bought, quantity: 4 });
    await ada.chooses('pickup');
    await ada.buys('card', cards.approves);
    await finish();
    expect(await differences()).toMatchObject([{ counted: 9, there: 10, adjusted_since: 0 }]);
    await approve();
    expect(await onHand(bought)).toBe(10 - 4 - 1);
    await allIsRight(shop);
  });

  it('expects on the shelf what is sold and not packed yet, and nothing that is packed', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: unpacked, quantity: 2 });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    await count(unpacked, 10);
    await shop.shop.write((tx) =>
      tx.updateTable('purchase_order').set({ status: 'packed' }).where('id', '=', order.id).execute(),
    );
    await count(barolo, 10);
    await count(rioja, 9);
    await finish();
    expect((await differences()).map(({ product_id }) => product_id)).toEqual([rioja]);
    await marco.call(sendCountBack, { path: at(), body: { why: 'Look again' } });
    await count(unpacked, 8, 10, tom);
    await count(rioja, 10, null, tom);
    await finish(0, tom);
    expect(await differences()).toEqual([]);
  });

  it('has somebody else count what is off by much, and tells nobody how many there should be', async () => {
    await count(chateauneuf, 7);
    await count(barolo, 10);
    expect(await finish()).toEqual({ again: 1 });
    await expect(marco.call(listDifferences, { path: at() })).rejects.toMatchObject({
      code: 'count_moved_on',
    });
    expect((await seen()).lines.find(({ product_id }) => product_id === chateauneuf)).toMatchObject({
      counted: null,
      again: true,
      not_by_you: true,
    });
    await expect(count(chateauneuf, 7)).rejects.toMatchObject({ code: 'counted_by_you' });
    expect((await seen(tom)).lines.find(({ product_id }) => product_id === chateauneuf)).toMatchObject({
      again: true,
      not_by_you: false,
    });
    await count(chateauneuf, 6, null, tom);
    expect(await finish(0, tom)).toEqual({ again: 0 });
    expect(await differences()).toMatchObject([{ counted: 6, there: 10, first_counted: 7 }]);
    await approve();
    expect(await onHand(chateauneuf)).toBe(6);
  });

  it('is kept by whoever goes on: two who count one bottle do not lose each other’s number', async () => {
    await count(chateauneuf, 4);
    await expect(count(chateauneuf, 5, null, tom)).rejects.toMatchObject({
      code: 'counted_meanwhile',
      message: 'Somebody else has counted this bottle meanwhile: 4 so far.',
    });
    await count(chateauneuf, 10, 4, tom);
    await finish();
    expect(await differences()).toEqual([]);
  });

  it('leaves out what nobody has counted only when its sender has seen that', async () => {
    await expect(finish()).rejects.toMatchObject({ code: 'nothing_counted' });
    await count(chateauneuf, 7);
    await count(barolo, 10);
    await finish();
    await expect(finish(0)).rejects.toMatchObject({ code: 'left_meanwhile' });
    expect(await finish(1)).toEqual({ again: 0 });
    await approve();
    expect(await onHand(chateauneuf)).toBe(10);
  });

  it('is sent back to be counted again, or dropped, and moves nothing then', async () => {
    await count(chateauneuf, 9);
    await finish();
    await marco.call(sendCountBack, { path: at(), body: { why: 'Look in the cellar' } });
    expect(await seen(tom)).toMatchObject({ state: 'counting', why: 'Look in the cellar', counted: 0 });
    await count(chateauneuf, 10, null, tom);
    await finish(0, tom);
    await drop(id);
    await expect(count(chateauneuf, 3, 10)).rejects.toMatchObject({ code: 'count_moved_on' });
    expect(await onHand(chateauneuf)).toBe(10);
    expect((await marco.call(listCounts, { path: store, query: { show: 'over' } })).data[0]).toMatchObject({
      name: 'Shelf 4',
      state: 'dropped',
      why: 'Another test',
    });
  });

  it('tells the manager what was adjusted after it was counted', async () => {
    await count(chateauneuf, 9);
    await marco.call(adjustShelf, {
      path: { ...store, product_id: `${chateauneuf}` },
      body: { kind: 'fewer', bottles: 1, why: 'Not there', seen: 10 },
    });
    await finish();
    expect(await differences()).toMatchObject([{ counted: 9, there: 10, adjusted_since: -1 }]);
  });

  it('is not approved where orders have been promised what is missing', async () => {
    const ada = await openBuyer(shop);
    await stock(shop, mission, promised, 3, 2_000);
    await ada.put({ product_id: promised, quantity: 3 });
    await ada.chooses('pickup');
    await ada.buys('at_pickup');
    await count(promised, 2);
    await finish();
    await expect(approve()).rejects.toMatchObject({
      code: 'promised_to_orders',
      message: expect.stringMatching(/^More than would be left is promised to orders: .+\./),
    });
    expect(await onHand(promised)).toBe(0);
  });

  it('is nowhere at another store', async () => {
    const other = await openTestPerson(shop, { role: 'manager', store_id: 2 });
    await refused(other, getCount, { path: { store_id: '2', id } }, 'count_not_found');
    await refused(
      other,
      dropCount,
      { path: { store_id: '2', id }, body: { why: 'Mine' } },
      'count_not_found',
    );
  });

  it('is begun once, however often it is sent', async () => {
    const body = { id: newId(shop.clock.now()) as string, name: 'Twice' };
    await Promise.all([1, 2, 3].map(() => mia.call(beginCount, { path: store, body })));
    const { data } = await mia.call(listCounts, { path: store, query: {} });
    expect(data.filter(({ name }) => name === 'Twice')).toHaveLength(1);
  });
});
