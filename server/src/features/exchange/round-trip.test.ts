import {
  exportBarcodes,
  exportPictures,
  exportPrices,
  exportProducts,
  exportSets,
  exportStock,
} from 'contract/exchange/exports.staff';
import {
  applyImport,
  getImport,
  importBarcodes,
  importPictures,
  importPrices,
  importProducts,
  importSets,
  importStock,
} from 'contract/exchange/imports.staff';
import type { Endpoint } from 'contract/platform/endpoint';
import { demoCatalogue } from 'demo/catalogue/catalogue';
import { loadBarcodes } from 'demo/load-barcodes';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import { fetchTable, sendTable } from '../../testing/tables.js';
import { openTestPerson } from '../../testing/test-staff.js';

describeShop('a shop that moves into an empty one by its tables', (shop) => {
  /** Triggers keep movements from being deleted: only a database that is made empty has none. */
  const emptyShelves = () =>
    shop.shop.write(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`truncate product, wine_set, brand, varietal cascade`.execute(tx);
    });

  const goods = () =>
    shop.shop.read(async (db) => {
      const { rows } = await sql`
        select to_jsonb(product) - array['brand_id', 'images', 'image_words', 'added_at', 'version', 'slug',
            'rating_sum', 'rating_count'] as facts, brand.name as brand,
          (select jsonb_object_agg(varietal.name, percent) from product_varietal
            join varietal on varietal.id = varietal_id where product_id = product.id) as varietals,
          (select jsonb_agg(jsonb_build_array(store_id, price, compare_at, on_hand, shelf_place) order by store_id)
            from store_product where product_id = product.id and carried) as shelves,
          (select jsonb_agg(jsonb_build_array(image, coalesce(image_words[nth], '')) order by nth)
            from unnest(images) with ordinality as shown (image, nth)) as pictures,
          (select jsonb_object_agg(code, bottles) from product_barcode where product_id = product.id) as codes
        from product join brand on brand.id = brand_id where retired_at is null order by product.id`.execute(
        db,
      );
      return rows;
    });

  const sets = () =>
    shop.shop.read(async (db) => {
      const { rows } = await sql`
        select to_jsonb(wine_set) - array['version'] as facts,
          (select jsonb_agg(to_jsonb(wine_set_part) order by position) from wine_set_part
            where wine_set_id = wine_set.id) as parts,
          (select jsonb_agg(to_jsonb(store_wine_set) order by store_id) from store_wine_set
            where wine_set_id = wine_set.id) as prices
        from wine_set where retired_at is null order by id`.execute(db);
      return rows;
    });

  it('has the same goods, pictures, prices, bottles, codes and sets', async () => {
    await shop.shop.write((tx) => loadBarcodes(tx, demoCatalogue().products));
    const owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    const stores = await shop.shop.read((db) => db.selectFrom('store').select('id').orderBy('id').execute());
    const tables: [Endpoint, Endpoint, Record<string, string>][] = [[exportProducts, importProducts, {}]];
    for (const { id } of stores)
      tables.push(
        [exportPrices, importPrices, { store_id: `${id}` }],
        [exportStock, importStock, { store_id: `${id}` }],
      );
    tables.push(
      [exportBarcodes, importBarcodes, {}],
      [exportPictures, importPictures, {}],
      [exportSets, importSets, {}],
    );
    const written = async () =>
      Promise.all(tables.map(async ([out, , place]) => (await fetchTable(shop, owner, out, place)).body));
    const [before, setsBefore, files] = [await goods(), await sets(), await written()];
    expect(before.length).toBeGreaterThan(100);
    expect(setsBefore.length).toBeGreaterThan(3);
    await emptyShelves();
    expect([await goods(), await sets()]).toEqual([[], []]);
    for (const [nth, [, endpoint, place]] of tables.entries()) {
      const { id } = await sendTable(shop, owner, endpoint, place, files[nth]!);
      await owner.call(applyImport, { path: { id } });
      await shop.runJobs();
      expect(await owner.call(getImport, { path: { id } })).toMatchObject({
        state: 'applied',
        counts: { refused: 0 },
      });
    }
    expect(await goods()).toEqual(before);
    expect(await sets()).toEqual(setsBefore);
    expect(await written()).toEqual(files);
  });
});
