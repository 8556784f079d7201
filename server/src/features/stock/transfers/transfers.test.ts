import { cancelOrder } from 'contract/orders';
import type { Sent } from 'contract/platform/endpoint';
import { getShelf, listMovements } from 'contract/stock/stock.staff';
import {
  cancelTransfer,
  draftTransfer,
  getTransfer,
  listOtherStores,
  listTransfers,
  receiveTransfer,
  sendTransfer,
  type TransferView,
} from 'contract/stock/transfers.staff';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { cards, openBuyer, shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { giveUpShelves } from '../../../testing/shelves.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const [chateauneuf, barolo, given] = [50, 51, 56];

describeShop('a transfer', (shop) => {
  let marco: TestPerson;
  let rosa: TestPerson;
  let tom: TestPerson;
  let id: string;
  beforeAll(async () => {
    marco = await openTestPerson(shop, { role: 'manager', store_id: mission });
    rosa = await openTestPerson(shop, { role: 'manager', store_id: embarcadero });
    tom = await openTestPerson(shop, { role: 'clerk', store_id: embarcadero });
  });
  beforeEach(async () => {
    for (const store of [mission, embarcadero])
      for (const product of [chateauneuf, barolo]) await stock(shop, store, product, 10);
    id = newId(shop.clock.now());
  });

  const from = () => ({ store_id: `${mission}`, id });
  const to = () => ({ store_id: `${embarcadero}`, id });
  type Draft = Sent<typeof draftTransfer>['body'];
  const six = [
    { product_id: chateauneuf, bottles: 6 },
    { product_id: barolo, bottles: 2 },
  ];
  const draft = (more: Partial<Draft> = {}) =>
    marco.call(draftTransfer, {
      path: from(),
      body: { to_store_id: embarcadero, note: '', lines: six, seen: null, ...more },
    });
  const send = (seen = 1) => marco.call(sendTransfer, { path: from(), body: { seen } });
  const receive = (chateauneufs: number, barolos: number, missing_because?: string, by = tom) =>
    by.call(receiveTransfer, {
      path: to(),
      body: {
        lines: [
          { product_id: chateauneuf, received: chateauneufs },
          { product_id: barolo, received: barolos },
        ],
        ...(missing_because && { missing_because }),
      },
    });
  const onHand = async (store: number, product: number) => (await shelfOf(shop, store, product)).on_hand;
  const listed = async (by: TestPerson, store: number, show: TransferView) =>
    (await by.call(listTransfers, { path: { store_id: `${store}` }, query: { show } })).data.some(
      (each) => each.id === id,
    );
  const underWay = async () => {
    const path = { store_id: `${embarcadero}`, product_id: `${chateauneuf}` };
    return (await tom.call(getShelf, { path })).under_way;
  };

  it('is a draft of its sender’s until it leaves, and moves nothing', async () => {
    await draft();
    expect(await listed(marco, mission, 'leaving')).toBe(true);
    expect(await listed(rosa, embarcadero, 'coming')).toBe(false);
    await expect(rosa.call(getTransfer, { path: to() })).rejects.toMatchObject({
      code: 'transfer_not_found',
    });
    await draft({ lines: [six[0]!], note: 'For Saturday', seen: 1 });
    expect(await marco.call(getTransfer, { path: from() })).toMatchObject({
      state: 'draft',
      note: 'For Saturday',
      version: 2,
      lines: [{ product_id: chateauneuf, bottles: 6, free: 10 }],
    });
    await expect(draft({ seen: 1 })).rejects.toMatchObject({ code: 'transfer_changed' });
    await marco.call(cancelTransfer, { path: from(), body: { seen: 2 } });
    await expect(send(3)).rejects.toMatchObject({ code: 'transfer_changed' });
    expect(await onHand(mission, chateauneuf)).toBe(10);
    await allIsRight(shop);
  });

  it('leaves the one store, is under way, and comes to the other in parts', async () => {
    await draft();
    await send();
    expect([await onHand(mission, chateauneuf), await onHand(embarcadero, chateauneuf)]).toEqual([4, 10]);
    expect([await listed(tom, embarcadero, 'coming'), await underWay()]).toEqual([true, 6]);
    await allIsRight(shop);
    await receive(4, 0);
    expect([await onHand(embarcadero, chateauneuf), await underWay()]).toEqual([14, 2]);
    await receive(6, 2);
    expect(await onHand(embarcadero, chateauneuf)).toBe(16);
    expect(await onHand(embarcadero, barolo)).toBe(12);
    expect(await rosa.call(getTransfer, { path: to() })).toMatchObject({ state: 'received', why: null });
    expect([await listed(marco, mission, 'over'), await listed(tom, embarcadero, 'over')]).toEqual([
      true,
      true,
    ]);
    const history = async (by: TestPerson, store: number) =>
      (
        await by.call(listMovements, {
          path: { store_id: `${store}`, product_id: `${chateauneuf}` },
          query: {},
        })
      ).movements[0];
    const names = await marco.call(getTransfer, { path: from() });
    expect(await history(marco, mission)).toMatchObject({
      kind: 'transferred_out',
      quantity: -6,
      other_store: names.to.name,
    });
    expect(await history(tom, embarcadero)).toMatchObject({
      kind: 'transferred_in',
      quantity: 2,
      other_store: names.from.name,
    });
    await allIsRight(shop);
  });

  it('comes once, however often it is sent, and never more than left', async () => {
    await draft();
    await send();
    await Promise.all([receive(4, 2), receive(4, 2), receive(4, 2)]);
    expect(await onHand(embarcadero, chateauneuf)).toBe(14);
    await expect(receive(7, 2)).rejects.toMatchObject({ code: 'more_than_sent' });
    await expect(receive(3, 2)).rejects.toMatchObject({ code: 'transfer_changed' });
    await receive(6, 2);
    await receive(6, 2);
    expect(await onHand(embarcadero, chateauneuf)).toBe(16);
  });

  it('says why something is missing, which is then nowhere', async () => {
    await draft();
    await send();
    await receive(5, 2, 'One broke on the way');
    expect(await tom.call(getTransfer, { path: to() })).toMatchObject({
      state: 'received',
      received: 7,
      missing: 1,
      why: 'One broke on the way',
    });
    expect([await onHand(embarcadero, chateauneuf), await underWay()]).toEqual([15, 0]);
    await expect(receive(6, 2)).rejects.toMatchObject({ code: 'transfer_changed' });
    await allIsRight(shop);
  });

  it.each([
    ['is sold', 'at_pickup', undefined, { on_hand: 5, held: 0 }],
    ['waits for its payment', 'card', cards.declines, { on_hand: 10, held: 5 }],
  ] as const)('takes nothing of what %s', async (_how, method, card, shelf) => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 5 });
    await ada.chooses('pickup');
    const { order } = await ada.buys(method, card);
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual(shelf);
    await draft();
    await expect(send()).rejects.toMatchObject({
      code: 'not_enough_free',
      message: expect.stringMatching(/^There are not so many free of: .+\.$/),
    });
    expect(await onHand(mission, barolo)).toBe(10);
    await ada.customer.call(cancelOrder, { path: { id: order.id } });
  });

  it('goes only where all of it is carried', async () => {
    await stock(shop, mission, given, 10);
    await shop.shop.write((tx) => giveUpShelves(tx, { store: embarcadero, products: [given] }));
    await draft({ lines: [{ product_id: given, bottles: 2 }] });
    await expect(send()).rejects.toMatchObject({
      code: 'not_carried_there',
      message: expect.stringMatching(/^The other store does not carry: .+\.$/),
    });
    await expect(draft({ to_store_id: mission })).rejects.toMatchObject({ code: 'other_store_not_found' });
    const others = await marco.call(listOtherStores, { path: { store_id: `${mission}` } });
    expect(others.map(({ id: other }) => other)).not.toContain(mission);
    expect(others.map(({ id: other }) => other)).toContain(embarcadero);
  });

  it('is sent by a manager of the one store, and received by whoever receives at the other', async () => {
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await draft();
    await expect(clerk.call(sendTransfer, { path: from(), body: { seen: 1 } })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(rosa.call(sendTransfer, { path: to(), body: { seen: 1 } })).rejects.toMatchObject({
      code: 'transfer_not_found',
    });
    await send();
    const receipt = { lines: [{ product_id: chateauneuf, received: 1 }] };
    await expect(marco.call(receiveTransfer, { path: from(), body: receipt })).rejects.toMatchObject({
      code: 'transfer_not_found',
    });
    await receive(6, 2);
  });

  it('and sales share what there is: whoever comes first', async () => {
    await stock(shop, mission, chateauneuf, 6);
    await draft();
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    const [bought, sent] = await Promise.allSettled([ada.buys('card', cards.approves), send()]);
    expect([bought.status, sent.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await onHand(mission, chateauneuf)).toBe(bought.status === 'fulfilled' ? 5 : 0);
    await allIsRight(shop);
  });

  it('is sent once by two who press at once', async () => {
    await draft();
    const sent = await Promise.allSettled([send(), send(), send()]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await onHand(mission, chateauneuf)).toBe(4);
  });
});
