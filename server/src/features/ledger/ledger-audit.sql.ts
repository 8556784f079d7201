import { sql } from 'kysely';
import type { Check } from '../../platform/audit.js';
import type { Db } from '../../platform/database/database.js';

/** Without one of these, a row could be changed or a balance moved unnoticed. */
const guards = [
  'ledger_account_by_entry',
  'ledger_account_stays',
  'ledger_entry_moves',
  'ledger_entry_stays',
  'ledger_transaction_even',
  'ledger_transaction_stays',
];

const selectGuards = async (db: Db) => {
  const { rows } = await sql<{ tgname: string }>`
    select tgname from pg_trigger
    where tgname = any(${guards}) and tgenabled in ('O', 'A')
      and tgrelid in ('ledger_account'::regclass, 'ledger_transaction'::regclass, 'ledger_entry'::regclass)`.execute(
    db,
  );
  return rows.map(({ tgname }) => tgname);
};

const constraint = 'ledger_balance_not_below_zero';

export const ledgerChecks: Check[] = [
  {
    promise: 'Every ledger transaction sums to zero and has all its entries',
    breaches: async (db) => {
      const { rows } = await sql<{ id: string; unit: string | null; total: number }>`
        select transaction.id, account.unit, coalesce(sum(entry.amount), 0)::bigint as total
        from ledger_transaction transaction
        left join ledger_entry entry on entry.transaction_id = transaction.id
        left join ledger_account account on account.id = entry.account_id
        group by transaction.id, account.unit
        having coalesce(sum(entry.amount), 0) <> 0
          or (select count(*) from ledger_entry where transaction_id = transaction.id) <> transaction.lines`.execute(
        db,
      );
      return rows.map(({ id, unit, total }) =>
        total === 0
          ? `The transaction ${id} has not the entries that it names.`
          : `The transaction ${id} is off by ${total} ${unit}.`,
      );
    },
  },
  {
    promise: 'The database refuses every change of a ledger row',
    breaches: async (db) => {
      const standing = await selectGuards(db);
      return guards
        .filter((guard) => !standing.includes(guard))
        .map((guard) => `Its guard ${guard} is missing or switched off.`);
    },
  },
  {
    promise: 'Gift-card, credit and points balances are not below zero, in the database itself',
    breaches: async (db) => {
      const { rows: below } = await sql<{ id: string; balance: number }>`
        select id, balance from ledger_account where balance < 0`.execute(db);
      const { rows: guard } = await sql`
        select from pg_constraint where conname = ${constraint} and convalidated`.execute(db);
      return [
        ...below.map(({ id, balance }) => `The account ${id} holds ${balance}.`),
        ...(guard.length === 0 ? [`Its guard ${constraint} is missing.`] : []),
      ];
    },
  },
  {
    promise: 'Gift-card, credit and points balances equal the sum of their entries',
    breaches: async (db) => {
      const { rows } = await sql<{ id: string; balance: number; total: number }>`
        select account.id, account.balance, coalesce(sum(entry.amount), 0)::bigint as total
        from ledger_account account left join ledger_entry entry on entry.account_id = account.id
        where account.owner_id is not null
        group by account.id
        having account.balance <> coalesce(sum(entry.amount), 0) or account.entries <> count(entry.line)`.execute(
        db,
      );
      return rows.map(({ id, balance, total }) => `The account ${id} says ${balance}, its entries ${total}.`);
    },
  },
  {
    promise: 'Every line of a statement says what was there after it',
    breaches: async (db) => {
      const { rows } = await sql<{ account_id: string; position: number }>`
        select account_id, position from (
          select account_id, position, balance,
            sum(amount) over (partition by account_id order by position) as total
          from ledger_entry where position is not null
        ) as line where balance <> total`.execute(db);
      return rows.map(
        ({ account_id, position }) => `Line ${position} of the account ${account_id} is wrong.`,
      );
    },
  },
];
