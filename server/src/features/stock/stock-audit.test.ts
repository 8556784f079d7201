import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { audit } from '../../app/audit.js';
import { describeShop } from '../../testing/describe-shop.js';
import { stockChecks } from './stock-audit.sql.js';

const sum = '✗ On hand is the sum of the movements';
const after = '✗ Each movement says what was on the shelf after it';
const countMoved = '✗ An approved count has moved what it found, and no other count anything';
const countSaw = '✗ A count says what the movements had left when a bottle was counted';
const addsUp = '✗ What left by a transfer has come, is missing, or is under way';
const supplied = '✗ What a supply order says has come was put onto the shelves';
const guarded = '✗ Nothing but a movement changes what is on hand, and movements stay';

/** Thrown to undo a change after looking at it. */
class LookedAt extends Error {}

describeShop("the stock's audit", (shop) => {
  /** What the audit reports of a shop after `harm` is done with its guards switched off. */
  async function toldAfter(...harm: string[]) {
    const lines: string[] = [];
    const looking = shop.shop.write(async (tx) => {
      for (const statement of harm) await sql.raw(statement).execute(tx);
      await audit(tx, (line) => void lines.push(line.trim()), stockChecks);
      throw new LookedAt();
    });
    await expect(looking).rejects.toThrow(LookedAt);
    return lines.filter((line) => !line.startsWith('✓'));
  }
  const asleep = (table: string, harm: string) => [
    `alter table ${table} disable trigger user`,
    harm,
    `alter table ${table} enable trigger user`,
  ];
  const one = 'store_id = 1 and product_id = 50';

  it('finds every promise kept in the demo shop', async () => {
    expect(await toldAfter()).toEqual([]);
  });

  it('tells a count that something else has changed', async () => {
    const told = await toldAfter(
      ...asleep('store_product', `update store_product set on_hand = on_hand + 7 where ${one}`),
    );
    expect(told).toEqual([
      sum,
      expect.stringMatching(/^The store 1 has \d+ of the product 50; its movements come to \d+\.$/),
    ]);
  });

  it('tells a shelf that is gone with what was on it', async () => {
    const told = await toldAfter(...asleep('store_product', `delete from store_product where ${one}`));
    expect(told[0]).toBe(sum);
    expect(told[1]).toContain('The store 1 has 0 of the product 50');
  });

  it('tells a movement that was changed', async () => {
    const told = await toldAfter(
      ...asleep('stock_movement', `update stock_movement set on_hand = on_hand + 1 where ${one}`),
    );
    expect(told).toEqual([
      after,
      expect.stringMatching(/^The movement \d+ of the product 50 at the store 1 does not\.$/),
    ]);
  });

  it('tells a movement that was taken away', async () => {
    const told = await toldAfter(...asleep('stock_movement', `delete from stock_movement where ${one}`));
    expect(told[0]).toBe(sum);
  });

  const counted = (state: string, found: number, there: number) => `
    with counted as (
      insert into stock_count (id, store_id, name, state, begun_by, begun_at, settled_at)
      values (gen_random_uuid(), 1, 'Planted', '${state}', gen_random_uuid(), now(),
        ${state === 'approved' ? 'now()' : 'null'})
      returning id
    )
    insert into stock_count_line (
      count_id, product_id, store_id, counted, there, after_movement, on_hand, counted_by, counted_at
    )
    select counted.id, product_id, store_id, on_hand + ${found}, on_hand + ${there}, number, on_hand + ${there},
      gen_random_uuid(), now()
    from counted, (select * from stock_movement where ${one} order by number desc limit 1) movement`;

  it('tells a count that was approved and set nothing right', async () => {
    const told = await toldAfter(counted('approved', -3, 0));
    expect(told).toEqual([
      countMoved,
      expect.stringMatching(/^The count \S+ found -3 of the product 50 and moved 0\.$/),
    ]);
  });

  it('tells a count that moved something without a manager', async () => {
    const told = await toldAfter(
      counted('waiting', -3, 0),
      `insert into stock_movement (store_id, product_id, kind, quantity, count_id, at)
       select 1, 50, 'counted', -3, id, now() from stock_count where name = 'Planted'`,
    );
    expect(told[0]).toBe(countMoved);
    expect(told[1]).toMatch(/found 0 of the product 50 and moved -3\.$/);
  });

  it('tells a count that believes what was never there', async () => {
    const told = await toldAfter(counted('waiting', 2, 2));
    expect(told).toEqual([countSaw, expect.stringMatching(/^The count \S+ does not, of the product 50\.$/)]);
  });

  const transferred = (state: string, received: number) => `
    with transfer as (
      insert into stock_transfer (id, from_store_id, to_store_id, state, note, made_by, made_at, sent_at, ended_at)
      values (gen_random_uuid(), 1, 2, '${state}', 'Planted', gen_random_uuid(), now(),
        ${state === 'draft' ? 'null' : 'now()'}, ${state === 'received' ? 'now()' : 'null'})
      returning id
    )
    insert into stock_transfer_line (transfer_id, product_id, bottles, received)
    select id, 50, 2, ${received} from transfer`;
  const moves = (store: number, kind: string, quantity: number) => `
    insert into stock_movement (store_id, product_id, kind, quantity, transfer_id, at)
    select ${store}, 50, '${kind}', ${quantity}, id, now() from stock_transfer where note = 'Planted'`;
  const out = moves(1, 'transferred_out', -2);

  it.each([
    ['that is under way and never left', [transferred('under_way', 0)]],
    ['that left before it was sent', [transferred('draft', 0), out]],
    ['that says more has come than did', [transferred('under_way', 1), out]],
    ['that came and says it did not', [transferred('under_way', 0), out, moves(2, 'transferred_in', 1)]],
    [
      'that is over while something is neither here nor missing',
      [transferred('received', 1), out, moves(2, 'transferred_in', 1)],
    ],
  ])('tells a transfer %s', async (_, harm) => {
    const told = await toldAfter(...harm);
    expect(told).toEqual([
      addsUp,
      expect.stringMatching(/^The transfer \S+: \d of the product 50 left and \d came\.$/),
    ]);
  });

  it('is content with a transfer that is under way', async () => {
    expect(await toldAfter(transferred('under_way', 0), out)).toEqual([]);
  });

  it('tells a supply order that says more has come than was put onto the shelves', async () => {
    const told = await toldAfter(`
      with supplier as (
        insert into supplier (id, store_id, name, contact, email, phone, customer_number, note)
        values (gen_random_uuid(), 1, 'Planted', '', '', '', '', '') returning id
      ), supply_order as (
        insert into supply_order (id, store_id, number, supplier_id, state, note, made_by, made_at, sent_at)
        select gen_random_uuid(), 1, 9999, id, 'partly_received', '', gen_random_uuid(), now(), now() from supplier
        returning id
      )
      insert into supply_order_line (order_id, product_id, cases, case_size, received)
      select id, 50, 2, 6, 5 from supply_order`);
    expect(told).toEqual([
      supplied,
      expect.stringMatching(/says that 5 of the product 50 came; its deliveries brought 0\.$/),
    ]);
  });

  it.each([
    ['store_product', 'on_hand_is_moved'],
    ['stock_movement', 'stock_movement_stays'],
  ])('tells of the table %s when its guard %s sleeps', async (table, guard) => {
    const told = await toldAfter(`alter table ${table} disable trigger ${guard}`);
    expect(told).toEqual([guarded, `The guard ${guard} is missing or switched off.`]);
  });
});
