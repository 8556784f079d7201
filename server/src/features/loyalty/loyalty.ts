import { noPointsThere, type StorePoints } from 'contract/loyalty';
import type { PageAsked } from 'contract/platform/page';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { balancesAtStores, balancesOf, endBalances, readStatement } from '../ledger/index.js';
import { pointsTerms } from '../stores/index.js';

/** Points are redeemed in whole dollars: fewer points than a dollar takes are worth nothing yet. */
const worth = (points: number, lpEq1: number) => Math.floor(points / lpEq1);

export async function listLoyaltyPoints(db: Db, customerId: Uuid): Promise<StorePoints[]> {
  const balances = await balancesAtStores(db, 'points', customerId);
  if (balances.length === 0) return [];
  const terms = new Map((await pointsTerms(db)).map((term) => [term.id, term]));
  return balances.map(({ store, balance }) => {
    const { lp_eq_1, points_per_dollar } = terms.get(store.store_id)!;
    return { ...store, points: balance, value: worth(balance, lp_eq_1), points_per_dollar, lp_eq_1 };
  });
}

export async function listPointsEntries(db: Db, customerId: Uuid, storeId: number, asked: PageAsked) {
  const account = { kind: 'points', ownerId: customerId, storeId } as const;
  const statement = await readStatement(db, account, asked, (points) => points);
  if (!statement) throw refuse(noPointsThere);
  return statement;
}

/** How many points a customer has at a store. */
export async function pointsAt(db: Db, customerId: Uuid, storeId: number) {
  const balances = await balancesOf(db, 'points', customerId);
  return balances.find((each) => each.storeId === storeId)?.balance ?? 0;
}

export const endPointsOf = (tx: Transaction, customerId: Uuid) =>
  endBalances(tx, 'points', customerId, 'points_ended');
