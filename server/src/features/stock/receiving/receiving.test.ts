import { listActs } from 'contract/staff/acts';
import { addBarcode, readBarcode, receiveDelivery, removeBarcode } from 'contract/stock/receiving.staff';
import { getShelf, listMovements } from 'contract/stock/stock.staff';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { giveUpShelves } from '../../../testing/shelves.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const [chateauneuf, barolo, given] = [50, 51, 52];
const store = { store_id: `${mission}` };

describeShop('receiving', (shop) => {
  let clerk: TestPerson;
  let manager: TestPerson;
  beforeAll(async () => {
    clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
  });
  beforeEach(async () => {
    for (const product of [chateauneuf, barolo]) await stock(shop, mission, product, 10);
  });
  const giveUp = () => shop.shop.write((tx) => giveUpShelves(tx, { store: mission, products: [given] }));
  const read = (code: string) => clerk.call(readBarcode, { path: { ...store, code } });
  const add = (code: string, product_id: number, bottles = 1) =>
    manager.call(addBarcode, { path: { ...store, code }, body: { product_id, bottles } });
  const codesOf = async (product_id: number) =>
    (await clerk.call(getShelf, { path: { ...store, product_id: `${product_id}` } })).barcodes;
  type Lines = { product_id: number; bottles: number }[];
  const receive = (lines: Lines, { id = newId(shop.clock.now()) as string, note = 'Slip 4711' } = {}) =>
    clerk.call(receiveDelivery, { path: store, body: { id, note, lines } });
  const onHand = async (product: number) => (await shelfOf(shop, mission, product)).on_hand;

  it('reads the code of a bottle and that of its case, with or without zeros before it', async () => {
    await add('036000291452', chateauneuf);
    await add('10036000291459', chateauneuf, 12);
    expect(await codesOf(chateauneuf)).toEqual([
      { code: '00036000291452', bottles: 1 },
      { code: '10036000291459', bottles: 12 },
    ]);
    for (const zeros of ['', '0', '00'])
      expect(await read(`${zeros}036000291452`)).toMatchObject({
        product_id: chateauneuf,
        bottles: 1,
        on_hand: 10,
      });
    expect(await read('10036000291459')).toMatchObject({ product_id: chateauneuf, bottles: 12 });
  });

  it('says in words what it does not know, and what the store does not carry', async () => {
    await expect(read('4006381333931')).rejects.toMatchObject({
      code: 'code_unknown',
      message: 'No bottle has the code 4006381333931 yet.',
    });
    await add('96385074', given);
    await giveUp();
    await expect(read('96385074')).rejects.toMatchObject({
      code: 'shelf_not_found',
      message: expect.stringMatching(/^This is .+, which this store does not carry\.$/),
    });
  });

  it('learns a code from a manager, which is then no other bottle’s, and forgets it again', async () => {
    const code = '4006381333931';
    await add(code, chateauneuf, 6);
    expect(await read(code)).toMatchObject({ product_id: chateauneuf, bottles: 6 });
    await add(code, chateauneuf, 12);
    expect(await read(code)).toMatchObject({ bottles: 12 });
    await expect(add(code, barolo)).rejects.toMatchObject({
      code: 'code_taken',
      message: expect.stringMatching(/^This is the code of .+\.$/),
    });
    await manager.call(removeBarcode, { path: { ...store, code } });
    await expect(read(code)).rejects.toMatchObject({ code: 'code_unknown' });
    await expect(manager.call(removeBarcode, { path: { ...store, code } })).rejects.toMatchObject({
      code: 'code_unknown',
    });
    await expect(
      clerk.call(addBarcode, { path: { ...store, code }, body: { product_id: barolo, bottles: 1 } }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it('notes a code in the record once, and once more when another number of bottles is meant', async () => {
    const code = '10036000291473';
    for (const bottles of [12, 12, 6]) await add(code, barolo, bottles);
    const owner = await openTestPerson(shop, { role: 'owner', store_id: mission });
    const query = { thing: 'product', thing_id: `${barolo}`, kind: 'barcode_added' };
    const { data } = await owner.call(listActs, { query });
    const noted = data.map(({ after }) => after).filter((after) => after?.code === code);
    expect(noted).toEqual([
      { code, bottles: 6 },
      { code, bottles: 12 },
    ]);
  });

  it('puts what has come onto the shelves, by whom and from which paper', async () => {
    const lines = [
      { product_id: barolo, bottles: 6 },
      { product_id: chateauneuf, bottles: 24 },
    ];
    expect(await receive(lines)).toEqual({ products: 2, bottles: 30 });
    expect([await onHand(chateauneuf), await onHand(barolo)]).toEqual([34, 16]);
    const path = { ...store, product_id: `${chateauneuf}` };
    const [last] = (await clerk.call(listMovements, { path, query: {} })).movements;
    expect(last).toMatchObject({
      kind: 'received',
      quantity: 24,
      person: 'Mia Testino',
      delivery_note: 'Slip 4711',
      why: null,
    });
    await allIsRight(shop);
  });

  it('receives once what is sent again and again, and nothing else under the same id', async () => {
    const id = newId(shop.clock.now());
    const lines = [{ product_id: chateauneuf, bottles: 12 }];
    const sent = await Promise.all(Array.from({ length: 5 }, () => receive(lines, { id })));
    expect(sent).toEqual(sent.map(() => ({ products: 1, bottles: 12 })));
    expect(await onHand(chateauneuf)).toBe(22);
    await expect(receive([{ product_id: chateauneuf, bottles: 6 }], { id })).rejects.toMatchObject({
      code: 'received_already',
    });
    expect(await onHand(chateauneuf)).toBe(22);
  });

  it('receives all of it or nothing', async () => {
    await giveUp();
    const lines = [
      { product_id: chateauneuf, bottles: 12 },
      { product_id: given, bottles: 12 },
    ];
    await expect(receive(lines)).rejects.toMatchObject({
      code: 'shelf_not_found',
      message: expect.stringMatching(/^This store does not carry .+\.$/),
    });
    expect(await onHand(chateauneuf)).toBe(10);
    for (const wrong of [
      [],
      [lines[0]!, lines[0]!],
      [{ product_id: chateauneuf, bottles: 0 }],
      [{ product_id: chateauneuf, bottles: 10_000 }],
    ])
      await expect(receive(wrong)).rejects.toMatchObject({ status: 422 });
  });
});
