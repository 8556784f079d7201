import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { limitChecks } from './limits-audit.sql.js';

/** Thrown to undo a change after looking at it. */
class LookedAt extends Error {}

const mission = 1;
const chateauneuf = 50;

describeShop('the audit of what nobody gets by asking again', (shop) => {
  let ada: Buyer;
  beforeAll(async () => {
    await stock(shop, mission, chateauneuf, 50);
    ada = await openBuyer(shop);
    for (let order = 0; order < 2; order++) {
      const buyer = new Buyer(shop, ada.customer, mission);
      await buyer.put({ product_id: chateauneuf, quantity: 2 });
      await buyer.chooses('pickup');
      await buyer.buys('at_pickup');
    }
    const paid = await openBuyer(shop);
    await paid.put({ product_id: chateauneuf, quantity: 9 });
    await paid.chooses('pickup');
    await paid.buys('card', cards.approves);
  });

  /** What these checks report after `harm` is done to the database. */
  async function toldAfter(...harm: string[]) {
    const lines: string[] = [];
    const looking = shop.shop.write(async (tx) => {
      for (const statement of harm) await sql.raw(statement).execute(tx);
      await audit(tx, (words) => void lines.push(words), limitChecks);
      throw new LookedAt();
    });
    await expect(looking).rejects.toThrow(LookedAt);
    return lines.filter((line) => !line.startsWith('✓'));
  }
  const limitTo = (most: number) =>
    `update product set allocation = 'limit', limit_per_customer = ${most} where id = ${chateauneuf}`;
  const hers = () => `customer_id = '${ada.id}'`;

  it('finds nothing wrong with two orders within all limits', async () => {
    expect(await toldAfter(limitTo(9))).toEqual([]);
  });

  it('finds a bottle of which somebody has more than the limit, from all their orders', async () => {
    const told = (await toldAfter(limitTo(3))).join('\n');
    expect(told).toContain('Nobody has more of a bottle than its limit per customer');
    expect(told).toContain(`The customer ${ada.id} has 4 of `);
    expect(told).toContain('of which 3 are allowed');
  });

  it('counts neither what was cancelled, nor what came back, nor what was bought more than a year ago', async () => {
    const others = `delete from purchase_order_line where order_id in (
      select id from purchase_order where not ${hers()})`;
    const without = (harm: string) =>
      toldAfter('set local session_replication_role = replica', others, limitTo(3), harm);
    const one = `id = (select min(id::text)::uuid from purchase_order where ${hers()})`;
    expect(await without(`update purchase_order set status = 'cancelled' where ${one}`)).toEqual([]);
    expect(
      await without(`update purchase_order set created_at = created_at - interval '366 days' where ${one}`),
    ).toEqual([]);
    const line = one.replace('id =', 'order_id =');
    expect(await without(`update purchase_order_line set returned = 1 where ${line}`)).toEqual([]);
  });

  it('finds more unpaid orders than the store allows', async () => {
    const told = (await toldAfter('update store set most_unpaid_orders = 1')).join('\n');
    expect(told).toContain('Nobody has more unpaid orders than the most patient of their stores allows');
    expect(told).toContain(`The customer ${ada.id} has 2.`);
  });

  it('finds an order that nobody fetched and nothing has ended', async () => {
    const told = await toldAfter(
      `update purchase_order set slot_from = slot_from - interval '30 days',
        slot_until = slot_until - interval '30 days' where ${hers()}`,
    );
    expect(told.join('\n')).toContain('No order waits at the counter long after its time');
    expect(told.join('\n').match(/The order \S+ still does/g)).toHaveLength(2);
  });
});
