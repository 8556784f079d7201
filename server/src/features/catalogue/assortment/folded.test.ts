import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../../platform/database/database.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';

describeShopOnBoth('words that the staff search by', (shop) => {
  it.each([
    ['Étude', 'etude'],
    ['ÑANDÚ', 'nandu'],
    ['Łódź Øl', 'lodz ol'],
    ['ŒUVRE ÆRØ ẞ', 'oeuvre aero ss'],
    ['Þór Ðe', 'thor de'],
    ['Château d’Yquem', 'chateau d yquem'],
  ])('stand without accents and capitals, in the C locale too: %s', async (written, folded) => {
    const { rows } = await shop.shop.read((db) =>
      sql<{ folded: string }>`select folded(${written}::text collate "C") as folded`.execute(db),
    );
    expect(rows[0]!.folded).toBe(folded);
  });

  const firstFound = (db: Db, words: string) =>
    sql<{ id: number }>`
      select id from product where found_by @@ to_tsquery('simple', ${words}) order by id limit 1`
      .execute(db)
      .then(({ rows }) => rows[0]?.id);

  it('are kept of a product in that form', async () => {
    await shop.shop.write(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        update product set name = 'Étude ÎLE' where id = (select min(id) from product) returning id`.execute(
        tx,
      );
      expect(await firstFound(tx, 'etude & ile')).toBe(rows[0]!.id);
    });
  });

  it('follow the name of its brand', async () => {
    await shop.shop.write(async (tx) => {
      const { rows } = await sql<{ id: number; product_id: number }>`
        update brand set name = 'Étoile Ñandú' from (
          select brand_id, min(id) as product_id from product group by brand_id order by brand_id limit 1
        ) as theirs where id = brand_id returning id, product_id`.execute(tx);
      expect(await firstFound(tx, 'etoile & nandu')).toBe(rows[0]!.product_id);
    });
  });
});
