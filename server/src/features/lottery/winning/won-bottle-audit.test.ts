import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import type { Buyer } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { claims, drawTestLottery } from '../../../testing/test-lottery.js';

/** Thrown to undo a change after looking at it. */
class LookedAt extends Error {}

const inOnePlace =
  'A bottle that was won lies in the cart of its winner, or is in one order, and nowhere else';
const setAside =
  'Each bottle of a lottery that nobody has bought is set aside for its winners, until it is settled or called off';
const guarded = 'The database refuses a second line for a ticket, and the bottle of somebody else';
const shelf =
  'What is reserved is promised to somebody, what is sold is in orders, and the rest is on the shelf';

describeShop('the audit of bottles that were won', (shop) => {
  let id: number;
  beforeAll(async () => {
    const { id: drawn, winners } = await drawTestLottery(shop);
    const [ada, bob] = winners as [Buyer, Buyer];
    id = drawn;
    await claims(ada, id);
    await claims(bob, id);
    await bob.chooses('pickup');
    await bob.buys('at_pickup');
  });

  /** What the audit reports after `harm` is done to the database. */
  async function toldAfter(...harm: string[]) {
    const lines: string[] = [];
    const looking = shop.shop.write(async (tx) => {
      for (const statement of harm) await sql.raw(statement.replaceAll(':id', String(id))).execute(tx);
      await audit(tx, (words) => void lines.push(words));
      throw new LookedAt();
    });
    await expect(looking).rejects.toThrow(LookedAt);
    return lines.filter((line) => line.startsWith('✗')).map((line) => line.slice(2));
  }

  it('finds nothing wrong with one in a cart and one in an order', () => allIsRight(shop));

  const hers = `(select id from lottery_ticket where lottery_id = :id and standing = 'claimed')`;
  const his = `(select id from lottery_ticket where lottery_id = :id and standing = 'paid')`;

  it.each<[string, string[], string[]]>([
    ['a claimed bottle without its line', [`delete from cart_line where ticket_id = ${hers}`], [inOnePlace]],
    [
      'a line that is left of a turn that is over',
      [`update lottery_ticket set standing = 'lapsed' where id = ${hers}`],
      [inOnePlace],
    ],
    [
      'a bottle in the cart of somebody else',
      [
        'alter table cart_line disable trigger user',
        `update cart_line set cart_id = (
           select id from cart where status = 'ordered' and customer_id <> (
             select customer_id from lottery_ticket where id = ${hers}
           ) limit 1
         ) where ticket_id = ${hers}`,
      ],
      [inOnePlace, guarded],
    ],
    [
      'a bottle that is paid and was never ordered',
      [`update purchase_order_line set ticket_id = null, lottery_id = null where ticket_id = ${his}`],
      [inOnePlace],
    ],
    [
      'a bottle that is said to be handed over and is not',
      [`update lottery_ticket set standing = 'handed_over' where id = ${his}`],
      [inOnePlace],
    ],
    [
      'a bottle that is no longer set aside',
      ['update stock_set_aside set quantity = quantity - 1 where lottery_id = :id'],
      [shelf, setAside],
    ],
    [
      'bottles of a lottery that stand on the shelf for everybody',
      [
        `update store_product set held = held - quantity from stock_set_aside aside
         where aside.lottery_id = :id and store_product.store_id = aside.store_id
           and store_product.product_id = aside.product_id`,
        'delete from stock_set_aside where lottery_id = :id',
      ],
      [setAside],
    ],
    ['a ticket that could lie in two carts', ['drop index cart_line_ticket'], [guarded]],
  ])('tells of %s', async (_, harm, promises) => {
    expect((await toldAfter(...harm)).sort()).toEqual([...promises].sort());
  });

  it('need not look at what the database refuses: a second line, and the cart of another', async () => {
    const copied = (cart: string) => `
      insert into cart_line (id, cart_id, product_id, quantity, seen_price, added_at, ticket_id, lottery_id, claim_until)
      select gen_random_uuid(), ${cart}, product_id, 1, seen_price, added_at, ticket_id, lottery_id, claim_until
      from cart_line where ticket_id = ${hers}`;
    await expect(toldAfter(copied('cart_id'))).rejects.toThrow();
    const others = `(select id from cart where status = 'ordered' and customer_id <> (
      select customer_id from lottery_ticket where id = ${hers}) limit 1)`;
    await expect(toldAfter(copied(others))).rejects.toThrow();
  });
});
