import { getOwnProductState, getProduct } from 'contract/catalogue/details';
import { beforeAll, expect, it } from 'vitest';
import { statementsOf } from '../../../testing/asked-statements.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { giveUpShelves } from '../../../testing/shelves.js';
import type { TestCustomer } from '../../../testing/test-customer.js';

const mission = 1;
const westLoop = 4;

describeShop('a product', (shop) => {
  let ada: TestCustomer;
  beforeAll(async () => {
    ada = await shop.customer();
  });
  const at = (id: number | string, store: number | string = mission) => ({
    path: { id: String(id) },
    query: { store_id: String(store) },
  });
  const get = (id: number | string, store: number | string = mission) => ada.call(getProduct, at(id, store));
  const offersOf = (id: number) =>
    shop.shop.read((db) => db.selectFrom('store_product').selectAll().where('product_id', '=', id).execute());
  const rowOf = (id: number) =>
    shop.shop.read((db) =>
      db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );

  it('is told with everything that is known of it', async () => {
    const [product, row] = [await get(50), await rowOf(50)];
    expect(product).toMatchObject({
      id: 50,
      slug: row.slug,
      name: row.name,
      brand: {
        name: expect.any(String),
        slug: expect.stringMatching(/^[a-z0-9-]+$/),
        story: expect.any(String),
      },
      department: { name: 'Wine', slug: 'wine' },
      category: { slug: 'red-wine' },
      country: row.country,
      region: row.region,
      vintage: row.vintage,
      description: row.description,
      pairings: row.pairings,
      tasting_notes: { nose: row.nose, palate: row.palate, finish: row.finish },
      taste: { body: row.body, sweetness: row.sweetness, acidity: row.acidity, tannin: row.tannin },
      scores: row.scores,
      images: row.images,
      drink: { from: row.drink_from, until: row.drink_until },
      spirit: null,
      beer: null,
      sake: null,
      rating_count: row.rating_count,
    });
    expect(product.rating).toBe(Math.round((row.rating_sum / row.rating_count) * 10) / 10);
    const percents = product.varietals.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => b - a));
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  });

  it.each([
    ['spirit', { proof: expect.any(Number) }],
    ['beer', { style: expect.any(String) }],
    ['sake', { polish: expect.any(Number) }],
  ] as const)('that is a %s has its own facts', async (kind, facts) => {
    const { id } = await shop.shop.read((db) =>
      db.selectFrom('product').select('id').where(kind, 'is not', null).limit(1).executeTakeFirstOrThrow(),
    );
    expect((await get(id))[kind]).toMatchObject(facts);
  });

  it('is offered at every store, the one that was asked for first, in its own words and prices', async () => {
    const { availability } = await get(50, westLoop);
    expect(availability).toHaveLength(5);
    expect(availability[0]).toMatchObject({ store_id: westLoop, store_name: 'Cellar Door West Loop' });
    expect(availability[0]!.modes).toContain('pickup');
    const offers = await offersOf(50);
    for (const { store_id, offer } of availability) {
      const row = offers.find((one) => one.store_id === store_id);
      expect([offer?.price, offer?.compare_at]).toEqual([row?.price, row?.compare_at]);
      const available = row ? row.on_hand - row.held : 0;
      if (available > 5) expect(offer).toMatchObject({ stock: 'in_stock', left: null });
      else if (available > 0) expect(offer).toMatchObject({ stock: 'low', left: available });
      else expect(offer?.stock ?? 'out').toBe('out');
    }
  });

  it('tells how far each of the other stores is', async () => {
    const { availability } = await get(50);
    const miles = new Map(availability.map((place) => [place.store_id, place.miles]));
    expect(miles.get(mission)).toBeNull();
    expect(miles.get(2)).toBeCloseTo(2.8, 1);
    expect(miles.get(westLoop)).toBeGreaterThan(1_800);
  });

  it('tells what others beside it taste like, and what stands on their cards', async () => {
    const [product] = (await get(50)).related;
    const row = await rowOf(product!.id);
    expect(product).toMatchObject({
      abv: row.abv,
      taste: { body: row.body, sweetness: row.sweetness, acidity: row.acidity, tannin: row.tannin },
      points: row.scores.length > 0 ? Math.max(...row.scores.map(({ points }) => points)) : null,
      varietal: (await get(product!.id)).varietals[0]!.name,
    });
  });

  it('is told also by a store that does not carry it', async () => {
    await shop.shop.write((tx) => giveUpShelves(tx, { store: westLoop, products: [60] }));
    await shop.seeCatalogue();
    const { availability, related } = await get(60, westLoop);
    expect(availability[0]).toMatchObject({ store_id: westLoop, offer: null });
    expect(availability[1]!.offer).not.toBeNull();
    expect(related).not.toEqual([]);
  });

  it('is told also where nobody carries it', async () => {
    await shop.shop.write((tx) => giveUpShelves(tx, { products: [61] }));
    await shop.seeCatalogue();
    const { availability, related } = await get(61);
    expect(availability.map(({ offer }) => offer)).toEqual([null, null, null, null, null]);
    expect(related).toEqual([]);
  });

  it('tells what has changed at another store', async () => {
    const priceAt = async (store: number) =>
      (await get(50, mission)).availability.find(({ store_id }) => store_id === store)!.offer!.price;
    expect(await priceAt(westLoop)).not.toBe(12_345);
    await shop.shop.write((tx) =>
      tx
        .updateTable('store_product')
        .set({ price: 12_345, compare_at: null })
        .where('store_id', '=', westLoop)
        .where('product_id', '=', 50)
        .execute(),
    );
    await shop.seeCatalogue();
    expect(await priceAt(westLoop)).toBe(12_345);
  });

  it('has others beside it that the store carries: of its kind, alike, and always the same', async () => {
    const product = await get(253);
    const { related } = product;
    expect(related).toHaveLength(8);
    expect(new Set(related.map(({ id }) => id)).size).toBe(8);
    expect(related.map(({ id }) => id)).not.toContain(253);
    const kin = await shop.shop.read((db) =>
      db
        .selectFrom('product_varietal')
        .innerJoin('varietal', 'varietal.id', 'varietal_id')
        .select('product_id')
        .where('varietal.slug', '=', product.varietals[0]!.slug)
        .execute(),
    );
    const alike = related.filter(({ id }) => kin.some(({ product_id }) => product_id === id));
    expect(alike.length).toBeGreaterThan(3);
    const again = await get(253);
    expect(again.related).toEqual(related);
  });

  it('costs the same few questions whatever stands beside it', async () => {
    const statements = await statementsOf(() => get(70));
    expect(statements.length).toBeLessThanOrEqual(6);
    expect(await statementsOf(() => get(70))).toEqual([]);
  });

  it('that there is not is not found, and no strange id is a fault', async () => {
    await expect(get(999_999)).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
    await expect(get(50, 77)).rejects.toMatchObject({ status: 404, code: 'store_not_found' });
    for (const id of ['0', '-1', 'x', '99999999999', '1.5', '%00', "'"])
      await expect(get(id)).rejects.toMatchObject({ status: expect.toSatisfy((s: number) => s < 500) });
    for (const store of ['', 'x', '-1', '1.5', '99999999999'])
      await expect(get(50, store)).rejects.toMatchObject({ status: 400 });
    await expect(ada.call(getOwnProductState, at(999_999))).rejects.toMatchObject({
      code: 'product_not_found',
    });
    await expect(ada.call(getOwnProductState, at(50, 77))).rejects.toMatchObject({ code: 'store_not_found' });
  });
});
