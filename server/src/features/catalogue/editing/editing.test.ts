import { listProductCards, listProducts } from 'contract/catalogue';
import { carryProduct, listCategories, listStoreProducts } from 'contract/catalogue/assortment.staff';
import { getProduct } from 'contract/catalogue/details';
import {
  createProduct,
  editProduct,
  getEditedProduct,
  listBrands,
  type ProductFacts,
  retireProduct,
} from 'contract/catalogue/products.staff';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const store_id = '1';
const query = { store_id };

const facts: ProductFacts = {
  brand: 'Domaine Test',
  category_id: 1,
  name: 'Côte Rousse',
  country: 'France',
  region: 'Roussillon',
  appellation: null,
  vintage: 2021,
  abv: 13.5,
  size_ml: 750,
  pack_count: 1,
  closure: 'Cork',
  drink: { from: 2024, until: 2030 },
  description: 'Grenache from old vines.',
  tasting_notes: { nose: 'Garrigue', palate: 'Plum', finish: 'Long' },
  pairings: ['Lamb'],
  taste: { body: 4, sweetness: 1, acidity: 3, tannin: 3 },
  varietals: [
    { name: 'Grenache', percent: 80 },
    { name: 'Testino Nero', percent: 20 },
  ],
  spirit: null,
  beer: null,
  sake: null,
  tags: ['organic'],
  scores: [{ source: 'Wine Advocate', points: 93 }],
  allocation: 'limit',
  limit_per_customer: 6,
  featured: false,
};

describeShop('editing products', (shop) => {
  let ada: TestCustomer;
  let owner: TestPerson;
  beforeAll(async () => {
    ada = await shop.customer();
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
  });

  const read = (id: number) => owner.call(getEditedProduct, { path: { id: `${id}` } });
  const edit = (id: number, version: number, changed: Partial<ProductFacts> = {}) =>
    owner.call(editProduct, { path: { id: `${id}` }, body: { version, facts: { ...facts, ...changed } } });
  const retire = (id: number, retired: boolean) =>
    owner.call(retireProduct, { path: { id: `${id}` }, body: { retired } });
  const create = async (changed: Partial<ProductFacts> = {}) =>
    (await owner.call(createProduct, { body: { ...facts, ...changed } })).id;
  const details = (id: number) => ada.call(getProduct, { path: { id: `${id}` }, query });
  const actsOf = (id: number) =>
    shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['kind', 'before', 'after'])
        .where('thing', '=', 'product')
        .where('thing_id', '=', `${id}`)
        .orderBy('number')
        .execute(),
    );

  it('makes one with a new brand and a new grape, which a store then sells', async () => {
    const id = await create();
    expect(await read(id)).toMatchObject({ ...facts, id, version: 1, retired: false });
    const place = { store_id, product_id: `${id}` };
    await owner.call(carryProduct, { path: place, body: { price: 22, compare_at: null } });
    const found = await ada.call(listProducts, { query: { ...query, q: 'domaine test' } });
    expect(found.data).toMatchObject([{ id, brand: 'Domaine Test', slug: 'domaine-test-cote-rousse-2021' }]);
    expect((await details(id)).varietals).toMatchObject([
      { name: 'Grenache', percent: 80 },
      { name: 'Testino Nero', slug: 'testino-nero' },
    ]);
    expect(await owner.call(listBrands, { query: { q: 'DOMAINE TÉST' } })).toEqual(['Domaine Test']);

    const next = await create({ brand: 'domaine test', name: 'Blanc' });
    expect((await read(next)).brand).toBe('Domaine Test');
  });

  it('is seen by the shop at once, and told to the record with what is different', async () => {
    const id = await create();
    expect(await edit(id, 1, { name: 'Côte Noire', abv: 14 })).toEqual({ id, version: 2 });
    expect(await details(id)).toMatchObject({ name: 'Côte Noire', abv: 14, vintage: 2021 });
    const [, act] = await actsOf(id);
    expect(act!.kind).toBe('product_edited');
    expect(JSON.parse(act!.before!)).toEqual({ name: 'Côte Rousse', abv: 13.5 });
    expect(JSON.parse(act!.after!)).toEqual({ name: 'Côte Noire', abv: 14 });
    await edit(id, 2, { name: 'Côte Noire', abv: 14 });
    expect(await actsOf(id)).toHaveLength(2);
  });

  it('writes those grapes alone that are different', async () => {
    const grape = (name: string, percent: number) => ({ name, percent });
    const id = await create({
      varietals: [grape('Grenache', 60), grape('Testino Nero', 25), grape('Testino Blu', 15)],
    });
    const written = () =>
      shop.shop.read((db) =>
        sql<{ grape: string; row: string }>`
          select name as grape, product_varietal.xmin::text as row
          from product_varietal join varietal on varietal.id = varietal_id
          where product_id = ${id} order by percent desc`.execute(db),
      );
    const { rows: before } = await written();
    const varietals = [grape('Grenache', 60), grape('Testino Nero', 30), grape('Testino Rosso', 10)];
    await edit(id, 1, { varietals });
    expect((await read(id)).varietals).toEqual(varietals);
    const { rows: after } = await written();
    expect(after[0]).toEqual(before[0]);
    expect(after[1]!.row).not.toBe(before[1]!.row);
    await edit(id, 2, { varietals: [] });
    expect((await read(id)).varietals).toEqual([]);
  });

  it('refuses the second of two who edit at once, and changes nothing for them', async () => {
    const id = await create();
    const trials = await Promise.allSettled(['One', 'Two', 'Three'].map((name) => edit(id, 1, { name })));
    expect(trials.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const trial of trials)
      if (trial.status === 'rejected')
        expect(trial.reason).toMatchObject({ status: 409, code: 'edit_overtaken' });
    expect((await read(id)).version).toBe(2);
  });

  it('numbers products that are made at the same moment', async () => {
    const ids = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => create({ brand: `House ${name}`, name })),
    );
    expect(new Set(ids).size).toBe(4);
  });

  it('retires what is sold nowhere then, and brings it back to the stores that sold it', async () => {
    const seen = await owner.call(listStoreProducts, { path: { store_id }, query: { show: 'carried' } });
    const { id } = seen.data[0]!;
    const cards = () => ada.call(listProductCards, { query: { store_id, id: `${id}` } });
    const before = await cards();
    await retire(id, true);
    await retire(id, true);
    expect(await cards()).toEqual([]);
    expect((await details(id)).availability.every(({ offer }) => offer === null)).toBe(true);
    const retired = await owner.call(listStoreProducts, { path: { store_id }, query: { show: 'retired' } });
    expect(retired.data.map((product) => product.id)).toEqual([id]);
    const place = { store_id, product_id: `${id}` };
    await expect(
      owner.call(carryProduct, { path: place, body: { price: 22, compare_at: null } }),
    ).rejects.toMatchObject({ code: 'product_not_found' });

    await retire(id, false);
    expect(await cards()).toEqual(before);
    expect((await actsOf(id)).map(({ kind }) => kind)).toEqual(['product_retired', 'product_brought_back']);
  });

  it('does not retire what is held for a lottery', async () => {
    const { data } = await owner.call(listStoreProducts, {
      path: { store_id },
      query: { show: 'carried' },
    });
    const { id } = data.find(({ available }) => available > 0)!;
    const hold = (bottles: number) =>
      shop.shop.write(async (tx) => {
        const lottery = { allocation: 'lottery', limit_per_customer: null } as const;
        await tx.updateTable('product').set(lottery).where('id', '=', id).execute();
        await tx
          .updateTable('store_product')
          .set({ held: sql<number>`held + ${bottles}` })
          .where('store_id', '=', 1)
          .where('product_id', '=', id)
          .execute();
      });
    await hold(1);
    await expect(retire(id, true)).rejects.toMatchObject({ code: 'lottery_not_settled' });
    await hold(-1);
    await retire(id, true);
  });

  it('judges what is said of a product', async () => {
    const wrong: [Partial<ProductFacts>, string][] = [
      [{ name: ' ' }, 'name'],
      [{ vintage: 1500 }, 'vintage'],
      [{ abv: 120 }, 'abv'],
      [{ drink: { from: 2030, until: 2024 } }, 'drink'],
      [{ limit_per_customer: null }, 'limit_per_customer'],
      [{ allocation: 'none' }, 'limit_per_customer'],
      [
        {
          varietals: [
            { name: 'Syrah', percent: 60 },
            { name: 'Merlot', percent: 60 },
          ],
        },
        'varietals',
      ],
      [
        {
          varietals: [
            { name: 'Syrah', percent: 40 },
            { name: 'SYRAH', percent: 20 },
          ],
        },
        'varietals',
      ],
      [{ tasting_notes: { nose: 'Plum', palate: '', finish: '' } }, 'tasting_notes.palate'],
      [{ category_id: 999_999 }, 'category_id'],
    ];
    for (const [changed, field] of wrong) {
      const refused = await create(changed).catch((error: unknown) => error);
      expect([field, refused]).toMatchObject([
        field,
        { status: 422, errors: { [field]: expect.any(String) } },
      ]);
    }
    expect((await owner.call(listCategories, {})).length).toBeGreaterThan(5);
  });

  it('is for the owners of all stores: one store’s does not speak for the others', async () => {
    const ofOne = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    const id = await create();
    await expect(ofOne.call(createProduct, { body: facts })).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(
      ofOne.call(retireProduct, { path: { id: `${id}` }, body: { retired: true } }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await ofOne.call(getEditedProduct, { path: { id: `${id}` } })).toMatchObject({ id });
  });
});
