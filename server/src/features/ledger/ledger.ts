import { balanceTooLow } from 'contract/ledger';
import type { Db, Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { type Account, accountId, type BalanceKind, ownerOf, rateOf } from './accounts.js';
import {
  insertTransactions,
  insistOnTransactions,
  isBalanceTooLow,
  selectBalances,
  selectBalancesById,
} from './ledger.sql.js';
import type { Reason } from './reasons.js';

/** Above zero into the account, below zero out of it: cents or points. All moves of a posting sum to zero. */
type Move = { account: Account; amount: number };

export type Posting = {
  storeId: number;
  reason: Reason;
  /** What causes the posting. For one cause, each reason is posted once. */
  about: Uuid;
  moves: readonly Move[];
  /** When it happened, if not now. */
  at?: Date;
};

/** This cause has its transaction already: what a repeated message or a second click asks for is done. */
export class AlreadyPosted extends Error {
  constructor({ reason, about }: Posting) {
    super(`${reason} of ${about} is posted already.`);
  }
}

/**
 * The one way into the ledger. What would take a balance below zero is refused, whatever the caller has read
 * before.
 */
export const post = (tx: Transaction, posting: Posting) => postAll(tx, [posting]);

/** Posts several at once, in the order in which they happened; one statement, however many. */
export async function postAll(tx: Transaction, postings: readonly Posting[]) {
  if (postings.length === 0) return;
  const { accounts, transactions, entries } = rowsOf(tx, postings);
  const posted = await insertTransactions(tx, accounts, transactions, entries).catch(refuseTooLow);
  const repeated = postings.find((_, i) => !posted.includes(transactions[i]!.id));
  if (repeated) throw new AlreadyPosted(repeated);
}

/**
 * Posts for a cause that is new at the end of the transaction, which comes to nothing when a balance is too
 * low.
 */
export function postLastly(tx: Transaction, posting: Posting) {
  const { accounts, transactions, entries } = rowsOf(tx, [posting]);
  tx.lastly(() => insistOnTransactions(tx, accounts, transactions, entries).catch(refuseTooLow));
}

const refuseTooLow = (error: unknown) => {
  throw isBalanceTooLow(error) ? refuse(balanceTooLow) : error;
};

function rowsOf(tx: Transaction, postings: readonly Posting[]) {
  const written = postings.map((posting) => writtenOut(tx, posting));
  const entries = written.flatMap((each) => each.entries).sort(byAccount);
  const accounts = new Map(entries.map(({ account }) => [account.id, account]));
  return {
    accounts: [...accounts.values()],
    transactions: written.map(({ transaction }) => transaction),
    entries,
  };
}

function writtenOut(tx: Transaction, { storeId, reason, about, moves, at = tx.now }: Posting) {
  const id = newId(at);
  const moving = moves.filter(({ amount }) => amount !== 0);
  const entries = moving.map(({ account, amount }, line) => {
    const named = {
      id: accountId(storeId, account),
      storeId,
      kind: account.kind,
      ownerId: ownerOf(account),
      rate: rateOf(account),
    };
    return { transactionId: id, line: line + 1, accountId: named.id, account: named, amount };
  });
  return { transaction: { id, storeId, reason, about, lines: moving.length, at }, entries };
}

/**
 * The database locks a balance when its entry is written: in this order two posts never wait for each other.
 */
const byAccount = (one: { accountId: Uuid }, other: { accountId: Uuid }) =>
  one.accountId < other.accountId ? -1 : Number(one.accountId > other.accountId);

/** At each store where the owner ever had something. */
export const balancesOf = (db: Db, kind: BalanceKind, ownerId: Uuid) => selectBalances(db, kind, [ownerId]);

/** What a customer has at a store to pay with, by one query: points, and credit in cents. */
export async function balancesAt(db: Db, storeId: number, ownerId: Uuid) {
  const ids = {
    points: accountId(storeId, { kind: 'points', ownerId }),
    store_credit: accountId(storeId, { kind: 'store_credit', ownerId }),
  };
  const rows = new Map(
    (await selectBalancesById(db, Object.values(ids))).map((row) => [row.id, row.balance]),
  );
  return { points: rows.get(ids.points) ?? 0, store_credit: rows.get(ids.store_credit) ?? 0 };
}

/** The balance of each owner that ever had something. */
export async function balanceByOwner(db: Db, kind: BalanceKind, ownerIds: readonly Uuid[]) {
  if (ownerIds.length === 0) return new Map<Uuid, number>();
  const rows = await selectBalances(db, kind, ownerIds);
  return new Map(rows.map(({ ownerId, balance }) => [ownerId, balance]));
}
