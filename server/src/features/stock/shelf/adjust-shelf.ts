import type { Received } from 'contract/platform/endpoint';
import {
  type adjustShelf,
  type MovementKind,
  movedMeanwhile,
  promisedToOrders,
  shelfNotFound,
} from 'contract/stock/stock.staff';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteActs, type StaffAsker } from '../../staff/index.js';
import { insertMovements } from '../movements.sql.js';
import { lockShelves } from './shelves.sql.js';

type ShelfAdjustment = Pick<Received<typeof adjustShelf>, 'path' | 'body'>;
type Kind = Extract<MovementKind, 'adjusted' | 'broken'>;
type Adjustment = { product_id: number; quantity: number };

/**
 * Adds or removes this many bottles on each of these shelves. Nothing changes when some of them have been
 * promised to orders.
 */
export async function adjustShelves(
  tx: Transaction,
  personId: Uuid,
  storeId: number,
  { kind, why, adjustments }: { kind: Kind; why: string; adjustments: readonly Adjustment[] },
) {
  const ids = adjustments.map(({ product_id }) => product_id);
  const before = new Map((await lockShelves(tx, storeId, ids)).map((shelf) => [shelf.product_id, shelf]));
  for (const { product_id, quantity } of adjustments) {
    const shelf = before.get(product_id);
    if (!shelf) throw refuse(shelfNotFound);
    if (shelf.on_hand + quantity < shelf.held)
      throw refuse(promisedToOrders, {
        message: `${shelf.held} of the ${shelf.on_hand} are promised to orders: at least these must stay.`,
      });
  }
  const moved = await insertMovements(
    tx,
    adjustments.map(({ product_id, quantity }) => ({
      store_id: storeId,
      product_id,
      kind,
      quantity,
      why,
      person_id: personId,
    })),
  );
  await noteActs(
    tx,
    storeId,
    moved.map(({ product_id, on_hand }) => ({
      personId,
      kind: `stock_${kind}` as const,
      thing: 'product',
      thingId: product_id,
      before: { on_hand: before.get(product_id)!.on_hand },
      after: { on_hand },
      why,
    })),
  );
  return moved;
}

/**
 * Corrects a shelf as somebody found it, judged by what they saw: after a sale meanwhile they must look
 * again.
 */
export const adjustShelfBy = (shop: Shop, person: StaffAsker, { path, body }: ShelfAdjustment) =>
  shop.write(async (tx) => {
    const { store_id, product_id } = path;
    const { kind, bottles, why, seen } = body;
    const [shelf] = await lockShelves(tx, store_id, [product_id]);
    if (!shelf) throw refuse(shelfNotFound);
    if (shelf.on_hand !== seen)
      throw refuse(movedMeanwhile, {
        message: `Somebody has moved this bottle meanwhile: there are ${shelf.on_hand} now.`,
      });
    const [now] = await adjustShelves(tx, person.id, store_id, {
      kind: kind === 'broken' ? 'broken' : 'adjusted',
      why,
      adjustments: [{ product_id, quantity: kind === 'more' ? bottles : -bottles }],
    });
    return { on_hand: now!.on_hand };
  });
