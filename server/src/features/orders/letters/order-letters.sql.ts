import type { CounterPayment } from 'contract/orders/counter';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Uuid } from '../../../platform/ids.js';
import { placedAt } from '../orders.sql.js';
import type { selectLastShort } from '../picking/shorts.sql.js';
import type { selectReplacements } from '../replacing/replacements.sql.js';

export type LineInLetter = {
  position: number;
  name: string;
  brand: string;
  vintage: number | null;
  quantity: number;
  returned: number;
  line_total: number;
  lottery_id: number | null;
};

const lines = sql<LineInLetter[]>`coalesce((
  select json_agg(json_build_object(
    'position', position, 'name', name, 'brand', brand, 'vintage', vintage, 'quantity', quantity,
    'returned', returned, 'line_total', line_total, 'lottery_id', lottery_id
  ) order by position)
  from purchase_order_line where order_id = purchase_order.id
), '[]')`;

const counterPayment = sql<CounterPayment | null>`(
  select json_build_object('method', method, 'reference', reference)
  from counter_payment where order_id = purchase_order.id
)`;

const orderToTell = statement((db, { orderId }: { orderId: Uuid }) =>
  db
    .selectFrom('purchase_order')
    .innerJoin('store', 'store.id', 'purchase_order.store_id')
    .innerJoin('customer', 'customer.id', 'purchase_order.customer_id')
    .where('purchase_order.id', '=', orderId)
    .selectAll('purchase_order')
    .select([
      'store.name as store_name',
      'store.address as store_street',
      'store.city as store_city',
      'store.zip as store_zip',
      'store.phone as store_phone',
      'store.timezone',
      'customer.email',
      'customer.first_name',
      'customer.email_confirmed_at',
      lines.as('lines'),
      counterPayment.as('counter_payment'),
      placedAt.as('placed_at'),
    ]),
);

/** The order with its lines, its store and the customer who is told. */
export const selectOrderToTell = (tx: Transaction, orderId: Uuid) => orderToTell.one(tx, { orderId });

export type OrderInLetter = Awaited<ReturnType<typeof selectOrderToTell>>;

export type ReplacementInLetter = Awaited<ReturnType<typeof selectReplacements>>[number];

export type ShortInLetter = NonNullable<Awaited<ReturnType<typeof selectLastShort>>>;

/** The newest request to return something. */
export async function selectRequestToTell(tx: Transaction, orderId: Uuid) {
  const request = await tx
    .selectFrom('return_request')
    .select(['id', 'bring_by', 'answer'])
    .where('order_id', '=', orderId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!request) return undefined;
  const lines = await tx
    .selectFrom('return_request_line')
    .select(['position', 'asked', 'refused', 'kept'])
    .where('request_id', '=', request.id)
    .execute();
  return { ...request, lines, keptInAll: await selectKeptInAll(tx, orderId) };
}

/** How many pieces of each line were paid back without coming back, by all requests so far. */
async function selectKeptInAll(tx: Transaction, orderId: Uuid) {
  const rows = await tx
    .selectFrom('return_request_line as line')
    .innerJoin('return_request', 'return_request.id', 'line.request_id')
    .select(['line.position', sql<number>`sum(line.kept)::int`.as('kept')])
    .where('return_request.order_id', '=', orderId)
    .groupBy('line.position')
    .execute();
  return new Map(rows.map(({ position, kept }) => [position, kept]));
}

export type RequestInLetter = NonNullable<Awaited<ReturnType<typeof selectRequestToTell>>>;
