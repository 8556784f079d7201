import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { storeFronts } from '../stores/index.js';
import type { HeldKind } from './accounts.js';
import { balancesOf, holdBalances, postAll } from './ledger.js';

/** What a customer holds at each store where there ever was something, in the order of the stores' names. */
export async function heldAtStores(db: Db, kind: HeldKind, ownerId: Uuid) {
  const balances = new Map((await balancesOf(db, kind, ownerId)).map((held) => [held.storeId, held.balance]));
  const stores = await storeFronts(db, [...balances.keys()]);
  return stores.map(({ id, name, image_id }) => ({
    store: { store_id: id, store_name: name, image_id },
    balance: balances.get(id)!,
  }));
}

/** What is left of it at every store ends with the account that holds it. */
export async function endHeld(
  tx: Transaction,
  kind: HeldKind,
  ownerId: Uuid,
  into: 'points_ended' | 'breakage',
) {
  const left = (await holdBalances(tx, kind, ownerId)).filter(({ balance }) => balance > 0);
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
