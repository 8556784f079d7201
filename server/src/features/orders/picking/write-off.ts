import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { insertMovements } from '../../stock/index.js';
import type { Order } from '../course/move-order.sql.js';

type Bottles = { product_id: number; quantity: number };

async function adjust(
  tx: Transaction,
  store_id: number,
  bottles: readonly Bottles[],
  { why, person_id }: { why: string; person_id: Uuid },
) {
  if (bottles.length === 0) return;
  await insertMovements(
    tx,
    bottles.map((each) => ({ store_id, ...each, kind: 'adjusted' as const, why, person_id })),
  );
}

/** Bottles that were missing from the shelf leave the stock. */
export const writeOff = (
  tx: Transaction,
  { store_id, number }: Order,
  person_id: Uuid,
  bottles: readonly Bottles[],
) =>
  adjust(
    tx,
    store_id,
    bottles.map(({ product_id, quantity }) => ({ product_id, quantity: -quantity })),
    { why: `Not on the shelf when order ${number} was picked`, person_id },
  );

/** Bottles that were found after all come back into the stock. */
export const writeOn = (
  tx: Transaction,
  { store_id, number }: Order,
  person_id: Uuid,
  bottles: readonly Bottles[],
) =>
  adjust(tx, store_id, bottles, {
    why: `Found after all when order ${number} was picked`,
    person_id,
  });
