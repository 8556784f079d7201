import type { DeliveryAddress } from 'contract/orders';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';

export type BroughtLine = {
  quantity: number;
  pack_count: number;
  brand: string;
  name: string;
  vintage: number | null;
};

const lines = sql<BroughtLine[]>`(
  select json_agg(json_build_object(
    'quantity', quantity, 'pack_count', pack_count, 'brand', brand, 'name', name, 'vintage', vintage
  ) order by position)
  from purchase_order_line where order_id = purchase_order.id
)`;

const notes = sql<string[]>`array(
  select text from purchase_order_note where order_id = purchase_order.id order by at
)`;

/**
 * The orders to bring on that day of the store's calendar, without those that are cancelled or not paid yet.
 */
export const selectDeliveries = (db: Db, store: { id: number; timezone: string }, day: string) =>
  db
    .selectFrom('purchase_order')
    .select([
      'id',
      'number',
      'status',
      'gift_message',
      'customer_id',
      'received_by',
      sql<DeliveryAddress>`address`.as('address'),
      sql<Date>`slot_from`.as('slot_from'),
      sql<Date>`slot_until`.as('slot_until'),
      lines.as('lines'),
      notes.as('notes'),
    ])
    .where('store_id', '=', store.id)
    .where('fulfilment', '=', 'delivery')
    .where('address', 'is not', null)
    .where('status', 'in', ['placed', 'packed', 'on_its_way', 'handed_over'])
    .where('slot_from', '>=', sql<Date>`${day}::date::timestamp at time zone ${store.timezone}`)
    .where('slot_from', '<', sql<Date>`(${day}::date + 1)::timestamp at time zone ${store.timezone}`)
    .orderBy('slot_from')
    .orderBy('slot_until')
    .orderBy(sql`address ->> 'zip_code'`)
    .orderBy(sql`regexp_replace(lower(address ->> 'adderess'), '^[^a-z]+', '')`)
    .orderBy(sql`address ->> 'adderess'`)
    .orderBy('id')
    .execute();

export type DeliveryRow = Awaited<ReturnType<typeof selectDeliveries>>[number];
