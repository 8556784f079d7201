import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { storeFronts } from '../stores/index.js';
import type { BalanceKind } from './accounts.js';
import { balancesOf, postAll } from './ledger.js';
import { lockBalances } from './ledger.sql.js';

/** What a customer has at each store where they ever had something, in the order of the stores' names. */
export async function balancesAtStores(db: Db, kind: BalanceKind, ownerId: Uuid) {
  const owned = await balancesOf(db, kind, ownerId);
  const balances = new Map(owned.map(({ storeId, balance }) => [storeId, balance]));
  const stores = await storeFronts(db, [...balances.keys()]);
  return stores.map(({ id, name, image_id }) => ({
    store: { store_id: id, store_name: name, image_id },
    balance: balances.get(id)!,
  }));
}

/** What is left at every store ends with the customer's account. */
export async function endBalances(
  tx: Transaction,
  kind: BalanceKind,
  ownerId: Uuid,
  into: 'points_ended' | 'breakage',
) {
  const left = (await lockBalances(tx, kind, ownerId)).filter(({ balance }) => balance > 0);
  await postAll(
    tx,
    left.map(({ storeId, accountId, balance }) => ({
      storeId,
      reason: 'account_closed',
      about: accountId,
      moves: [
        { account: { kind, ownerId }, amount: -balance },
        { account: { kind: into }, amount: balance },
      ],
    })),
  );
}
