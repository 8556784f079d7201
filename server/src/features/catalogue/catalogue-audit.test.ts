import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/database.js';
import { describeShop } from '../../testing/describe-shop.js';
import { leaveOnHand } from '../../testing/shelves.js';
import { catalogueChecks } from './catalogue-audit.sql.js';

describeShop("the catalogue's audit", (shop) => {
  /** What the audit reports of a shop that was spoiled in this way; the damage is undone afterwards. */
  const toldAfter = async (spoil: (tx: Transaction) => Promise<unknown>) => {
    let told: string[][] = [];
    const undone = shop.shop.write(async (tx) => {
      await spoil(tx);
      for (const { breaches } of catalogueChecks) told = [...told, await breaches(tx)];
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    return told;
  };

  it('finds every promise kept in the demo shop', async () => {
    expect(await toldAfter(async () => {})).toEqual([[], []]);
  });

  it('tells what is held and not there', async () => {
    const constraints = sql<{ name: string }>`
      select conname as name from pg_constraint
      where conrelid = 'store_product'::regclass and pg_get_constraintdef(oid) like '%held%'`;
    const told = await toldAfter(async (tx) => {
      for (const { name } of (await constraints.execute(tx)).rows)
        await sql`alter table store_product drop constraint ${sql.ref(name)}`.execute(tx);
      await leaveOnHand(tx, 2, { store: 1, products: [50] });
      const shelf = tx.updateTable('store_product').where('store_id', '=', 1);
      await shelf.set({ held: 3 }).where('product_id', '=', 50).execute();
      await shelf.set({ held: -1 }).where('product_id', '=', 253).execute();
    });
    expect(told).toEqual([
      [
        'The store 1 has 2 of the product 50 and holds 3.',
        expect.stringMatching(/^The store 1 has \d+ of the product 253 and holds -1\.$/),
      ],
      [],
    ]);
  });

  it('tells a rating that is not that of the reviews', async () => {
    const told = await toldAfter(async (tx) => {
      const products = tx.updateTable('product');
      await products.set({ rating_sum: sql`rating_sum + 1` }).where('id', '=', 50).execute();
      await products.set({ rating_count: 7, rating_sum: 21 }).where('id', '=', 600).execute();
    });
    expect(told).toEqual([
      [],
      [expect.stringContaining('The product 50 counts'), expect.stringContaining('The product 600 counts 7')],
    ]);
  });
});
