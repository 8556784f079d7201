import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { audit } from '../../app/audit.js';
import { newId } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import { accountId } from './accounts.js';
import { post } from './ledger.js';

const storeId = 1;

describeShop('the audit of the ledger', (shop) => {
  const ownerId = newId(new Date());
  const account = accountId(storeId, { kind: 'store_credit', ownerId });

  const give = (amount: number) =>
    shop.shop.write((tx) =>
      post(tx, {
        storeId,
        reason: 'goodwill',
        about: newId(tx.now),
        moves: [
          { account: { kind: 'store_credit', ownerId }, amount },
          { account: { kind: 'goodwill' }, amount: -amount },
        ],
      }),
    );
  const run = (statement: string) => shop.shop.write((tx) => sql.raw(statement).execute(tx));

  const told = async () => {
    const lines: string[] = [];
    await shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
    return lines.filter((line) => !line.startsWith('✓'));
  };

  /** Takes a guard away, does the harm that it prevents, looks at the audit, and puts everything back. */
  async function without(takeOut: string[], harm: string[], repair: string[], putBack: string[]) {
    for (const statement of [...takeOut, ...harm]) await run(statement);
    const lines = await told();
    for (const statement of [...repair, ...putBack]) await run(statement);
    expect(await told()).toEqual([]);
    return lines;
  }
  const guardOff = (table: string, guard: string) => `alter table ${table} disable trigger ${guard}`;
  const guardOn = (table: string, guard: string) => `alter table ${table} enable trigger ${guard}`;

  it('finds nothing in a ledger that was posted to', async () => {
    await give(500);
    await give(-200);
    expect(await told()).toEqual([]);
  });

  it('tells a transaction that does not sum to zero', async () => {
    const off = [guardOff('ledger_entry', 'ledger_entry_stays')];
    const on = [guardOn('ledger_entry', 'ledger_entry_stays')];
    const first = `account_id = '${account}' and position = 1`;
    const harm = [`update ledger_entry set amount = amount + 7 where ${first}`];
    const repair = [`update ledger_entry set amount = amount - 7 where ${first}`];
    expect(await without(off, harm, repair, on)).toEqual([
      '✗ Every ledger transaction sums to zero and has all its entries',
      expect.stringMatching(/is off by 7 usd_cent/),
      '✗ The database refuses every change of a ledger row',
      '    Its guard ledger_entry_stays is missing or switched off.',
      '✗ Gift-card, credit and points balances equal the sum of their entries',
      `    The account ${account} says 300, its entries 307.`,
      '✗ Every line of a statement says what was there after it',
      expect.stringMatching(/Line 1 of the account/),
      expect.stringMatching(/Line 2 of the account/),
    ]);
  });

  it('tells a transaction without its entries', async () => {
    const id = newId(new Date());
    const off = [
      guardOff('ledger_transaction', 'ledger_transaction_even'),
      guardOff('ledger_transaction', 'ledger_transaction_stays'),
    ];
    const on = [
      guardOn('ledger_transaction', 'ledger_transaction_even'),
      guardOn('ledger_transaction', 'ledger_transaction_stays'),
    ];
    const harm = [
      `insert into ledger_transaction (id, store_id, reason, about, lines, at)
        values ('${id}', 1, 'goodwill', '${id}', 2, now())`,
    ];
    const repair = [`delete from ledger_transaction where id = '${id}'`];
    expect(await without(off, harm, repair, on)).toEqual([
      '✗ Every ledger transaction sums to zero and has all its entries',
      `    The transaction ${id} has not the entries that it names.`,
      '✗ The database refuses every change of a ledger row',
      '    Its guard ledger_transaction_even is missing or switched off.',
      '    Its guard ledger_transaction_stays is missing or switched off.',
    ]);
  });

  it('tells a balance that was moved by hand', async () => {
    const off = [guardOff('ledger_account', 'ledger_account_by_entry')];
    const on = [guardOn('ledger_account', 'ledger_account_by_entry')];
    const set = (balance: number) => [
      `update ledger_account set balance = ${balance} where id = '${account}'`,
    ];
    expect(await without(off, set(9_900), set(300), on)).toEqual([
      '✗ The database refuses every change of a ledger row',
      '    Its guard ledger_account_by_entry is missing or switched off.',
      '✗ Gift-card, credit and points balances equal the sum of their entries',
      `    The account ${account} says 9900, its entries 300.`,
    ]);
  });

  it('tells a balance below zero', async () => {
    const constraint = 'ledger_balance_not_below_zero';
    await run(`alter table ledger_account drop constraint ${constraint}`);
    await give(-1_000);
    expect(await told()).toEqual([
      '✗ Gift-card, credit and points balances are not below zero, in the database itself',
      `    The account ${account} holds -700.`,
      `    Its guard ${constraint} is missing.`,
    ]);
    await give(1_000);
    await run(`alter table ledger_account add constraint ${constraint} check (balance >= 0)`);
    expect(await told()).toEqual([]);
  });
});
