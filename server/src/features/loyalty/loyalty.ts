import { noPointsThere, type StorePoints } from 'contract/loyalty';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { balancesOf, endHeld, heldAtStores, readStatement } from '../ledger/index.js';

export async function listLoyaltyPointsOf(db: Db, customerId: Uuid): Promise<StorePoints[]> {
  const held = await heldAtStores(db, 'points', customerId);
  return held.map(({ store, balance }) => ({ ...store, points: balance }));
}

type PageAsked = { page: number; pageSize: number };

export async function listPointsEntriesOf(db: Db, customerId: Uuid, storeId: number, asked: PageAsked) {
  const held = { kind: 'points', ownerId: customerId, storeId } as const;
  const statement = await readStatement(db, held, asked, (points) => points);
  if (!statement) throw refuse(noPointsThere);
  return statement;
}

/** How many points a customer has at a store. */
export async function pointsAt(db: Db, customerId: Uuid, storeId: number) {
  const held = await balancesOf(db, 'points', customerId);
  return held.find((each) => each.storeId === storeId)?.balance ?? 0;
}

export const endPointsOf = (tx: Transaction, customerId: Uuid) =>
  endHeld(tx, 'points', customerId, 'points_ended');
