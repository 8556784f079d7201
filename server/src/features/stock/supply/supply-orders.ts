import { sum } from 'contract/platform/cents';
import type { Received } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { toPage } from 'contract/platform/page';
import { shelfNotFound } from 'contract/stock/stock.staff';
import { supplierNotFound } from 'contract/stock/suppliers.staff';
import {
  type cancelSupplyOrder,
  type draftSupplyOrder,
  type listSupplyOrders,
  nothingOrdered,
  type SupplyState,
  type sendSupplyOrder,
  supplyOrderChanged,
  supplyOrderNotFound,
} from 'contract/stock/supply-orders.staff';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { selectShelves } from '../shelf/shelves.sql.js';
import { lockStore } from './lock-store.sql.js';
import { lockSupplier } from './suppliers.sql.js';
import {
  countSupplyOrders,
  insertSupplyOrder,
  lockSupplyOrder,
  replaceSupplyLines,
  selectDeliveriesOf,
  selectSupplyLines,
  selectSupplyOrder,
  selectSupplyOrders,
  updateSupplyOrder,
} from './supply-orders.sql.js';

type AtOrder = { store_id: number; id: Uuid };

type Row = Awaited<ReturnType<typeof selectSupplyOrders>>[number];

const shown = <Shown extends Row>({ supplier_id, supplier_name, made_at, sent_at, ...row }: Shown) => ({
  ...row,
  supplier: { id: supplier_id, name: supplier_name },
  made_at: made_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
});

export async function listSupplyOrdersOf(
  db: Db,
  { path: { store_id }, query }: Omit<Received<typeof listSupplyOrders>, 'body'>,
) {
  const rows = await selectSupplyOrders(db, store_id, query.show, query);
  return toPage(
    rows.map((row) => shown(row)),
    await countSupplyOrders(db, store_id, query.show),
    query,
  );
}

export async function getSupplyOrderOf(db: Db, { store_id, id }: AtOrder) {
  const order = await selectSupplyOrder(db, store_id, id);
  if (!order) throw refuse(supplyOrderNotFound);
  const lines = (await selectSupplyLines(db, id)).map(({ unit_cost, ...line }) => ({
    ...line,
    unit_cost: unit_cost === null ? null : dollars(unit_cost),
  }));
  const deliveries = (await selectDeliveriesOf(db, id)).map(({ received_at, ...delivery }) => ({
    ...delivery,
    at: received_at.toISOString(),
  }));
  return { ...shown(order), lines, deliveries };
}

/** Refuses when the order is not in one of these states, or not as its writer saw it. */
async function lockSeen(
  tx: Transaction,
  { store_id, id }: AtOrder,
  seen: number,
  ...states: readonly SupplyState[]
) {
  const order = await lockSupplyOrder(tx, store_id, id);
  if (!order) throw refuse(supplyOrderNotFound);
  if (!states.includes(order.state) || order.version !== seen) throw refuse(supplyOrderChanged);
  return order;
}

type Drafted = Pick<Received<typeof draftSupplyOrder>, 'path' | 'body'>;

/** Only products with a shelf at the store are ordered, and only from a supplier that it still uses. */
async function checkDraft(tx: Transaction, storeId: number, { supplier_id, lines }: Drafted['body']) {
  const supplier = await lockSupplier(tx, storeId, supplier_id);
  if (!supplier || supplier.retired) throw refuse(supplierNotFound);
  const ids = lines.map(({ product_id }) => product_id);
  if (ids.length > 0 && (await selectShelves(tx, storeId, ids)).length < ids.length)
    throw refuse(shelfNotFound);
}

export const draftSupplyOrderBy = (shop: Shop, person: StaffAsker, { path, body }: Drafted) =>
  shop.write(async (tx) => {
    const { store_id, id } = path;
    const { supplier_id, expected_on, note, lines, seen } = body;
    await lockStore(tx, store_id);
    await checkDraft(tx, store_id, body);
    const order = { supplier_id, expected_on, note };
    const number =
      seen === null ? await insertSupplyOrder(tx, { ...order, id, store_id, made_by: person.id }) : undefined;
    if (number === undefined) {
      // When the answer to a first save was lost, the save comes again without a version.
      await lockSeen(tx, path, seen ?? 1, 'draft');
      await updateSupplyOrder(tx, id, order);
    }
    await replaceSupplyLines(tx, id, lines);
    if (number !== undefined)
      await noteAct(tx, { ...about(person, path), kind: 'supply_drafted', after: { number, supplier_id } });
  });

const about = (person: StaffAsker, { store_id, id }: AtOrder) => ({
  personId: person.id,
  storeId: store_id,
  thing: 'supply_order',
  thingId: id,
});

type Sent = Pick<Received<typeof sendSupplyOrder>, 'path' | 'body'>;

export const sendSupplyOrderBy = (shop: Shop, person: StaffAsker, { path, body }: Sent) =>
  shop.write(async (tx) => {
    const { number } = await lockSeen(tx, path, body.seen, 'draft');
    const lines = await selectSupplyLines(tx, path.id);
    if (lines.length === 0) throw refuse(nothingOrdered);
    await updateSupplyOrder(tx, path.id, { state: 'sent', sent_at: tx.now });
    await noteAct(tx, {
      ...about(person, path),
      kind: 'supply_sent',
      after: { number, products: lines.length, bottles: sum(lines.map(({ bottles }) => bottles)) },
    });
  });

type Cancelled = Pick<Received<typeof cancelSupplyOrder>, 'path' | 'body'>;

export const cancelSupplyOrderBy = (shop: Shop, person: StaffAsker, { path, body }: Cancelled) =>
  shop.write(async (tx) => {
    const { number } = await lockSeen(tx, path, body.seen, 'draft', 'sent');
    await updateSupplyOrder(tx, path.id, { state: 'cancelled', ended_at: tx.now });
    await noteAct(tx, { ...about(person, path), kind: 'supply_cancelled', after: { number } });
  });
