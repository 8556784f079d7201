import {
  claimOrder,
  getOrderByStaff,
  leaveOrder,
  moveOrderByStaff,
  writeOrderNote,
} from 'contract/orders/orders.staff';
import { listQueue } from 'contract/orders/queue.staff';
import type { Sent } from 'contract/platform/endpoint';
import { beforeEach, expect, it } from 'vitest';
import { days } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { picksAll } from '../../../testing/picks.js';
import { refused } from '../../../testing/staff.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const chateauneuf = 50;

describeShop('staff with orders', (shop) => {
  let ada: Buyer;
  let mia: TestPerson;
  let max: TestPerson;
  let elsewhere: TestPerson;
  let number: string;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    number = (await ada.buys('card', cards.approves)).order.number;
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    max = await openTestPerson(shop, { role: 'manager', store_id: mission });
    elsewhere = await openTestPerson(shop, { role: 'owner', store_id: embarcadero });
  });

  const queue = (person: TestPerson, tab: string) =>
    person.call(listQueue, { query: { tab: tab as 'due', pageSize: '100' } });
  const inQueue = async (person: TestPerson, tab: string) =>
    (await queue(person, tab)).data.find((order) => order.number === number);
  const moves = (person: TestPerson, body: Sent<typeof moveOrderByStaff>['body']) =>
    person.call(moveOrderByStaff, { path: { number }, body });
  const packs = async (person: TestPerson, version?: number) => {
    await picksAll(person, number);
    return moves(person, { status: 'packed', ...(version !== undefined && { version }) });
  };
  const look = (person: TestPerson) => person.call(getOrderByStaff, { path: { number } });

  it('see them in the order that they ask for', async () => {
    const sorted = async (sort: 'total' | '-total' | 'order' | '-bottles') =>
      (await mia.call(listQueue, { query: { tab: 'to_pick', sort, pageSize: '100' } })).data;
    await ada.put({ product_id: chateauneuf, quantity: 5 });
    await ada.chooses('pickup');
    await ada.buys('card', cards.approves);
    const totals = (await sorted('total')).map(({ total }) => total);
    expect(totals.length).toBeGreaterThan(1);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    expect((await sorted('-total')).map(({ total }) => total)).toEqual(totals.toReversed());
    const pieces = (await sorted('-bottles')).map((order) => order.pieces);
    expect(pieces).toEqual(pieces.toSorted((one, other) => other - one));
  });

  it('see it in the tab where its work is, at their own stores alone', async () => {
    expect(await inQueue(mia, 'to_pick')).toMatchObject({
      status: 'placed',
      pieces: 2,
      marks: ['id'],
      picker: null,
      to_pay: false,
      is_late: false,
    });
    expect(await inQueue(elsewhere, 'to_pick')).toBeUndefined();
    await expect(look(elsewhere)).rejects.toMatchObject({ code: 'order_not_found' });
    const there = { path: { number }, body: { status: 'packed' as const } };
    await expect(elsewhere.call(moveOrderByStaff, there)).rejects.toMatchObject({ code: 'order_not_found' });
    const asked = { query: { store: String(embarcadero) } };
    await expect(mia.call(listQueue, asked)).rejects.toMatchObject({ code: 'not_found' });
    const { counts } = await queue(mia, 'to_pick');
    await packs(mia);
    expect((await queue(mia, 'packed')).counts).toMatchObject({
      to_pick: counts.to_pick - 1,
      packed: counts.packed + 1,
    });
    expect(await inQueue(mia, 'packed')).toMatchObject({ status: 'packed' });
  });

  it('find in trouble whose ID was not accepted', async () => {
    await packs(mia);
    await moves(mia, { status: 'ready' });
    await moves(mia, { status: 'handed_over', id_check: refused });
    expect(await inQueue(mia, 'trouble')).toMatchObject({ trouble: 'id_refused' });
  });

  it('tell each other who picks: the last to press does', async () => {
    expect((await mia.call(claimOrder, { path: { number } })).picker).toMatchObject({ is_you: true });
    expect((await look(max)).picker).toMatchObject({ name: 'Mia Testino', is_you: false });
    await max.call(claimOrder, { path: { number } });
    expect((await mia.call(leaveOrder, { path: { number } })).picker).toMatchObject({ is_you: false });
    const packed = await packs(max);
    expect(packed.picker).toBeNull();
    await expect(mia.call(claimOrder, { path: { number } })).rejects.toMatchObject({
      code: 'step_not_allowed',
    });
  });

  it('change nothing that they have not seen', async () => {
    const { version } = await look(mia);
    await packs(max, version);
    await expect(moves(mia, { status: 'packed', version })).rejects.toMatchObject({
      code: 'order_changed',
      message: `Mia Testino has changed order ${number} meanwhile: it is packed. Look at it again before you go on.`,
    });
  });

  it('of two at the same moment one changes it, and the other looks again', async () => {
    for (let round = 0; round < 3; round++) {
      if (round > 0) {
        await ada.put({ product_id: chateauneuf, quantity: 2 });
        await ada.chooses('pickup');
        number = (await ada.buys('card', cards.approves)).order.number;
      }
      await picksAll(mia, number);
      const { version } = await look(mia);
      const acts = [
        () => moves(mia, { status: 'packed', version }),
        () => moves(max, { status: 'cancelled', version }),
      ];
      const ends = await Promise.allSettled((round % 2 ? acts.toReversed() : acts).map((act) => act()));
      const codes = ends.map((end) => (end.status === 'fulfilled' ? 'done' : end.reason.code));
      expect(codes.toSorted()).toEqual(['done', 'order_changed']);
    }
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('are told by every call that builds on what they saw; the others take nothing from anybody', async () => {
    const { version } = await look(mia);
    await packs(max);
    const missing = { position: 0, quantity: 1 };
    const id = newId(shop.clock.now());
    const built: Record<string, object> = {
      'staff/orders/{number}': { status: 'ready' },
      'staff/orders/{number}/parcels': { parcels: [] },
      'staff/orders/{number}/return': { accepted: [missing] },
      'staff/orders/{number}/return-beyond': { accepted: [missing] },
      'staff/orders/{number}/returns': { accepted: [missing], reason: 'Corked' },
      'staff/orders/{number}/returns-beyond': { accepted: [missing], reason: 'Corked' },
      'staff/orders/{number}/short': { missing: [missing] },
      'staff/orders/{number}/replacement': { ...missing, product_id: 51, agreed: 'in_person' },
      'staff/orders/{number}/replacement/{id}/undo': {},
    };
    const free = [
      'staff/orders/{number}/claim',
      'staff/orders/{number}/letters/{id}/again',
      'staff/orders/{number}/notes',
      'staff/orders/{number}/pick',
      'staff/orders/{number}/replacement/preview',
      'staff/orders/{number}/return/preview',
      'staff/orders/{number}/short/preview',
    ];
    const writes = shop.whole.staffRoutes
      .map(({ endpoint }) => endpoint)
      .filter(({ path, method }) => path.startsWith('staff/orders/{number}') && method !== 'GET');
    expect([...new Set(writes.map(({ path }) => path))].sort()).toEqual(
      [...Object.keys(built), ...free].sort(),
    );
    for (const asked of writes.filter(({ path }) => built[path]))
      await expect(
        (asked.shape.may === 'orders.refund-more' ? max : mia).call(asked, {
          path: { number, id },
          body: { ...built[asked.path], version },
        } as never),
        asked.path,
      ).rejects.toMatchObject({ status: 409, code: 'order_changed' });
  });

  it('read what happened and by whom; a clerk not how to reach the customer', async () => {
    await mia.call(writeOrderNote, { path: { number }, body: { text: 'Rings twice.' } });
    await packs(mia);
    const { timeline, customer_email, born_by, next } = await look(mia);
    expect(timeline.find(({ status }) => status === 'packed')).toMatchObject({ by: 'Mia Testino' });
    expect(timeline.find(({ status }) => status === null)).toMatchObject({
      by: 'Mia Testino',
      text: 'Rings twice.',
    });
    expect(customer_email).toMatch(/^.•••@/);
    expect((await look(max)).customer_email).not.toContain('•');
    expect(born_by).toBe('2005-11-20');
    expect(next).toEqual(['ready', 'cancelled']);
  });

  it('give everything back at once where an ID is not accepted', async () => {
    await packs(mia);
    await moves(mia, { status: 'ready' });
    const order = await moves(mia, { status: 'handed_over', id_check: refused, give_up: true });
    expect(order).toMatchObject({ status: 'cancelled', next: [], id_checked: refused });
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('leave each change in the record, with its reason', async () => {
    await moves(mia, { status: 'cancelled', reason: 'The last bottle broke.' });
    const acts = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .selectAll()
        .where('person_id', '=', mia.id)
        .where('kind', '=', 'order_moved')
        .execute(),
    );
    expect(acts[0]).toMatchObject({ person_id: mia.id, store_id: mission, why: 'The last bottle broke.' });
    expect(JSON.parse(acts[0]!.after!)).toEqual({ status: 'cancelled' });
    expect((await look(mia)).timeline[0]).toMatchObject({ why: 'The last bottle broke.' });
  });

  it('find what is late among what is due', async () => {
    shop.clock.advance(days(14));
    const late = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    expect(await inQueue(late, 'due')).toMatchObject({ is_late: true });
  });
});
