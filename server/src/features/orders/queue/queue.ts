import type { listQueue, OrderMark, QueuedOrder, QueueOrder, QueueTab } from 'contract/orders/queue.staff';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { toPage } from 'contract/platform/page';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { goodsKindOf, isDrink } from '../../fulfilment/index.js';
import { type StaffAsker, selectStaffNames, storesAsked } from '../../staff/index.js';
import { customerInShort } from './customer-in-short.js';
import { countQueue, type QueueRow, selectKindsSold, selectQueue } from './queue.sql.js';

type QueuePage = {
  tab: QueueTab;
  store?: number | undefined;
  sort: QueueOrder;
  page: number;
  pageSize: number;
};

const largeFrom = 12;

function sortOf(asked: QueueOrder) {
  const by = asked.replace('-', '') as 'due' | 'order' | 'bottles' | 'total';
  return { by, direction: asked === by ? ('asc' as const) : ('desc' as const) };
}

/** The orders that wait to be served, the soonest first. */
export async function listQueueFor(
  db: Db,
  asker: StaffAsker,
  { tab, store, sort, page, pageSize }: QueuePage,
): Promise<Wire<typeof listQueue>> {
  const stores = storesAsked(asker.roles, 'orders.see', store);
  const counts = await countQueue(db, stores);
  const rows = await selectQueue(db, { tab, stores, sort: sortOf(sort), page, pageSize });
  const ids = rows.map(({ id }) => id);
  const drinks = new Set(
    (await selectKindsSold(db, ids))
      .filter(({ department, category }) => isDrink(goodsKindOf(department, category)))
      .map(({ order_id }) => order_id),
  );
  const pickers = await selectStaffNames(
    db,
    rows.flatMap(({ picker_id }) => picker_id ?? []),
  );
  const orders = rows.map((row) => shown(row, { drinks, pickers, now: db.now }));
  return { counts, ...toPage(orders, counts[tab], { page, pageSize }) };
}

type Known = { drinks: ReadonlySet<Uuid>; pickers: ReadonlyMap<Uuid, string>; now: Date };

function shown(row: QueueRow, { drinks, pickers, now }: Known): Wire<typeof listQueue>['data'][number] {
  const { slot_from: from, slot_until: until } = row;
  const endsAt = row.status === 'awaiting_payment' ? undefined : (until ?? row.due_at);
  return {
    number: row.number,
    store_id: row.store_id,
    store_name: row.store_name,
    timezone: row.timezone,
    status: row.status,
    fulfilment: row.fulfilment,
    slot: from && until ? { from: from.toISOString(), until: until.toISOString() } : null,
    created_at: row.created_at.toISOString(),
    is_late: endsAt !== undefined && endsAt < now,
    customer: customerInShort(row),
    pieces: row.pieces,
    total: dollars(row.total),
    to_pay: row.payment_method === 'at_pickup' && row.paid_by_payment > 0,
    marks: marksOf(row, drinks.has(row.id)),
    picker: (row.picker_id && pickers.get(row.picker_id)) ?? null,
    trouble: troubleOf(row),
  };
}

const marksOf = (row: QueueRow, hasDrinks: boolean) => {
  const marks: Record<OrderMark, boolean> = {
    gift: row.gift_message !== '',
    id: hasDrinks,
    won: row.has_won,
    large: row.pieces >= largeFrom,
    two_states: row.is_of_two_states,
  };
  return (Object.keys(marks) as OrderMark[]).filter((mark) => marks[mark]);
};

function troubleOf({ is_refused, has_return, has_lost_payment, status }: QueueRow): QueuedOrder['trouble'] {
  if (has_lost_payment) return 'payment_lost';
  if (has_return) return 'return_asked';
  return is_refused && status !== 'handed_over' ? 'id_refused' : null;
}
