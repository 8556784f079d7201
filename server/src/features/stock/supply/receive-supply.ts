import { sum } from 'contract/platform/cents';
import type { Received } from 'contract/platform/endpoint';
import { receivedAlready } from 'contract/stock/receiving.staff';
import { supplyOrderNotFound } from 'contract/stock/supply-orders.staff';
import {
  notInOrder,
  type receiveSupply,
  sayWhy,
  supplyOrderOver,
} from 'contract/stock/supply-receiving.staff';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { putOntoShelves } from '../receiving/put-onto-shelves.js';
import { addReceived, selectOrderOfDelivery } from './receive-supply.sql.js';
import {
  lockSupplyOrder,
  selectSupplyLines,
  selectSupplyOrder,
  updateSupplyOrder,
} from './supply-orders.sql.js';

export async function getArrivalOf(db: Db, { store_id, id }: { store_id: number; id: Uuid }) {
  const order = await selectSupplyOrder(db, store_id, id);
  if (!order || order.state === 'draft' || order.state === 'cancelled') throw refuse(supplyOrderNotFound);
  const { number, supplier_name, expected_on } = order;
  const lines = (await selectSupplyLines(db, id)).map(
    ({ unit_cost: _cost, cases: _cases, case_size: _size, ...line }) => line,
  );
  return { id, number, supplier: supplier_name, expected_on, over: order.state === 'received', lines };
}

type SupplyToReceive = Pick<Received<typeof receiveSupply>, 'path' | 'body'>;
type Known = Awaited<ReturnType<typeof selectSupplyLines>>;

/** The state of each line after these bottles have come. */
function afterwards(known: Known, come: SupplyToReceive['body']['lines']) {
  const now = new Map(come.map((line) => [line.product_id, line]));
  if (come.some(({ product_id }) => !known.some((line) => line.product_id === product_id)))
    throw refuse(notInOrder);
  return known.map(({ product_id, bottles, received }) => {
    const has = received + (now.get(product_id)?.bottles ?? 0);
    return { missing: Math.max(0, bottles - has), over: Math.max(0, has - bottles) };
  });
}

/**
 * Puts what has come of an order onto the shelves; the order is over when nothing is missing, or nobody waits
 * for the rest.
 */
export const receiveSupplyBy = (shop: Shop, person: StaffAsker, { path, body }: SupplyToReceive) =>
  shop.write(async (tx) => {
    const { store_id, id } = path;
    const { delivery_id, note, lines, closes, why } = body;
    const order = await lockSupplyOrder(tx, store_id, id);
    if (!order || order.state === 'draft') throw refuse(supplyOrderNotFound);
    const known = await selectSupplyLines(tx, id);
    const stand = afterwards(known, lines);
    const costs = new Map(known.map(({ product_id, unit_cost }) => [product_id, unit_cost]));
    const bottles = sum(lines.map((line) => line.bottles));
    const damaged = sum(lines.map((line) => line.damaged));
    const missing = sum(stand.map((line) => line.missing));
    const over = missing === 0 || closes;
    const delivery = {
      id: delivery_id,
      store_id,
      note,
      person_id: person.id,
      supply_order_id: id,
      why: why === '' ? null : why,
    };
    const isNew = await putOntoShelves(
      tx,
      delivery,
      lines
        .filter((line) => line.bottles > 0)
        .map((line) => ({ ...line, unit_cost: costs.get(line.product_id) ?? null })),
    );
    if (!isNew) {
      if ((await selectOrderOfDelivery(tx, delivery_id)) !== id) throw refuse(receivedAlready);
      return { bottles, over: order.state === 'received' };
    }
    if (order.state === 'received' || order.state === 'cancelled') throw refuse(supplyOrderOver);
    const isExplained =
      why !== '' || (damaged === 0 && stand.every((line) => line.over === 0) && !(closes && missing > 0));
    if (!isExplained) throw refuse(sayWhy);
    await addReceived(tx, id, lines);
    await updateSupplyOrder(
      tx,
      id,
      over ? { state: 'received', ended_at: tx.now } : { state: 'partly_received' },
    );
    await noteAct(tx, {
      personId: person.id,
      storeId: store_id,
      kind: 'supply_received',
      thing: 'supply_order',
      thingId: id,
      after: { number: order.number, bottles, damaged, missing: over ? missing : 0 },
      ...(why !== '' && { why }),
    });
    return { bottles, over };
  });
