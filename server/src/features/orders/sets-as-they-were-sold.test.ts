import { getWineSet } from 'contract/catalogue/sets';
import { createWineSet, editWineSet, sellWineSet, type WineSetFacts } from 'contract/catalogue/sets.staff';
import { returnOrder } from 'contract/orders';
import { getOrderByStaff, moveOrderByStaff } from 'contract/orders/orders.staff';
import { getPaper } from 'contract/orders/paper.staff';
import { listPicks } from 'contract/orders/picking.staff';
import { takeOffMissing } from 'contract/orders/shorts.staff';
import pg from 'pg';
import { beforeAll, beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { days, later } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../testing/buyer.js';
import { Chance } from '../../testing/chance.js';
import { describeShop } from '../../testing/describe-shop.js';
import { Interleaving } from '../../testing/interleaving.js';
import { picksAll } from '../../testing/picks.js';
import { Staff, shown } from '../../testing/staff.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { uploadAs } from '../../testing/upload-as.js';
import { selectBought } from './limits/buying-limits.sql.js';
import { limitChecks } from './limits/limits-audit.sql.js';

const mission = 1;
const [chateauneuf, barolo, riesling] = [50, 51, 52];
const bottles = [chateauneuf, barolo, riesling];

describeShop('a set whose parts change after it was sold', (shop) => {
  const staff = new Staff(shop);
  let owner: TestPerson;
  let mia: TestPerson;
  let ada: Buyer;
  let facts: WineSetFacts;
  let set: number;
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    facts = {
      name: 'Sunday Lunch',
      description: 'Three bottles for a long table.',
      image_id: (await uploadAs(shop, owner)).data.image_id,
      featured: false,
      parts: [
        { product_id: chateauneuf, quantity: 1 },
        { product_id: barolo, quantity: 2 },
      ],
    };
  });
  beforeEach(async () => {
    await limit(null);
    for (const product of bottles) await stock(shop, mission, product, 50);
    set = (await owner.call(createWineSet, { body: facts })).id;
    await sells();
    ada = await openBuyer(shop);
  });
  const sells = () =>
    owner.call(sellWineSet, { path: { store_id: `${mission}`, id: `${set}` }, body: { price: 99 } });

  const limit = (limit_per_customer: number | null, products = bottles) =>
    shop.shop.write((tx) =>
      tx
        .updateTable('product')
        .set({ allocation: limit_per_customer === null ? 'none' : 'limit', limit_per_customer })
        .where('id', 'in', products)
        .execute(),
    );
  const wants = async (quantity: number) => {
    await ada.put({ wine_set_id: set, quantity });
    await ada.chooses('pickup');
  };
  const buys = async (quantity: number) => {
    await wants(quantity);
    return (await ada.buys('card', cards.approves)).order;
  };
  /** One bottle leaves the set, one becomes fewer, and another comes in. */
  const changes = () =>
    owner.call(editWineSet, {
      path: { id: `${set}` },
      body: {
        version: 1,
        facts: {
          ...facts,
          parts: [
            { product_id: barolo, quantity: 1 },
            { product_id: riesling, quantity: 3 },
          ],
        },
      },
    });
  const picked = async (number: string) =>
    (await mia.call(listPicks, { path: { number } })).map(({ product_id, needed }) => [product_id, needed]);
  const printed = async (number: string) =>
    (await mia.call(getPaper, { query: { orders: number } })).picks
      .map(({ product_id, orders }) => [product_id, orders[0]!.quantity] as const)
      .toSorted(([one], [other]) => one - other);
  const onHand = () =>
    Promise.all(bottles.map(async (product) => (await shelfOf(shop, mission, product)).on_hand));
  const short = async (number: string, quantity: number) => {
    const { version } = await mia.call(getOrderByStaff, { path: { number } });
    const body = { missing: [{ position: 0, quantity }], version };
    await mia.call(takeOffMissing, { path: { number }, body });
  };
  const handsOver = async (number: string) => {
    await picksAll(mia, number);
    for (const status of ['packed', 'ready'] as const)
      await mia.call(moveOrderByStaff, { path: { number }, body: { status } });
    const body = { status: 'handed_over' as const, id_check: shown };
    await mia.call(moveOrderByStaff, { path: { number }, body });
    await shop.runJobs();
  };
  const bringsBack = async ({ id, number }: { id: string; number: string }, quantity: number) => {
    const lines = [{ position: 0, quantity }];
    const key = newId(shop.clock.now());
    await ada.customer.call(returnOrder, { path: { id }, body: { lines } }, { 'idempotency-key': key });
    await staff.acceptsReturn(number, lines);
    await shop.runJobs();
  };
  const mayReview = async () =>
    (
      await shop.shop.read((db) =>
        db
          .selectFrom('bought_product')
          .select('product_id')
          .where('customer_id', '=', ada.id)
          .orderBy('product_id')
          .execute(),
      )
    ).map(({ product_id }) => product_id);

  it('is picked, printed, taken off, handed over and returned as it was sold', async () => {
    const order = await buys(3);
    const { number } = order;
    expect(await onHand()).toEqual([47, 44, 50]);
    await changes();
    const sold = [
      [chateauneuf, 3],
      [barolo, 6],
    ];
    expect(await picked(number)).toEqual(sold);
    expect(await printed(number)).toEqual(sold);

    await short(number, 1);
    expect(await onHand()).toEqual([48, 46, 50]);
    await allIsRight(shop);
    await handsOver(number);
    expect(await mayReview()).toEqual([chateauneuf, barolo]);

    await bringsBack(order, 1);
    expect(await onHand()).toEqual([49, 48, 50]);
    expect(await mayReview()).toEqual([chateauneuf, barolo]);
    await bringsBack(order, 1);
    expect(await onHand()).toEqual([50, 50, 50]);
    expect(await mayReview()).toEqual([]);
    await allIsRight(shop);
  });

  it('counts for the limits of its customer by the bottles that they got', async () => {
    await buys(2);
    await changes();
    const bought = await shop.shop.read((db) => selectBought(db, ada.id, bottles, later(db.now, -days(1))));
    expect([...bought].toSorted(([one], [other]) => one - other)).toEqual([
      [chateauneuf, 2],
      [barolo, 4],
    ]);
    const tooMuch = () => shop.shop.read((db) => limitChecks[0]!.breaches(db));
    await limit(3, [barolo]);
    expect(await tooMuch()).toEqual([expect.stringContaining(`The customer ${ada.id} has 4 of`)]);
    await limit(null);
    await limit(1, [riesling]);
    expect(await tooMuch()).toEqual([]);
    await limit(null);
  });

  it('is sold with its new parts from then on', async () => {
    const before = await buys(1);
    await changes();
    const after = await buys(1);
    expect(
      await ada.customer.call(getWineSet, { path: { id: `${set}` }, query: { store_id: '1' } }),
    ).toMatchObject({ pieces: 4 });
    expect(await picked(before.number)).toEqual([
      [chateauneuf, 1],
      [barolo, 2],
    ]);
    expect(await picked(after.number)).toEqual([
      [barolo, 1],
      [riesling, 3],
    ]);
    expect(await onHand()).toEqual([49, 47, 47]);
    await allIsRight(shop);
  });

  // The embedded database has one connection: nobody can do anything while somebody buys.
  it.skipIf(shop.kind === 'embedded')(
    'holds what is reserved, at whatever step of a purchase it is edited',
    async () => {
      const looksOn = new pg.Client(inject('postgresUrl') ?? '');
      await looksOn.connect();
      onTestFinished(() => looksOn.end());
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
        ada = await openBuyer(shop);
        set = (await owner.call(createWineSet, { body: facts })).id;
        await sells();
        await wants(2);
        const bought = () => ada.buys('card', cards.approves);
        const interleaving = new Interleaving(new Chance(seed), looksOn);
        const [end] = await interleaving.run<unknown>([bought, changes]);
        expect(end).toMatchObject({ status: 'fulfilled' });
        const { order } = (end as PromiseFulfilledResult<Awaited<ReturnType<typeof bought>>>).value;
        const reserved = await shop.shop.read((db) =>
          db
            .selectFrom('stock_hold')
            .select(['product_id', 'quantity'])
            .where('order_id', '=', order.id)
            .orderBy('product_id')
            .execute(),
        );
        expect(await picked(order.number)).toEqual(reserved.map((each) => [each.product_id, each.quantity]));
      }
      await shop.runJobs();
      await allIsRight(shop);
    },
  );
});
