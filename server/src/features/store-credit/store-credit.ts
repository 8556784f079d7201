import { dollars } from 'contract/platform/money';
import type { PageAsked } from 'contract/platform/page';
import { noCreditThere } from 'contract/store-credit';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { balancesAtStores, balancesOf, endBalances, readStatement } from '../ledger/index.js';

export async function listStoreCredits(db: Db, customerId: Uuid) {
  const balances = await balancesAtStores(db, 'store_credit', customerId);
  return balances.map(({ store, balance }) => ({ ...store, credit: dollars(balance) }));
}

export async function listCreditEntries(db: Db, customerId: Uuid, storeId: number, asked: PageAsked) {
  const credit = { kind: 'store_credit', ownerId: customerId, storeId } as const;
  const statement = await readStatement(db, credit, asked, dollars);
  if (!statement) throw refuse(noCreditThere);
  return statement;
}

/** What credit a customer has at a store, in cents. */
export async function storeCreditAt(db: Db, customerId: Uuid, storeId: number) {
  const balances = await balancesOf(db, 'store_credit', customerId);
  return balances.find((each) => each.storeId === storeId)?.balance ?? 0;
}

export const endStoreCreditOf = (tx: Transaction, customerId: Uuid) =>
  endBalances(tx, 'store_credit', customerId, 'breakage');
