import { askForStockAlert } from 'contract/catalogue/details';
import { putPlace } from 'contract/stock/places.staff';
import {
  adjustShelf,
  getShelf,
  listLowShelves,
  listMovements,
  listShelves,
} from 'contract/stock/stock.staff';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { allIsRight } from '../../../testing/all-is-right.js';
import { cards, openBuyer, shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { insertMovements } from '../movements.sql.js';

const [mission, embarcadero] = [1, 2];
const [chateauneuf, barolo] = [50, 51];

describeShop('a shelf, as staff see it', (shop) => {
  let manager: TestPerson;
  beforeAll(async () => {
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
  });
  beforeEach(() => stock(shop, mission, chateauneuf, 50));
  const path = { store_id: `${mission}`, product_id: `${chateauneuf}` };
  const look = () => manager.call(getShelf, { path });
  const history = (before?: number) =>
    manager.call(listMovements, { path, query: before ? { before: `${before}` } : {} });
  type Change = { kind?: 'broken' | 'fewer' | 'more'; bottles?: number; seen?: number };
  const adjust = ({ kind = 'fewer', bottles = 3, seen = 50 }: Change = {}) =>
    manager.call(adjustShelf, { path, body: { kind, bottles, why: 'Miscounted', seen } });

  it('is found by its name, with how many there are', async () => {
    const { brand, name } = await look();
    await shop.seeCatalogue();
    const found = await manager.call(listShelves, {
      path: { store_id: `${mission}` },
      query: { q: `${brand} ${name}` },
    });
    expect(found.data.find(({ product_id }) => product_id === chateauneuf)).toMatchObject({
      on_hand: 50,
      held: 0,
    });
    const all = await manager.call(listShelves, { path: { store_id: `${mission}` }, query: {} });
    expect(all.total_rows).toBeGreaterThan(found.total_rows);
    expect(all.data).toHaveLength(20);
  });

  it('is set right by a manager, who is remembered with the reason', async () => {
    expect(await adjust()).toEqual({ on_hand: 47 });
    expect(await adjust({ kind: 'broken', bottles: 1, seen: 47 })).toEqual({ on_hand: 46 });
    expect(await adjust({ kind: 'more', bottles: 2, seen: 46 })).toEqual({ on_hand: 48 });
    const { movements } = await history();
    expect(movements.slice(0, 3).map(({ kind, quantity, on_hand }) => [kind, quantity, on_hand])).toEqual([
      ['adjusted', 2, 48],
      ['broken', -1, 46],
      ['adjusted', -3, 47],
    ]);
    expect(movements[0]).toMatchObject({ person: 'Mia Testino', why: 'Miscounted', order_number: null });
    const acts = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['kind', 'before', 'after', 'why'])
        .where('thing', '=', 'product')
        .where('person_id', '=', manager.id)
        .orderBy('number', 'desc')
        .limit(1)
        .execute(),
    );
    expect(acts).toEqual([
      { kind: 'stock_adjusted', before: '{"on_hand":46}', after: '{"on_hand":48}', why: 'Miscounted' },
    ]);
    await allIsRight(shop);
  });

  it('is set right once, however often it is sent', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 5 }, () => adjust()));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(adjust()).rejects.toMatchObject({
      code: 'moved_meanwhile',
      message: 'Somebody has moved this bottle meanwhile: there are 47 now.',
    });
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 47, held: 0 });
  });

  it('keeps what is promised to orders', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    await ada.buys('card', cards.asks);
    expect(await look()).toMatchObject({ on_hand: 50, held: 2 });
    await expect(adjust({ bottles: 49 })).rejects.toMatchObject({
      code: 'promised_to_orders',
      message: '2 of the 50 are promised to orders: at least these must stay.',
    });
    expect(await adjust({ bottles: 48 })).toEqual({ on_hand: 2 });
  });

  it('says by which order its bottles left', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    const { number } = (await ada.buys('card', cards.approves)).order;
    const [last] = (await history()).movements;
    expect(last).toMatchObject({ kind: 'sold', quantity: -2, order_number: number, person: null });
  });

  it('has a history of any length, read page by page from its index', async () => {
    const many = Array.from({ length: 120 }, (_, nth) => ({
      store_id: mission,
      product_id: chateauneuf,
      kind: 'adjusted' as const,
      quantity: nth % 2 === 0 ? 1 : -1,
      why: `Number ${nth}`,
    }));
    await shop.shop.write((tx) => insertMovements(tx, many));
    const first = await history();
    expect([first.movements.length, first.more]).toEqual([50, true]);
    const second = await history(first.movements.at(-1)!.number);
    const third = await history(second.movements.at(-1)!.number);
    const whys = [first, second, third].flatMap(({ movements }) => movements.map(({ why }) => why));
    expect(whys.slice(0, 120)).toEqual(many.map(({ why }) => why).toReversed());
    const { rows } = await shop.shop.read((db) =>
      sql`explain select * from stock_movement where store_id = 1 and product_id = 50 and number < 100000
          order by number desc limit 51`.execute(db),
    );
    expect(JSON.stringify(rows)).toContain('Backward using stock_movement_pkey');
  });

  it('has a place in the store that a clerk writes down, and that the record keeps', async () => {
    const mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    const place = (shelf_place: string, at = path) => mia.call(putPlace, { path: at, body: { shelf_place } });
    await place(' B 12 ');
    await place('B 12');
    expect(await look()).toMatchObject({ shelf_place: 'B 12' });
    const acts = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['kind', 'after'])
        .where('thing', '=', 'product')
        .where('person_id', '=', mia.id)
        .execute(),
    );
    expect(acts).toEqual([{ kind: 'shelf_place_changed', after: '{"shelf_place":"B 12"}' }]);
    await expect(place('A very long way to the left')).rejects.toMatchObject({ status: 422 });
    const nowhere = { store_id: `${mission}`, product_id: '999999' };
    await expect(place('B 12', nowhere)).rejects.toMatchObject({ code: 'shelf_not_found' });
    await place('');
    expect(await look()).toMatchObject({ shelf_place: '' });
  });

  it('is low when few are free, first that for which most wait', async () => {
    await stock(shop, mission, chateauneuf, 0);
    await stock(shop, mission, barolo, 3);
    for (const one of await shop.customers(2))
      await one.call(askForStockAlert, { path: { id: `${chateauneuf}` }, body: { store_id: mission } });
    const low = await manager.call(listLowShelves, { path: { store_id: `${mission}` }, query: {} });
    expect(low.data[0]).toMatchObject({ product_id: chateauneuf, on_hand: 0, waiting: 2 });
    expect(low.data.every(({ on_hand, held }) => on_hand - held < 6)).toBe(true);
    expect(await look()).toMatchObject({ on_hand: 0, waiting: 2 });
    await stock(shop, mission, barolo, 6);
    const after = await manager.call(listLowShelves, { path: { store_id: `${mission}` }, query: {} });
    expect(after.total_rows).toBe(low.total_rows - 1);
    await shop.shop.write((tx) =>
      tx
        .updateTable('store_product')
        .set({ carried: false })
        .where('store_id', '=', mission)
        .where('product_id', '=', chateauneuf)
        .execute(),
    );
    const carried = await manager.call(listLowShelves, { path: { store_id: `${mission}` }, query: {} });
    expect(carried.total_rows).toBe(after.total_rows - 1);
    expect(carried.data.map(({ product_id }) => product_id)).not.toContain(chateauneuf);
  });

  it('is there at one store and not at another, nor for whoever works elsewhere', async () => {
    const nowhere = { store_id: `${mission}`, product_id: '999999' };
    const asked = [
      manager.call(getShelf, { path: nowhere }),
      manager.call(listMovements, { path: nowhere, query: {} }),
    ];
    for (const { reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: 'shelf_not_found' });
    const elsewhere = { store_id: `${embarcadero}`, product_id: `${chateauneuf}` };
    await expect(manager.call(getShelf, { path: elsewhere })).rejects.toMatchObject({ status: 404 });
  });
});
