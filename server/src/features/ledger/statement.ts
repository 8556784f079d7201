import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { storeDay, storeFronts } from '../stores/index.js';
import type { BalanceKind } from './accounts.js';
import { selectBalances, selectEntries } from './ledger.sql.js';
import { reasonInWords } from './reasons.js';

type OneBalance = { kind: BalanceKind; ownerId: Uuid; storeId: number };

/** How an amount travels: points as they are, cents as dollars. */
type Unit = (amount: number) => number;

/**
 * Undefined when the account never had anything: so a missing store and somebody else's balance look the
 * same.
 */
export async function readStatement(
  db: Db,
  { kind, ownerId, storeId }: OneBalance,
  asked: PageAsked,
  unit: Unit,
) {
  const accounts = await selectBalances(db, kind, [ownerId]);
  const account = accounts.find((each) => each.storeId === storeId);
  if (!account) return undefined;
  const [store] = await storeFronts(db, [storeId]);
  const newest = account.entries - (asked.page - 1) * asked.pageSize;
  const rows = newest > 0 ? await selectEntries(db, account.accountId, newest, asked.pageSize) : [];
  const entries = rows.map(({ at, reason, about, amount, balance }) => ({
    at: at.toISOString(),
    date: storeDay(store!.timezone, at),
    reason: reasonInWords(reason, kind),
    about,
    amount: unit(amount),
    balance: unit(balance),
  }));
  return {
    store_name: store!.name,
    balance: unit(account.balance),
    ...toPage(entries, account.entries, asked),
  };
}
