import { receivedAlready } from 'contract/stock/receiving.staff';
import { shelfNotFound } from 'contract/stock/stock.staff';
import type { Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { namesOf } from '../../catalogue/index.js';
import { insertMovements } from '../movements.sql.js';
import { lockShelves } from '../shelf/shelves.sql.js';
import { insertDelivery, selectReceived } from './deliveries.sql.js';

type Line = { product_id: number; bottles: number };
/** With the cost of one, where it is known. */
type Costed = Line & { unit_cost?: number | null };

const asText = (lines: readonly Line[]) =>
  lines
    .map(({ product_id, bottles }) => `${product_id} × ${bottles}`)
    .toSorted()
    .join();

/** When an answer was lost, the call comes again with the same bottles. */
async function checkIsTheSame(tx: Transaction, storeId: number, id: Uuid, lines: readonly Line[]) {
  if (asText(await selectReceived(tx, storeId, id)) !== asText(lines)) throw refuse(receivedAlready);
}

async function checkShelves(tx: Transaction, storeId: number, lines: readonly Line[]) {
  if (lines.length === 0) return;
  const ids = lines.map(({ product_id }) => product_id);
  const there = new Set((await lockShelves(tx, storeId, ids)).map(({ product_id }) => product_id));
  const missing = ids.filter((id) => !there.has(id));
  if (missing.length === 0) return;
  const names = [...(await namesOf(tx, missing, [])).products.values()];
  throw refuse(
    shelfNotFound,
    names.length > 0 ? { message: `This store does not carry ${names.join(', ')}.` } : {},
  );
}

type Delivery = Omit<Tables['stock_delivery'], 'received_at'>;

/** Puts them there once: false when this delivery exists already, with the same bottles. */
export async function putOntoShelves(tx: Transaction, delivery: Delivery, lines: readonly Costed[]) {
  const { id, store_id, person_id } = delivery;
  if (!(await insertDelivery(tx, delivery))) {
    await checkIsTheSame(tx, store_id, id, lines);
    return false;
  }
  await checkShelves(tx, store_id, lines);
  if (lines.length > 0)
    await insertMovements(
      tx,
      lines.map(({ product_id, bottles, unit_cost = null }) => ({
        store_id,
        product_id,
        kind: 'received',
        quantity: bottles,
        delivery_id: id,
        person_id,
        cost: unit_cost === null ? null : unit_cost * bottles,
      })),
    );
  return true;
}
