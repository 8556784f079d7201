import { closeAccount, logIn } from 'contract/auth';
import { addCartLine, changeCartLines, getCart } from 'contract/cart';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { minutes, seconds } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import { statementsOf } from '../../testing/asked-statements.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { giveUpShelves, leaveOnHand } from '../../testing/shelves.js';
import type { TestCustomer } from '../../testing/test-customer.js';
import { cartChecks } from './cart-audit.sql.js';

const mission = 1;
const westLoop = 4;
const chateauneuf = 50;
const barolo = 111;
const times = <Made>(count: number, make: (i: number) => Made) =>
  Array.from({ length: count }, (_, i) => make(i));

describeShopOnBoth('the cart', (shop) => {
  let ada: TestCustomer;
  beforeEach(async () => {
    ada = await shop.customer();
    await shelve(chateauneuf, { price: 4_000, on_hand: 50 });
    await shelve(barolo, { price: 8_000, on_hand: 50 });
  });

  type Shelf = { price?: number; on_hand?: number };
  const shelve = (product_id: number, { price, on_hand }: Shelf, store_id = mission) =>
    shop.shop.write(async (tx) => {
      await tx
        .updateTable('store_product')
        .set({ held: 0, compare_at: null, ...(price && { price }) })
        .where('product_id', '=', product_id)
        .where('store_id', '=', store_id)
        .execute();
      if (on_hand !== undefined) await leaveOnHand(tx, on_hand, { store: store_id, products: [product_id] });
    });
  /** An order may hold as many of one bottle as a line can. */
  beforeAll(() => shop.shop.write((tx) => tx.updateTable('store').set({ most_pieces: 120 }).execute()));
  const allocate = (
    product_id: number,
    allocation: 'none' | 'limit' | 'lottery',
    limit_per_customer: number | null,
  ) =>
    shop.shop.write((tx) =>
      tx
        .updateTable('product')
        .set({ allocation, limit_per_customer })
        .where('id', '=', product_id)
        .execute(),
    );
  const add = (product_id: number, quantity = 1, { who = ada, store_id = mission } = {}) => {
    shop.clock.advance(seconds(1));
    return who.call(addCartLine, { body: { store_id, product_id, quantity } });
  };
  const anyOther = () =>
    shop.shop.read((db) =>
      db
        .selectFrom('store_product')
        .innerJoin('product', 'product.id', 'product_id')
        .select('product_id')
        .where('store_id', '=', mission)
        .where('allocation', '=', 'none')
        .where('on_hand', '>', 9)
        .where('product_id', 'not in', [chateauneuf, barolo])
        .orderBy('product_id', 'desc')
        .executeTakeFirstOrThrow(),
    );
  const addSet = (wine_set_id: number, quantity = 1) =>
    ada.call(addCartLine, { body: { store_id: mission, wine_set_id, quantity } });
  const look = (store: number = mission, who = ada) =>
    who.call(getCart, { query: { store_id: String(store) } });
  const change = (id: string | null, cart_detail: { id: string; quantity: number }[], who = ada) =>
    who.call(changeCartLines, { path: { id: id! }, body: { cart_detail } });
  const linesOf = async (store = mission) => (await look(store)).cart_detail;
  const problemsOf = async () =>
    (await linesOf()).flatMap(({ problems }) => problems.map(({ message }) => message));
  const partsOf = (wine_set_id: number) =>
    shop.shop.read((db) =>
      db.selectFrom('wine_set_part').selectAll().where('wine_set_id', '=', wine_set_id).execute(),
    );
  const breaches = () =>
    shop.shop.read(async (db) => (await Promise.all(cartChecks.map((check) => check.breaches(db)))).flat());

  it('is empty before anything is put into it, and looking at it writes nothing', async () => {
    expect(await look()).toMatchObject({
      id: null,
      customer_id: ada.id,
      store_id: mission,
      cart_detail: [],
      status: 'open',
    });
    const rows = await shop.shop.read((db) =>
      db.selectFrom('cart').select('id').where('customer_id', '=', ada.id).execute(),
    );
    expect(rows).toEqual([]);
    await expect(look(77)).rejects.toMatchObject({ status: 404, code: 'store_not_found' });
  });

  it('takes goods in once under a key, however often the answer is lost, and shows the cart of then', async () => {
    const [who] = await shop.customers(1);
    const added = { body: { store_id: mission, product_id: chateauneuf, quantity: 2 } };
    const put = (key: string, more = added) => who!.call(addCartLine, more, { 'idempotency-key': key });
    const answers = await Promise.all(Array.from({ length: 5 }, () => put('the-first-press')));
    for (const { cart_detail } of answers) expect(cart_detail).toMatchObject([{ quantity: 2 }]);
    expect((await put('another-press')).cart_detail).toMatchObject([{ quantity: 4 }]);
    expect((await put('the-first-press')).cart_detail).toMatchObject([{ quantity: 4 }]);
    const other = { body: { ...added.body, quantity: 3 } };
    await expect(put('the-first-press', other)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect((await who!.call(addCartLine, added)).cart_detail).toMatchObject([{ quantity: 6 }]);
  });

  it('holds bottles and sets at the prices of the store, and says what the sets save', async () => {
    await add(chateauneuf, 2);
    shop.clock.advance(minutes(1));
    const { cart_detail, totals } = await addSet(1);
    const [bottle, set] = cart_detail;
    expect(bottle).toMatchObject({ quantity: 2, unit_price: 4_000, line_total: 8_000, problems: [] });
    expect(bottle!.product).toMatchObject({ id: chateauneuf });
    expect(set!.wine_set).toMatchObject({ id: 1, name: set!.name });
    const { price, parts_price } = set!.wine_set!;
    expect(totals).toEqual({
      pieces: 3,
      lines: 8_000 + parts_price,
      savings: parts_price - price,
      fee: null,
      tax: null,
      gift_card: 0,
      store_credit: 0,
      points: 0,
      due: 8_000 + price,
    });
  });

  it('stays one cart with the right sum when fifty taps come at once', async () => {
    await shelve(chateauneuf, { on_hand: 200 });
    await Promise.all(times(50, () => add(chateauneuf, 2)));
    const { cart_detail } = await look();
    expect(cart_detail.map(({ quantity }) => quantity)).toEqual([100]);
    const carts = await shop.shop.read((db) =>
      db.selectFrom('cart').select('id').where('customer_id', '=', ada.id).execute(),
    );
    expect(carts).toHaveLength(1);
    expect(await breaches()).toEqual([]);
  });

  it('lets nobody want more than there is, also of taps that come at once', async () => {
    await shelve(chateauneuf, { on_hand: 5 });
    const answers = await Promise.allSettled(times(12, () => add(chateauneuf)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(add(chateauneuf)).rejects.toMatchObject({
      status: 409,
      code: 'not_enough_left',
      message: 'Only 5 left.',
    });
    expect((await linesOf())[0]).toMatchObject({ quantity: 5, most: 5, problems: [] });
  });

  it('counts the bottles of a set with those that stand alone', async () => {
    const [part] = await partsOf(2);
    for (const { product_id } of await partsOf(2)) await shelve(product_id, { on_hand: 60 });
    await shelve(part!.product_id, { on_hand: part!.quantity + 1 });
    await addSet(2);
    expect((await add(part!.product_id)).cart_detail[1]).toMatchObject({
      quantity: 1,
      most: 1,
      problems: [],
    });
    await expect(add(part!.product_id)).rejects.toMatchObject({ code: 'not_enough_left' });
    await expect(addSet(2)).rejects.toMatchObject({ code: 'not_enough_left' });
    const { id, cart_detail } = await look();
    await expect(change(id, [{ id: cart_detail[0]!.id, quantity: 2 }])).rejects.toMatchObject({
      code: 'not_enough_left',
    });
    await shelve(part!.product_id, { on_hand: part!.quantity });
    expect(await problemsOf()).toEqual(['Out of stock']);
  });

  it('says what has become scarce, and lets less of it be wanted', async () => {
    const { id } = await add(chateauneuf, 6);
    await shelve(chateauneuf, { on_hand: 2 });
    const [line] = await linesOf();
    expect(line).toMatchObject({
      most: 2,
      problems: [{ code: 'only_left', message: 'Only 2 left', blocks: true }],
    });
    expect((await change(id, [{ id: line!.id, quantity: 4 }])).cart_detail[0]!.quantity).toBe(4);
    await expect(change(id, [{ id: line!.id, quantity: 5 }])).rejects.toMatchObject({
      code: 'not_enough_left',
    });
    expect((await change(id, [{ id: line!.id, quantity: 2 }])).cart_detail[0]!.problems).toEqual([]);
    await shelve(chateauneuf, { on_hand: 0 });
    expect(await problemsOf()).toEqual(['Out of stock']);
  });

  it('tells a changed price until the customer touches the line', async () => {
    const { id } = await add(chateauneuf);
    await add(barolo);
    await shelve(chateauneuf, { price: 4_250 });
    const cart = await look();
    expect(cart.cart_detail[0]).toMatchObject({
      unit_price: 4_250,
      problems: [{ code: 'price_changed', message: 'Price changed from $40 to $42.50', blocks: false }],
    });
    expect(cart.totals.due).toBe(12_250);
    await change(id, [{ id: cart.cart_detail[1]!.id, quantity: 2 }]);
    expect(await problemsOf()).toHaveLength(1);
    await change(id, [{ id: cart.cart_detail[0]!.id, quantity: 1 }]);
    expect(await problemsOf()).toEqual([]);
  });

  it('keeps to the limit per customer, and sells no bottle of a lottery', async () => {
    await allocate(barolo, 'limit', 3);
    await add(barolo, 3);
    await expect(add(barolo)).rejects.toMatchObject({
      code: 'limit_reached',
      message: 'Limit 3 per customer.',
    });
    expect((await linesOf())[0]).toMatchObject({ quantity: 3, most: 3 });
    await allocate(barolo, 'lottery', null);
    expect(await problemsOf()).toEqual(['Sold by lottery only']);
    await expect(add(barolo)).rejects.toMatchObject({ code: 'by_lottery_only' });
    await allocate(barolo, 'none', null);
  });

  it('keeps the name of what the store has given up, without its price', async () => {
    const other = (await anyOther()).product_id;
    await add(other);
    const { id } = await add(chateauneuf);
    await shop.shop.write((tx) => giveUpShelves(tx, { store: mission, products: [other] }));
    const { cart_detail, totals } = await look();
    const gone = cart_detail.find(({ product_id }) => product_id === other)!;
    expect(gone).toMatchObject({ product: null, unit_price: null, line_total: 0, most: 0 });
    expect(gone.name.length).toBeGreaterThan(3);
    expect(gone.problems.map(({ code }) => code)).toEqual(['not_carried']);
    expect(totals.due).toBe(4_000);
    await change(id, [{ id: gone.id, quantity: 0 }]);
    await expect(add(other)).rejects.toMatchObject({ status: 404, code: 'nothing_to_buy' });
  });

  it('changes only the lines that are named, and removes those of which none is wanted', async () => {
    const { id } = await add(chateauneuf, 2);
    const { cart_detail } = await add(barolo, 3);
    const [first, second] = cart_detail;
    const { totals } = await change(id, [{ id: first!.id, quantity: 5 }]);
    expect(totals).toMatchObject({ pieces: 8, due: 5 * 4_000 + 3 * 8_000 });
    expect((await change(id, [{ id: second!.id, quantity: 0 }])).cart_detail).toHaveLength(1);
    expect((await change(id, [{ id: second!.id, quantity: 0 }])).cart_detail).toHaveLength(1);
    await expect(change(id, [{ id: second!.id, quantity: 1 }])).rejects.toMatchObject({
      code: 'line_not_found',
    });
  });

  it('is nobody else’s, and answers a stranger like one that is missing', async () => {
    const bob = await shop.customer();
    const { id, cart_detail } = await add(chateauneuf);
    const named = [{ id: cart_detail[0]!.id, quantity: 3 }];
    const missing = { status: 404, code: 'cart_not_found' };
    await expect(change(id, named, bob)).rejects.toMatchObject(missing);
    await expect(change(newId(shop.clock.now()), named)).rejects.toMatchObject(missing);
    const bobs = await add(barolo, 1, { who: bob });
    await expect(change(bobs.id, named, bob)).rejects.toMatchObject({ code: 'line_not_found' });
    expect((await linesOf())[0]!.quantity).toBe(1);
  });

  it('is another one at another store, and both are kept', async () => {
    await add(chateauneuf, 2);
    await shelve(chateauneuf, { price: 5_000, on_hand: 9 }, westLoop);
    const there = await add(chateauneuf, 1, { store_id: westLoop });
    expect(there.totals).toMatchObject({ pieces: 1, due: 5_000 });
    expect((await look()).totals).toMatchObject({ pieces: 2, due: 8_000 });
  });

  it('is counted when its owner logs in, and gone when the account is closed', async () => {
    await add(chateauneuf, 4);
    const { customer } = await shop.call(logIn, { body: { email: ada.email, password: ada.password } });
    expect(customer.cart_count).toBe(4);
    await ada.call(closeAccount, { body: { password: ada.password } });
    const left = await shop.shop.read((db) =>
      db.selectFrom('cart').select('id').where('customer_id', '=', ada.id).execute(),
    );
    expect(left).toEqual([]);
    expect(await breaches()).toEqual([]);
  });

  it.each([0, -1, 1.5, 121, 1e12, '2', null, [], {}])('does not hold %j of anything', async (quantity) => {
    const refused = { status: 422 };
    await expect(add(chateauneuf, quantity as number)).rejects.toMatchObject(refused);
    expect(await linesOf()).toEqual([]);
    if (quantity === 0) return;
    const { id, cart_detail } = await add(chateauneuf);
    await expect(
      change(id, [{ id: cart_detail[0]!.id, quantity: quantity as number }]),
    ).rejects.toMatchObject(refused);
    expect((await linesOf())[0]!.quantity).toBe(1);
  });

  it('takes no price and no total from whoever asks', async () => {
    const body = {
      store_id: mission,
      product_id: chateauneuf,
      quantity: 1,
      unit_price: 0.01,
      totals: { due: 0 },
    };
    expect((await ada.call(addCartLine, { body })).totals.due).toBe(4_000);
  });

  it('has room for 120 of one bottle and for a hundred bottles', async () => {
    await shelve(chateauneuf, { on_hand: 500 });
    await add(chateauneuf, 120);
    await expect(add(chateauneuf)).rejects.toMatchObject({ status: 409, code: 'line_full' });
    const { id } = await look();
    await shop.shop.write((tx) =>
      tx
        .insertInto('cart_line')
        .values(
          times(99, (i) => ({
            id: newId(tx.now),
            cart_id: id!,
            product_id: i + 300,
            wine_set_id: null,
            quantity: 1,
            seen_price: 1_000,
            added_at: tx.now,
          })),
        )
        .execute(),
    );
    await expect(add(barolo)).rejects.toMatchObject({ status: 409, code: 'cart_full' });
    expect(await linesOf()).toHaveLength(100);
  });

  it('costs as many questions for many lines as for two', async () => {
    await add(chateauneuf);
    await addSet(1);
    const forTwo = await statementsOf(look);
    for (const product of [111, 112, 113, 114]) await add(product).catch(() => undefined);
    // Limited bottles take one more query, however many of them there are.
    expect((await statementsOf(look)).length).toBeLessThanOrEqual(forTwo.length + 1);
  });
});
