import { dollars } from 'contract/platform/money';
import { noCreditThere } from 'contract/store-credit';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { balancesOf, endHeld, heldAtStores, readStatement } from '../ledger/index.js';

export async function listStoreCreditsOf(db: Db, customerId: Uuid) {
  const held = await heldAtStores(db, 'store_credit', customerId);
  return held.map(({ store, balance }) => ({ ...store, credit: dollars(balance) }));
}

type PageAsked = { page: number; pageSize: number };

export async function listCreditEntriesOf(db: Db, customerId: Uuid, storeId: number, asked: PageAsked) {
  const held = { kind: 'store_credit', ownerId: customerId, storeId } as const;
  const statement = await readStatement(db, held, asked, dollars);
  if (!statement) throw refuse(noCreditThere);
  return statement;
}

/** What credit a customer has at a store, in cents. */
export async function storeCreditAt(db: Db, customerId: Uuid, storeId: number) {
  const held = await balancesOf(db, 'store_credit', customerId);
  return held.find((each) => each.storeId === storeId)?.balance ?? 0;
}

export const endStoreCreditOf = (tx: Transaction, customerId: Uuid) =>
  endHeld(tx, 'store_credit', customerId, 'breakage');
