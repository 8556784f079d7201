import { sql } from 'kysely';
import { audit } from 'server/app/audit';
import { describeShop } from 'server/testing/describe-shop';
import { expect, test } from 'vitest';
import { planned } from './catalogue/lines.js';
import { manyProducts } from './catalogue/many-products.js';
import { loadManyProducts } from './load-many-products.js';

describeShop('a shop of many products', (shop) => {
  test('is loaded as it was made up, and asks every process to look again', async () => {
    const { read, write } = shop.shop;
    await loadManyProducts({ read, write }, 1_000);
    const made = [...manyProducts(1_000)];
    const last = made.at(-1);
    const loaded = await shop.shop.read((db) =>
      db
        .selectFrom('product')
        .innerJoin('brand', 'brand.id', 'product.brand_id')
        .innerJoin('category', 'category.id', 'product.category_id')
        .select(['product.slug', 'product.name', 'product.vintage', 'product.spirit', 'product.scores'])
        .select(['product.pairings', 'brand.name as brand', 'category.slug as category'])
        .where('product.id', '=', 1_000)
        .executeTakeFirstOrThrow(),
    );
    const { slug, name, vintage, spirit, scores, pairings, brand, category } = last!;
    expect(loaded).toEqual({ slug, name, vintage, spirit, scores, pairings, brand, category });
    const counts = await shop.shop.read(async (db) => {
      const { rows } = await sql<{ products: number; offers: number; parts: number; everything: boolean }>`
        select (select count(*) from product) as products,
          (select count(*) from store_product) as offers,
          (select count(*) from product_varietal) as parts,
          exists (select from catalogue_change where product_id is null) as everything`.execute(db);
      return rows[0];
    });
    expect(counts).toEqual({
      products: 1_000,
      offers: expect.any(Number),
      parts: made.reduce((sum, product) => sum + product.varietals.length, 0),
      everything: true,
    });
    expect(counts!.offers).toBeGreaterThan(1_000 * 3.5);
  });

  test('keeps what the shop promises', async () => {
    const told: string[] = [];
    const broken = await shop.shop.read((db) => audit(db, (words) => void told.push(words)));
    expect({ broken, told: told.filter((line) => !line.startsWith('✓')) }).toEqual({ broken: 0, told: [] });
    const { reviewed } = await shop.shop.read((db) =>
      db
        .selectFrom('review')
        .select((row) => row.fn.count<number>('product_id').distinct().as('reviewed'))
        .where('product_id', '>', planned)
        .executeTakeFirstOrThrow(),
    );
    expect(reviewed).toBeGreaterThan(20);
  });

  test('notes single changes again afterwards', async () => {
    await shop.shop.write((tx) =>
      tx.updateTable('store_product').set({ price: 1_234 }).where('product_id', '=', 900).execute(),
    );
    const noted = await shop.shop.read((db) =>
      db.selectFrom('catalogue_change').select('id').where('product_id', '=', 900).execute(),
    );
    expect(noted).not.toEqual([]);
  });
});
