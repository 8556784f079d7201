import { sql } from 'kysely';
import type { Check } from '../../platform/audit.js';

/** Without one of these, something else could change what is on hand, or what was written about it. */
const guards = [
  'on_hand_is_moved',
  'on_hand_is_moved_first',
  'on_hand_is_moved_last',
  'cost_is_moved',
  'stock_movement_stays',
  'stock_moves',
];

const mostTold = 100;

export const stockChecks: Check[] = [
  {
    promise: 'On hand is the sum of the movements',
    breaches: async (db) => {
      const { rows } = await sql<{ store_id: number; product_id: number; on_hand: number; moved: number }>`
        select store_id, product_id, coalesce(shelf.on_hand, 0) as on_hand, coalesce(moved, 0) as moved
        from store_product shelf
        full join (
          select store_id, product_id, sum(quantity) as moved from stock_movement group by store_id, product_id
        ) movements using (store_id, product_id)
        where coalesce(shelf.on_hand, 0) <> coalesce(moved, 0)
        order by store_id, product_id limit ${mostTold}`.execute(db);
      return rows.map(
        ({ store_id, product_id, on_hand, moved }) =>
          `The store ${store_id} has ${on_hand} of the product ${product_id}; its movements come to ${moved}.`,
      );
    },
  },
  {
    promise: 'Each movement says what was on the shelf after it',
    breaches: async (db) => {
      const { rows } = await sql<{ store_id: number; product_id: number; number: number }>`
        select store_id, product_id, number from (
          select *, sum(quantity) over (partition by store_id, product_id order by number) as there
          from stock_movement
        ) movement
        where on_hand <> there
        order by store_id, product_id, number limit ${mostTold}`.execute(db);
      return rows.map(
        ({ store_id, product_id, number }) =>
          `The movement ${number} of the product ${product_id} at the store ${store_id} does not.`,
      );
    },
  },
  {
    promise: 'What a shelf cost is what its movements left of it',
    breaches: async (db) => {
      const { rows } = await sql<{ store_id: number; product_id: number }>`
        select store_id, product_id
        from store_product shelf
        join lateral (
          select movement.worth from stock_movement movement
          where movement.store_id = shelf.store_id and movement.product_id = shelf.product_id
          order by number desc limit 1
        ) last on true
        where shelf.worth is distinct from last.worth
        union
        select store_id, product_id from (
          select *, lag(worth) over shelf as worth_before, lag(on_hand, 1, 0) over shelf as there_before
          from stock_movement window shelf as (partition by store_id, product_id order by number)
        ) movement
        where (there_before > 0 or cost is not null)
          and worth is distinct from worth_after(worth_before, null, there_before, quantity, cost)
        order by store_id, product_id limit ${mostTold}`.execute(db);
      return rows.map(
        ({ store_id, product_id }) => `Not of the product ${product_id} at the store ${store_id}.`,
      );
    },
  },
  {
    promise: 'An approved count has moved what it found, and no other count anything',
    breaches: async (db) => {
      const { rows } = await sql<{ count_id: string; product_id: number; off: number; moved: number }>`
        select count_id, product_id, coalesce(off, 0) as off, coalesce(moved, 0) as moved
        from (
          select count_id, product_id, counted - there as off
          from stock_count_line join stock_count on stock_count.id = count_id
          where state = 'approved' and counted <> there
        ) found
        full join (
          select count_id, product_id, sum(quantity) as moved from stock_movement
          where count_id is not null group by count_id, product_id
        ) movements using (count_id, product_id)
        where coalesce(off, 0) <> coalesce(moved, 0)
        order by count_id, product_id limit ${mostTold}`.execute(db);
      return rows.map(
        ({ count_id, product_id, off, moved }) =>
          `The count ${count_id} found ${off} of the product ${product_id} and moved ${moved}.`,
      );
    },
  },
  {
    promise: 'A count says what the movements had left when a bottle was counted',
    breaches: async (db) => {
      const { rows } = await sql<{ count_id: string; product_id: number }>`
        select line.count_id, line.product_id
        from stock_count_line line
        left join stock_movement movement on movement.store_id = line.store_id
          and movement.product_id = line.product_id and movement.number = line.after_movement
        where line.counted is not null and line.on_hand <> coalesce(movement.on_hand, 0)
        order by line.count_id, line.product_id limit ${mostTold}`.execute(db);
      return rows.map(
        ({ count_id, product_id }) => `The count ${count_id} does not, of the product ${product_id}.`,
      );
    },
  },
  {
    promise: 'What left by a transfer has come, is missing, or is under way',
    breaches: async (db) => {
      const { rows } = await sql<{ transfer_id: string; product_id: number; out: number; come: number }>`
        select transfer_id, product_id, coalesce(out, 0) as out, coalesce(come, 0) as come
        from (
          select line.*, state in ('under_way', 'received') as has_left, state = 'received' as is_over
          from stock_transfer_line line join stock_transfer on stock_transfer.id = transfer_id
        ) line
        full join (
          select transfer_id, product_id,
            -sum(quantity) filter (where kind = 'transferred_out') as out,
            sum(quantity) filter (where kind = 'transferred_in') as come
          from stock_movement where transfer_id is not null group by transfer_id, product_id
        ) movements using (transfer_id, product_id)
        where bottles is null
          or coalesce(out, 0) <> case when has_left then bottles else 0 end
          or coalesce(come, 0) <> received
          or is_over and received + missing <> bottles
        order by transfer_id, product_id limit ${mostTold}`.execute(db);
      return rows.map(
        ({ transfer_id, product_id, out, come }) =>
          `The transfer ${transfer_id}: ${out} of the product ${product_id} left and ${come} came.`,
      );
    },
  },
  {
    promise: 'What a supply order says has come was put onto the shelves',
    breaches: async (db) => {
      const { rows } = await sql<{ order_id: string; product_id: number; received: number; come: number }>`
        select order_id, product_id, coalesce(received, 0) as received, coalesce(come, 0) as come
        from supply_order_line
        full join (
          select supply_order_id as order_id, product_id, sum(quantity) as come
          from stock_movement join stock_delivery on stock_delivery.id = delivery_id
          where supply_order_id is not null group by supply_order_id, product_id
        ) movements using (order_id, product_id)
        where coalesce(received, 0) <> coalesce(come, 0)
        order by order_id, product_id limit ${mostTold}`.execute(db);
      return rows.map(
        ({ order_id, product_id, received, come }) =>
          `The supply order ${order_id} says that ${received} of the product ${product_id} came; its deliveries brought ${come}.`,
      );
    },
  },
  {
    promise: 'Nothing but a movement changes what is on hand, and movements stay',
    breaches: async (db) => {
      const { rows } = await sql<{ tgname: string }>`
        select tgname from pg_trigger
        where tgname = any(${guards}) and tgenabled in ('O', 'A')
          and tgrelid in ('stock_movement'::regclass, 'store_product'::regclass)`.execute(db);
      const standing = rows.map(({ tgname }) => tgname);
      return guards
        .filter((guard) => !standing.includes(guard))
        .map((guard) => `The guard ${guard} is missing or switched off.`);
    },
  },
];
