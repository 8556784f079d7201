import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db, Transaction } from '../../platform/database/database.js';
import { statementsOf } from '../../testing/asked-statements.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { storeRule } from './stores.js';
import { selectTermsStamp } from './trading-terms.sql.js';

const [mission, other] = [1, 2];

const sellUpTo = (tx: Transaction, most_pieces: number) =>
  tx.updateTable('store').set({ most_pieces }).execute();
const mostAt = async (db: Db, storeId = mission) => (await storeRule(db, storeId)).most_pieces;

describeShopOnBoth('what a store sells by', (shop) => {
  const stamp = () => shop.shop.read(selectTermsStamp);
  const most = (storeId = mission) => shop.shop.read((db) => mostAt(db, storeId));

  it('is one question, however much of it is asked for', async () => {
    await Promise.all([most(), most(other)]);
    const both = () => shop.shop.read(async (db) => [await mostAt(db), await mostAt(db, other)]);
    expect(await statementsOf(both)).toHaveLength(1);
  });

  it('counts as it is as soon as somebody has changed it', async () => {
    await most();
    await shop.shop.write((tx) => sellUpTo(tx, 7));
    expect(await most()).toBe(7);
  });

  it('is forgotten when it has changed twice, so that old lists do not fill the memory', async () => {
    await most();
    const first = await stamp();
    for (const pieces of [9, 10]) {
      await shop.shop.write((tx) => sellUpTo(tx, pieces));
      await most();
    }
    await shop.shop.write((tx) => tx.updateTable('trading_terms').set({ stamp: first }).execute());
    expect((await statementsOf(() => most())).length).toBeGreaterThan(1);
  });

  it('is told to nobody else by a transaction that comes to nothing', async () => {
    await shop.shop.write((tx) => sellUpTo(tx, 12));
    const undone = shop.shop.write(async (tx) => {
      await sellUpTo(tx, 8);
      expect(await mostAt(tx)).toBe(8);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await most()).toBe(12);
  });

  it('is not kept where it has changed since its stamp was read', async () => {
    await shop.shop.write((tx) => sellUpTo(tx, 12));
    const undone = shop.shop.write(async (tx) => {
      await mostAt(tx);
      await sellUpTo(tx, 10);
      expect(await mostAt(tx, other)).toBe(10);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await most(other)).toBe(12);
  });

  it.each([
    'store',
    'store_hours',
    'store_mode',
    'store_delivery_zip',
    'store_day',
    'store_pause',
    'jurisdiction',
    'county_zip',
    'jurisdiction_rule',
    'fulfilment_fee',
    'slot_plan',
    'promotion',
    'promotion_step',
    'promotion_goods',
    'promotion_store',
    'promotion_membership',
    'membership',
  ])('has another stamp after a change of the table %s', async (table) => {
    const before = await stamp();
    await shop.shop.write((tx) => sql`delete from ${sql.table(table)} where false`.execute(tx));
    expect(await stamp()).not.toBe(before);
  });
});
