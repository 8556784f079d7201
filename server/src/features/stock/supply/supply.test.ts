import type { Sent } from 'contract/platform/endpoint';
import { listMovements } from 'contract/stock/stock.staff';
import {
  bringSupplierBack,
  listSuppliers,
  putSupplier,
  retireSupplier,
} from 'contract/stock/suppliers.staff';
import {
  cancelSupplyOrder,
  draftSupplyOrder,
  getSupplyOrder,
  listSupplyOrders,
  proposeSupply,
  type SupplyView,
  sendSupplyOrder,
} from 'contract/stock/supply-orders.staff';
import { getArrival, receiveSupply } from 'contract/stock/supply-receiving.staff';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const [chateauneuf, barolo, champagne] = [50, 51, 55];
const store = { store_id: `${mission}` };

describeShop('supply', (shop) => {
  let marco: TestPerson;
  let rosa: TestPerson;
  let mia: TestPerson;
  let supplier: string;
  let id: string;
  beforeAll(async () => {
    marco = await openTestPerson(shop, { role: 'manager', store_id: mission });
    rosa = await openTestPerson(shop, { role: 'manager', store_id: embarcadero });
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
  });
  beforeEach(async () => {
    for (const product of [chateauneuf, barolo]) await stock(shop, mission, product, 1);
    id = newId(shop.clock.now());
    supplier = newId(shop.clock.now());
    await name(`Golden Gate Wines ${supplier}`);
  });

  type Facts = Sent<typeof putSupplier>['body'];
  const at = () => ({ ...store, id });
  const name = (called: string, more: Partial<Facts> = {}, of = supplier, by = marco) =>
    by.call(putSupplier, {
      path: { ...store, id: of },
      body: {
        name: called,
        contact: 'Sam Ortiz',
        email: '',
        phone: '',
        customer_number: 'C-77',
        note: '',
        seen: null,
        ...more,
      },
    });
  const found = async (q: string, show: 'current' | 'retired' = 'current', by = marco, at = mission) =>
    (await by.call(listSuppliers, { path: { store_id: `${at}` }, query: { q, show } })).data;

  type Draft = Sent<typeof draftSupplyOrder>['body'];
  const twoCases = { product_id: chateauneuf, cases: 2, case_size: 6, unit_cost: 18.25 };
  const threeBottles = { product_id: barolo, cases: 3, case_size: 1, unit_cost: null };
  const draft = (more: Partial<Draft> = {}) =>
    marco.call(draftSupplyOrder, {
      path: at(),
      body: {
        supplier_id: supplier,
        expected_on: '2026-06-12',
        note: '',
        lines: [twoCases, threeBottles],
        seen: null,
        ...more,
      },
    });
  const send = (seen = 1) => marco.call(sendSupplyOrder, { path: at(), body: { seen } });
  const get = () => marco.call(getSupplyOrder, { path: at() });
  const listed = async (show: SupplyView) =>
    (await mia.call(listSupplyOrders, { path: store, query: { show } })).data.some((each) => each.id === id);
  const line = (product_id: number, bottles: number, damaged = 0) => ({ product_id, bottles, damaged });
  const receive = (more: Partial<Sent<typeof receiveSupply>['body']>) =>
    mia.call(receiveSupply, {
      path: at(),
      body: { delivery_id: newId(shop.clock.now()), note: '', lines: [], closes: false, why: '', ...more },
    });
  const onHand = async (product: number) => (await shelfOf(shop, mission, product)).on_hand;

  it('names a supplier once at a store, and notices who was faster', async () => {
    const called = `Golden Gate Wines ${supplier}`;
    expect(await found(called.toLowerCase())).toMatchObject([
      { id: supplier, contact: 'Sam Ortiz', version: 1 },
    ]);
    const another = newId(shop.clock.now());
    await expect(name(called.toUpperCase(), {}, another)).rejects.toMatchObject({ code: 'supplier_named' });
    await name(called, { phone: '415-555-0100', seen: 1 });
    await expect(name(called, { phone: '', seen: 1 })).rejects.toMatchObject({ code: 'supplier_changed' });
    await expect(name(called, {}, supplier, mia)).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await found(called, 'current', rosa, embarcadero)).toEqual([]);
  });

  it('retires whoever is awaited by nobody, and brings them back', async () => {
    const path = { ...store, id: supplier };
    await draft();
    await expect(marco.call(retireSupplier, { path, body: { seen: 1 } })).rejects.toMatchObject({
      code: 'supplier_awaited',
    });
    await marco.call(cancelSupplyOrder, { path: at(), body: { seen: 1 } });
    await marco.call(retireSupplier, { path, body: { seen: 1 } });
    expect(await found(supplier)).toEqual([]);
    expect(await found(supplier, 'retired')).toMatchObject([{ retired: true }]);
    id = newId(shop.clock.now());
    await expect(draft()).rejects.toMatchObject({ code: 'supplier_not_found' });
    await marco.call(bringSupplierBack, { path, body: { seen: 2 } });
    await draft();
  });

  it('counts its orders by store, even those of the same moment', async () => {
    const ids = Array.from({ length: 4 }, () => newId(shop.clock.now()));
    await Promise.all(
      ids.map((each) =>
        marco.call(draftSupplyOrder, {
          path: { ...store, id: each },
          body: { supplier_id: supplier, expected_on: null, note: '', lines: [], seen: null },
        }),
      ),
    );
    const numbers = await Promise.all(
      ids.map(async (each) => (await marco.call(getSupplyOrder, { path: { ...store, id: each } })).number),
    );
    expect(new Set(numbers).size).toBe(4);
    expect(Math.max(...numbers) - Math.min(...numbers)).toBe(3);
  });

  it('is a draft until it is sent, and then stays as the supplier has it', async () => {
    await draft();
    expect(await listed('drafts')).toBe(true);
    await expect(mia.call(getArrival, { path: at() })).rejects.toMatchObject({
      code: 'supply_order_not_found',
    });
    await draft({ lines: [], seen: 1 });
    await expect(send(2)).rejects.toMatchObject({ code: 'nothing_ordered' });
    await draft({ seen: 2 });
    await expect(draft({ seen: 2 })).rejects.toMatchObject({ code: 'supply_order_changed' });
    await send(3);
    await expect(draft({ seen: 4 })).rejects.toMatchObject({ code: 'supply_order_changed' });
    expect([await listed('drafts'), await listed('open')]).toEqual([false, true]);
    expect(await get()).toMatchObject({
      state: 'sent',
      customer_number: 'C-77',
      expected_on: '2026-06-12',
      bottles: 15,
      lines: expect.arrayContaining([
        expect.objectContaining({ product_id: chateauneuf, bottles: 12, unit_cost: 1825 }),
        expect.objectContaining({ product_id: barolo, bottles: 3, unit_cost: null }),
      ]),
    });
    await expect(rosa.call(getSupplyOrder, { path: at() })).rejects.toMatchObject({ status: 404 });
    expect(
      JSON.stringify(await mia.call(getArrival, { path: at() })),
      'A clerk receives without knowing what it costs.',
    ).not.toContain('cost');
    await expect(mia.call(getSupplyOrder, { path: at() })).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it('comes in parts, each onto the shelves and once', async () => {
    await draft();
    await send();
    const first = { delivery_id: newId(shop.clock.now()), note: 'Slip 9', lines: [line(chateauneuf, 6)] };
    await Promise.all([receive(first), receive(first), receive(first)]);
    expect([await onHand(chateauneuf), await onHand(barolo)]).toEqual([7, 1]);
    expect(await get()).toMatchObject({ state: 'partly_received', received: 6 });
    await expect(receive({ ...first, lines: [line(chateauneuf, 5)] })).rejects.toMatchObject({
      code: 'received_already',
    });
    const rest = {
      delivery_id: newId(shop.clock.now()),
      lines: [line(chateauneuf, 6), line(barolo, 3)],
    };
    expect(await receive(rest)).toEqual({ bottles: 9, over: true });
    expect(await receive(rest)).toEqual({ bottles: 9, over: true });
    expect([await onHand(chateauneuf), await listed('over')]).toEqual([13, true]);
    expect(await mia.call(getArrival, { path: at() })).toMatchObject({ over: true });
    await expect(receive({ lines: [line(barolo, 1)] })).rejects.toMatchObject({ code: 'supply_order_over' });
    const path = { ...store, product_id: `${chateauneuf}` };
    const { movements } = await mia.call(listMovements, { path, query: {} });
    expect(movements[1]).toMatchObject({ kind: 'received', quantity: 6, delivery_note: 'Slip 9' });
    const { deliveries } = await get();
    expect(deliveries.map(({ bottles, note }) => `${bottles} ${note}`).toSorted()).toEqual([
      '6 Slip 9',
      '9 ',
    ]);
    await allIsRight(shop);
  });

  it('wants to know why it is short, over or broken, and puts nothing broken onto a shelf', async () => {
    await draft();
    await send();
    const whole = [line(chateauneuf, 12), line(barolo, 3)];
    for (const odd of [
      { lines: [line(chateauneuf, 13)] },
      { lines: [line(chateauneuf, 11, 1)] },
      { lines: [line(chateauneuf, 12)], closes: true },
    ]) {
      await expect(receive(odd)).rejects.toMatchObject({ code: 'say_why' });
      expect(await onHand(chateauneuf)).toBe(1);
    }
    await expect(receive({ lines: [...whole, line(52, 1)] })).rejects.toMatchObject({ code: 'not_in_order' });
    await expect(receive({})).rejects.toMatchObject({ status: 422 });
    await receive({ lines: [line(chateauneuf, 13, 1)], closes: true, why: 'One broken, one too many' });
    expect(await onHand(chateauneuf)).toBe(14);
    expect(await get()).toMatchObject({
      state: 'received',
      deliveries: [{ why: 'One broken, one too many' }],
    });
    await allIsRight(shop);
  });

  it('is cancelled while nothing of it has come', async () => {
    await draft();
    await send();
    await receive({ lines: [line(barolo, 1)] });
    const cancel = (seen: number) => marco.call(cancelSupplyOrder, { path: at(), body: { seen } });
    await expect(cancel(3)).rejects.toMatchObject({ code: 'supply_order_changed' });
    id = newId(shop.clock.now());
    await draft();
    await send();
    await cancel(2);
    await expect(receive({ lines: [line(barolo, 1)] })).rejects.toMatchObject({ code: 'supply_order_over' });
    expect(await onHand(barolo)).toBe(2);
  });

  it('proposes what is low and not on its way, as this supplier sent it last', async () => {
    await stock(shop, mission, champagne, 1);
    const proposed = async () =>
      (await marco.call(proposeSupply, { path: store, query: { supplier_id: supplier, up_to: '12' } })).find(
        ({ product_id }) => product_id === champagne,
      );
    expect(await proposed()).toMatchObject({ free: 1, known: false, cases: expect.any(Number) });
    await draft({ lines: [{ ...twoCases, product_id: champagne }] });
    expect(await proposed()).toBeUndefined();
    await send();
    await receive({ closes: true, why: 'Sold out there' });
    expect(await proposed()).toMatchObject({ known: true, case_size: 6, cases: 2, unit_cost: 1825 });
  });
});
