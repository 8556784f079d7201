import { listStoreProducts } from 'contract/catalogue/assortment.staff';
import { retireProduct } from 'contract/catalogue/products.staff';
import { getWineSet, listWineSets } from 'contract/catalogue/sets';
import {
  createWineSet,
  editWineSet,
  getEditedWineSet,
  listEditedWineSets,
  retireWineSet,
  sellWineSet,
  stopSellingWineSet,
  type WineSetFacts,
} from 'contract/catalogue/sets.staff';
import { beforeAll, expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { uploadAs } from '../../../testing/upload-as.js';

const query = { store_id: '1' };

describeShop('sets that are edited', (shop) => {
  let ada: TestCustomer;
  let owner: TestPerson;
  let manager: TestPerson;
  let facts: WineSetFacts;
  /** The price of the set's bottles at the store, one by one. */
  let sum: number;
  beforeAll(async () => {
    ada = await shop.customer();
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    manager = await openTestPerson(shop, { role: 'manager', store_id: 1 });
    const carried = { path: query, query: { show: 'carried' as const } };
    const there = (await owner.call(listStoreProducts, carried)).data.filter(
      ({ available }) => available > 9,
    );
    const [one, other] = there as [(typeof there)[number], (typeof there)[number]];
    sum = 2 * one.price! + other.price!;
    facts = {
      name: 'Sunday Lunch',
      description: 'Three bottles for a long table.',
      image_id: (await uploadAs(shop, owner)).data.image_id,
      featured: false,
      parts: [
        { product_id: other.id, quantity: 1 },
        { product_id: one.id, quantity: 2 },
      ],
    };
  });

  const path = (id: number) => ({ id: `${id}` });
  const create = async (changed: Partial<WineSetFacts> = {}) =>
    (await owner.call(createWineSet, { body: { ...facts, ...changed } })).id;
  const read = (id: number) => owner.call(getEditedWineSet, { path: path(id) });
  const edit = (id: number, version: number, changed: Partial<WineSetFacts> = {}) =>
    owner.call(editWineSet, { path: path(id), body: { version, facts: { ...facts, ...changed } } });
  const sell = (id: number, price: number, person = manager, store_id = '1') =>
    person.call(sellWineSet, { path: { store_id, id: `${id}` }, body: { price } });
  const retire = (id: number, retired: boolean) =>
    owner.call(retireWineSet, { path: path(id), body: { retired } });
  const offered = (id: number) => ada.call(getWineSet, { path: path(id), query });

  it('are made by an owner, priced by a manager, and offered to customers at once', async () => {
    const id = await create();
    await expect(offered(id)).rejects.toMatchObject({ code: 'wine_set_not_found' });
    await sell(id, 30);
    const set = await offered(id);
    expect(set).toMatchObject({ name: facts.name, image_id: facts.image_id, pieces: 3, price: 3000 });
    expect(set.parts.map((part) => [part.id, part.quantity])).toEqual(
      facts.parts.map(({ product_id, quantity }) => [product_id, quantity]),
    );
    const edited = await read(id);
    expect(edited).toMatchObject({ version: 1, retired: false, cut: { turn: 0 } });
    expect(edited.prices[0]).toEqual({ store_id: 1, price: 3000, parts_price: sum });
    expect(set.parts_price).toBe(sum);
    await sell(id, 31);
    expect((await offered(id)).price).toBe(3100);
    await manager.call(stopSellingWineSet, { path: { store_id: '1', id: `${id}` } });
    await expect(offered(id)).rejects.toMatchObject({ code: 'wine_set_not_found' });
  });

  it('are changed against their version, and told to the record', async () => {
    const id = await create();
    await sell(id, 30);
    const fewer = facts.parts.map((part) => ({ ...part, quantity: 1 }));
    expect(await edit(id, 1, { name: 'Monday Lunch', parts: fewer })).toEqual({ id, version: 2 });
    expect(await offered(id)).toMatchObject({ name: 'Monday Lunch', pieces: 2 });
    await expect(edit(id, 1)).rejects.toMatchObject({ status: 409, code: 'set_overtaken' });
    const acts = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select('kind')
        .where('thing', '=', 'wine_set')
        .where('thing_id', '=', `${id}`)
        .orderBy('at')
        .execute(),
    );
    expect(acts.map(({ kind }) => kind).toSorted()).toEqual(['set_created', 'set_edited', 'set_offered']);
  });

  it('are retired, found by the staff, and brought back to the stores that had them', async () => {
    const id = await create({ name: 'Soirée Rouge' });
    await sell(id, 30);
    const before = await offered(id);
    await retire(id, true);
    await retire(id, true);
    await expect(offered(id)).rejects.toMatchObject({ code: 'wine_set_not_found' });
    const shown = await ada.call(listWineSets, { query: { ...query, pageSize: '50' } });
    expect(shown.data.some((set) => set.id === id)).toBe(false);
    const listed = await owner.call(listEditedWineSets, { query: { q: 'SOIREE rou' } });
    expect(listed.data).toMatchObject([{ id, pieces: 3, retired: true, stores: 1 }]);
    await expect(sell(id, 20)).rejects.toMatchObject({ code: 'wine_set_not_found' });
    await retire(id, false);
    expect(await offered(id)).toEqual(before);
  });

  it('hold at least two bottles that are sold, each named once, and show a picture that is there', async () => {
    const [first] = facts.parts;
    const wrong: [Partial<WineSetFacts>, string][] = [
      [{ parts: [] }, 'parts'],
      [{ parts: [{ ...first!, quantity: 1 }] }, 'parts'],
      [{ parts: [first!, first!] }, 'parts'],
      [{ parts: [...facts.parts, { product_id: 999_999, quantity: 1 }] }, 'parts'],
      [{ name: ' ' }, 'name'],
    ];
    for (const [changed, field] of wrong)
      expect(await create(changed).catch((error: unknown) => error)).toMatchObject({
        status: 422,
        errors: { [field]: expect.any(String) },
      });
    await expect(create({ image_id: 'goods-nowhere' })).rejects.toMatchObject({ code: 'picture_not_found' });
    const retired = { path: path(first!.product_id), body: { retired: true } };
    await owner.call(retireProduct, retired);
    await expect(create()).rejects.toMatchObject({ code: 'part_not_found' });
    await owner.call(retireProduct, { ...retired, body: { retired: false } });
  });

  it('are said by the owners of all stores, and priced at a store by its own people', async () => {
    const id = await create();
    await expect(manager.call(createWineSet, { body: facts })).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(sell(id, 30, manager, '2')).rejects.toMatchObject({ status: 404 });
    const ofOne = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    await expect(ofOne.call(createWineSet, { body: facts })).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(
      ofOne.call(retireWineSet, { path: path(id), body: { retired: true } }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
