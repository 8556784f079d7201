import { sql } from 'kysely';
import { expect, it } from 'vitest';
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

  it('are kept of a product in that form', async () => {
    const found = await shop.shop.write(async (tx) => {
      const id = await sql<{ id: number }>`
        update product set name = 'Étude ÎLE' where id = (select min(id) from product) returning id`.execute(
        tx,
      );
      return sql<{ id: number }>`
        select id from product where found_by @@ to_tsquery('simple', 'etude & ile') and id = ${id.rows[0]!.id}`.execute(
        tx,
      );
    });
    expect(found.rows).toHaveLength(1);
  });
});
