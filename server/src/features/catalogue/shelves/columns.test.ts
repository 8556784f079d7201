import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import { storeOf, unpackedOffer } from './offer-cells.js';
import {
  type ShelvedProduct,
  selectPageStarts,
  selectProductsBetween,
  selectProductsByIds,
} from './shelves.sql.js';

const [dear, retired, plain] = [50, 51, 52];
const highestPrice = 2 ** 31 - 1;

describeShop('the columns of the shelves', (shop) => {
  const told = ({ offers, ...product }: ShelvedProduct) => ({
    ...product,
    offers: offers.map((offer) => ({ store_id: storeOf(offer), ...unpackedOffer(offer) })),
  });

  /** The same, row by row. */
  const rows = () =>
    shop.shop.read(async (db) => {
      const { rows: all } = await sql`
        select id, brand_id, category_id, name, country, region, coalesce(appellation, '') as appellation,
          coalesce(vintage, 0) as vintage, coalesce(size_ml, 0) as size_ml,
          array_to_string(sustainability, E'\\n') as sustainability, array_to_string(pairings, E'\\n') as pairings,
          coalesce((select max((score ->> 'points')::int) from jsonb_array_elements(scores) as score), 0) as points,
          featured, extract(epoch from added_at)::int as added, rating_sum, rating_count,
          (select coalesce(json_agg(varietal_id order by percent desc, varietal_id), '[]')
            from product_varietal where product_id = product.id) as varietals,
          (select coalesce(json_agg(json_build_object('store_id', store_id, 'price', price,
              'isReduced', compare_at is not null, 'left', shown_stock(on_hand - held)) order by store_id), '[]')
            from store_offer where product_id = product.id) as offers
        from product order by id`.execute(db);
      return all as { id: number; offers: object[] }[];
    });

  const inPages = (size: number) =>
    shop.shop.read(async (db) => {
      const starts = await selectPageStarts(db, size);
      const pages = await Promise.all(
        starts.map((start, nth) => selectProductsBetween(db, start, starts[nth + 1])),
      );
      return pages.map((page) => page.map(told));
    });

  it('tell of each product what its rows say, whatever a page holds', async () => {
    await shop.shop.write(async (tx) => {
      await sql`update store_product set price = ${highestPrice} where product_id = ${dear}`.execute(tx);
      await sql`update product set retired_at = now() where id = ${retired}`.execute(tx);
      await sql`update product set appellation = 'Two' || chr(10) || 'lines, "quoted"', pairings = '{}',
        scores = '[]', vintage = null where id = ${plain}`.execute(tx);
      await sql`update store_product set held = on_hand where product_id = ${plain} and store_id = 1`.execute(
        tx,
      );
    });
    const all = await rows();
    expect(all.find(({ id }) => id === retired)!.offers).toEqual([]);
    for (const size of [1, 7, all.length, all.length + 1]) {
      const pages = await inPages(size);
      expect(pages.every((page) => page.length <= size)).toBe(true);
      expect(pages.flat()).toEqual(all);
    }
  });

  it('are read of some products too, and of none', async () => {
    const ids = [retired, plain, dear, 999_999];
    const some = await shop.shop.read((db) => selectProductsByIds(db, ids));
    const named = (await rows()).filter(({ id }) => ids.includes(id));
    expect(some.map(told)).toEqual(named);
    expect(await shop.shop.read((db) => selectProductsByIds(db, [999_999]))).toEqual([]);
  });
});
