import { approveCount, beginCount, countBottle, finishCount } from 'contract/stock/counting.staff';
import { receiveDelivery } from 'contract/stock/receiving.staff';
import { draftTransfer, sendTransfer } from 'contract/stock/transfers.staff';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { cards, openBuyer, shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const [chateauneuf, barolo] = [50, 51];
const store = { store_id: `${mission}` };

describeShop('a count while the store is open', (shop) => {
  let mia: TestPerson;
  let marco: TestPerson;
  beforeAll(async () => {
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    marco = await openTestPerson(shop, { role: 'manager', store_id: mission });
  });
  beforeEach(async () => {
    for (const product of [chateauneuf, barolo]) await stock(shop, mission, product, 20, 2_000);
  });

  async function ready(...products: number[]) {
    const buyer = await openBuyer(shop);
    await buyer.put(...products.map((product_id) => ({ product_id, quantity: 1 })));
    await buyer.chooses('pickup');
    return () => buyer.buys('card', cards.approves);
  }
  const receive = (product_id: number) =>
    mia.call(receiveDelivery, {
      path: store,
      body: { id: newId(shop.clock.now()), note: '', lines: [{ product_id, bottles: 12 }] },
    });
  async function readyToLeave(product_id: number, bottles: number) {
    const path = { ...store, id: newId(shop.clock.now()) as string };
    const body = { to_store_id: embarcadero, note: '', lines: [{ product_id, bottles }], seen: null };
    await marco.call(draftTransfer, { path, body });
    return () => marco.call(sendTransfer, { path, body: { seen: 1 } });
  }
  const noted = (product_id: number) =>
    shop.shop.read((db) =>
      db
        .selectFrom('stock_count_line')
        .select(['counted', 'there'])
        .where('is_open', '=', true)
        .where('product_id', '=', product_id)
        .executeTakeFirstOrThrow(),
    );

  it('sets right what it found, whatever is sold, received and sent away beside it', async () => {
    const path = { ...store, id: newId(shop.clock.now()) as string };
    await mia.call(beginCount, { path: store, body: { id: path.id, name: 'Shelf 4' } });
    // One of each is gone. Bought bottles stand on the shelf until they are packed, so the shelf has 19 of
    // each all day.
    const count = (product_id: number) =>
      mia.call(countBottle, {
        path: { ...path, product_id: `${product_id}` },
        body: { counted: 19, seen: null },
      });
    const buyers = await Promise.all([1, 2, 3, 4].map(() => ready(chateauneuf, barolo)));
    const sendTwo = await readyToLeave(chateauneuf, 2);
    const before = await Promise.all([chateauneuf, barolo].map((product) => shelfOf(shop, mission, product)));
    expect(before).toEqual([
      { on_hand: 20, held: 0 },
      { on_hand: 20, held: 0 },
    ]);
    await Promise.all([buyers[0]!(), count(chateauneuf), buyers[1]!(), count(barolo)]);
    expect(await noted(chateauneuf)).toEqual({ counted: 19, there: 20 });
    expect(await noted(barolo)).toEqual({ counted: 19, there: 20 });
    expect(await mia.call(finishCount, { path, body: { left_out: 0 } })).toEqual({ again: 0 });
    await Promise.all([
      buyers[2]!(),
      marco.call(approveCount, { path }),
      receive(chateauneuf),
      sendTwo(),
      receive(barolo),
      buyers[3]!(),
    ]);
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 20 - 4 - 1 + 12 - 2, held: 0 });
    expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 20 - 4 - 1 + 12, held: 0 });
    await allIsRight(shop);
  });

  it('is approved once, and one bottle is in one count', async () => {
    const ids = [1, 2, 3].map(() => newId(shop.clock.now()) as string);
    for (const id of ids) await mia.call(beginCount, { path: store, body: { id, name: 'Shelf 4' } });
    const counts = await Promise.allSettled(
      ids.map((id) =>
        mia.call(countBottle, {
          path: { ...store, id, product_id: `${chateauneuf}` },
          body: { counted: 18, seen: null },
        }),
      ),
    );
    const has = counts.findIndex(({ status }) => status === 'fulfilled');
    expect(counts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const path = { ...store, id: ids[has]! };
    const { there } = await noted(chateauneuf);
    await mia.call(finishCount, { path, body: { left_out: 0 } });
    const again = there! - 18 >= 3;
    expect(again).toBe(true);
    await marco.call(countBottle, {
      path: { ...path, product_id: `${chateauneuf}` },
      body: { counted: there! - 1, seen: null },
    });
    await marco.call(finishCount, { path, body: { left_out: 0 } });
    const approved = await Promise.allSettled([1, 2, 3].map(() => marco.call(approveCount, { path })));
    expect(approved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 19, held: 0 });
    await allIsRight(shop);
  });
});
