import { balanceTooLow } from 'contract/ledger';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { days, later } from '../../platform/clock.js';
import { lowestIdAt, newId, type Uuid } from '../../platform/ids.js';
import type { Shop } from '../../platform/shop.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { accountId } from './accounts.js';
import { AlreadyPosted, balanceByOwner, balancesOf, type Posting, post, postAll } from './ledger.js';
import { lockBalances } from './ledger.sql.js';

const storeId = 1;

describeShopOnBoth('the ledger', (shop) => {
  const someone = () => newId(shop.clock.now());
  const write: Shop['write'] = (work) => shop.shop.write(work);
  const points = (ownerId: Uuid) => ({ kind: 'points', ownerId }) as const;

  const given = (ownerId: Uuid, amount: number, more: Partial<Posting> = {}): Posting => ({
    storeId,
    reason: 'goodwill',
    about: someone(),
    moves: [
      { account: points(ownerId), amount },
      { account: { kind: 'points_issued' }, amount: -amount },
    ],
    ...more,
  });
  const give = (ownerId: Uuid, amount: number, more: Partial<Posting> = {}) =>
    write((tx) => post(tx, given(ownerId, amount, more)));
  const pointsOf = async (ownerId: Uuid) =>
    (await shop.shop.read((db) => balanceByOwner(db, 'points', [ownerId]))).get(ownerId);

  const entriesOf = (ownerId: Uuid) =>
    shop.shop.read((db) =>
      db
        .selectFrom('ledger_entry')
        .select(['position', 'amount', 'balance'])
        .where('account_id', '=', accountId(storeId, points(ownerId)))
        .orderBy('position')
        .execute(),
    );
  const refusedBy = (what: RegExp) => expect.objectContaining({ message: expect.stringMatching(what) });
  const run = (statement: string) => write((tx) => sql.raw(statement).execute(tx));

  it('has an account for each rate at each place', () => {
    const rates = [
      undefined,
      { state: 'CA', place: null, millionths: 86_250 },
      { state: 'CA', place: 'Alameda', millionths: 86_250 },
      { state: 'CA', place: 'Alameda', millionths: 102_500 },
      { state: 'NV', place: null, millionths: 86_250 },
    ];
    const ids = rates.flatMap((rate) => [
      accountId(storeId, { kind: 'sales', rate }),
      accountId(storeId, { kind: 'tax', rate }),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tells by the ids of what is posted when that was, also of days that are over', async () => {
    const owner = someone();
    const then = later(shop.clock.now(), -days(40));
    await give(owner, 5, { at: then });
    const [posted] = await shop.shop.read((db) =>
      db
        .selectFrom('ledger_transaction')
        .innerJoin('ledger_entry', 'transaction_id', 'ledger_transaction.id')
        .select('ledger_transaction.id')
        .where('account_id', '=', accountId(storeId, points(owner)))
        .execute(),
    );
    expect(posted!.id >= lowestIdAt(then) && posted!.id < lowestIdAt(later(then, 1))).toBe(true);
  });

  it('moves a balance with every entry and says what was there after each', async () => {
    const ada = someone();
    await give(ada, 500);
    await give(ada, -120);
    expect(await pointsOf(ada)).toBe(380);
    expect(await entriesOf(ada)).toEqual([
      { position: 1, amount: 500, balance: 500 },
      { position: 2, amount: -120, balance: 380 },
    ]);
  });

  it('keeps the balances of two stores apart', async () => {
    const ada = someone();
    await give(ada, 500);
    await give(ada, 70, { storeId: 2 });
    const balances = await shop.shop.read((db) => balancesOf(db, 'points', ada));
    expect(balances.sort((a, b) => a.storeId - b.storeId)).toMatchObject([
      { storeId: 1, balance: 500 },
      { storeId: 2, balance: 70 },
    ]);
  });

  it('takes no more than there is, and leaves everything as it was', async () => {
    const [ada, bob] = [someone(), someone()];
    await give(ada, 100);
    const both = {
      moves: [points(bob), points(ada)].map((account, i) => ({ account, amount: i ? -101 : 101 })),
    };
    await expect(give(ada, 0, both)).rejects.toMatchObject({ refusal: balanceTooLow });
    await expect(give(ada, -101)).rejects.toMatchObject({ refusal: balanceTooLow });
    expect([await pointsOf(ada), await pointsOf(bob)]).toEqual([100, undefined]);
  });

  it('posts one cause once, and lets the caller go on after a repeated one', async () => {
    const [ada, order] = [someone(), someone()];
    await give(ada, 100, { about: order });
    const again = await write(async (tx) => {
      const repeated = await post(tx, given(ada, 100, { about: order })).catch((error: unknown) => error);
      await post(tx, given(ada, 5));
      return repeated;
    });
    expect(again).toBeInstanceOf(AlreadyPosted);
    expect(await pointsOf(ada)).toBe(105);
    await give(ada, 1, { about: order, reason: 'order_handed_over' });
    expect(await pointsOf(ada)).toBe(106);
  });

  it('posts one cause once, also when it comes many times at the same moment', async () => {
    const [ada, order] = [someone(), someone()];
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => give(ada, 100, { about: order })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await pointsOf(ada)).toBe(100);
  });

  it('refuses a transaction that does not sum to zero, per unit', async () => {
    const ada = someone();
    const uneven = {
      moves: [
        { account: points(ada), amount: 5 },
        { account: { kind: 'points_issued' }, amount: -4 },
      ],
    };
    await expect(give(ada, 0, uneven as Partial<Posting>)).rejects.toEqual(
      refusedBy(/does not sum to zero in point/),
    );
    const mixed = {
      moves: [
        { account: points(ada), amount: 5 },
        { account: { kind: 'goodwill' }, amount: -5 },
      ],
    };
    await expect(give(ada, 0, mixed as Partial<Posting>)).rejects.toEqual(
      refusedBy(/does not sum to zero in (point, usd_cent|usd_cent, point)/),
    );
    expect(await pointsOf(ada)).toBeUndefined();
  });

  it('is only added to: no row is changed, taken away or added to what stands', async () => {
    const ada = someone();
    await give(ada, 100);
    const mine = `account_id = '${accountId(storeId, points(ada))}'`;
    for (const change of [
      `update ledger_entry set amount = 1 where ${mine}`,
      `delete from ledger_entry where ${mine}`,
      'truncate ledger_entry',
      'update ledger_transaction set at = now()',
      'delete from ledger_transaction',
      'truncate ledger_transaction cascade',
      'delete from ledger_account',
      'truncate ledger_account cascade',
    ])
      await expect(run(change), change).rejects.toEqual(refusedBy(/is only added to/));
    const late = `insert into ledger_entry (transaction_id, line, account_id, amount)
      select transaction_id, 3, account_id, 5 from ledger_entry where ${mine}`;
    await expect(run(late)).rejects.toEqual(refusedBy(/has 2 entries and no more/));
    const short = `insert into ledger_transaction (id, store_id, reason, about, lines, at)
      values ('${someone()}', 1, 'goodwill', '${someone()}', 2, now())`;
    await expect(run(short)).rejects.toEqual(refusedBy(/has not the 2 entries/));
  });

  it('lets nothing but an entry move a balance', async () => {
    const ada = someone();
    await give(ada, 100);
    const id = accountId(storeId, points(ada));
    for (const change of [
      `update ledger_account set balance = balance + 1 where id = '${id}'`,
      `update ledger_account set owner_id = '${someone()}' where id = '${id}'`,
      `insert into ledger_account (id, store_id, kind, owner_id, balance)
        values ('${someone()}', 1, 'points', '${someone()}', 1)`,
    ])
      await expect(run(change), change).rejects.toEqual(refusedBy(/moved by an entry alone/));
    expect(await pointsOf(ada)).toBe(100);
  });

  it("refuses an entry in another store's account", async () => {
    const [ada, transaction] = [someone(), someone()];
    await give(ada, 100);
    const id = accountId(storeId, points(ada));
    const elsewhere = `
      insert into ledger_transaction (id, store_id, reason, about, lines, at)
        values ('${transaction}', 2, 'goodwill', '${someone()}', 2, now());
      insert into ledger_entry (transaction_id, line, account_id, amount) values ('${transaction}', 1, '${id}', 5);`;
    await expect(run(elsewhere)).rejects.toEqual(refusedBy(/account of its transaction's store/));
  });

  it('keeps sums zero and balances right whatever is posted', async () => {
    const move = fc.record({
      from: fc.nat(3),
      to: fc.nat(3),
      amount: fc.integer({ min: 1, max: 300 }),
      storeId: fc.constantFrom(1, 2),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
        async (posts) => {
          const owners = [someone(), someone(), someone()];
          const accounts = owners.map((ownerId) => ({ kind: 'store_credit', ownerId }) as const);
          const account = (i: number) => accounts[i] ?? ({ kind: 'goodwill' } as const);
          const expected = new Map<string, number>();
          for (const moves of posts) {
            const storeId = moves[0]!.storeId;
            const after = new Map(expected);
            const both = moves.flatMap(({ from, to, amount }) => [
              { account: account(from), amount: -amount, who: from },
              { account: account(to), amount, who: to },
            ]);
            // In the order in which the database sees them, because a balance may not fall below zero in
            // between either.
            let isPossible = true;
            for (const { who, amount } of both) {
              const key = `${who}/${storeId}`;
              after.set(key, (after.get(key) ?? 0) + amount);
              if (who < 3 && after.get(key)! < 0) isPossible = false;
            }
            const posting = { storeId, reason: 'goodwill', about: someone(), moves: both } as const;
            const answer = await write((tx) => post(tx, posting)).then(
              () => 'posted',
              (error: { refusal?: { code: string } }) => error.refusal?.code ?? error,
            );
            expect(answer).toBe(isPossible ? 'posted' : 'balance_too_low');
            if (isPossible) for (const [key, sum] of after) expected.set(key, sum);
          }
          for (const [i, ownerId] of owners.entries())
            for (const { storeId, balance } of await shop.shop.read((db) =>
              balancesOf(db, 'store_credit', ownerId),
            ))
              expect(balance).toBe(expected.get(`${i}/${storeId}`) ?? 0);
        },
      ),
      { numRuns: 15 },
    );
    const uneven = await shop.shop.read((db) =>
      sql`select transaction_id from ledger_entry join ledger_account on id = account_id
        group by transaction_id, unit having sum(amount) <> 0`.execute(db),
    );
    expect(uneven.rows).toEqual([]);
  });

  it('gives one balance to as many as it is enough for, of 20 who want it at once', async () => {
    const ada = someone();
    await give(ada, 700);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => give(ada, -100)));
    const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(13);
    for (const { reason } of refused) expect(reason).toMatchObject({ refusal: balanceTooLow });
    expect(await pointsOf(ada)).toBe(0);
  });

  it('lets the same accounts be moved in opposite order at once, also such as are new', async () => {
    const owners = Array.from({ length: 60 }, someone);
    const each = owners.map((ownerId) => ({ account: points(ownerId), amount: 1 }));
    const issued = { account: { kind: 'points_issued' } as const, amount: -owners.length };
    let attempts = 0;
    const giveAll = (moves: Posting['moves']) =>
      write((tx) => {
        attempts++;
        return post(tx, given(owners[0]!, 0, { moves: [...moves, issued] }));
      });
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 8 }, (_, n) => giveAll(n % 2 ? each : each.toReversed())));
    // No deadlock, not even one that a repetition hides.
    expect(attempts).toBe(24);
    expect([await pointsOf(owners[0]!), await pointsOf(owners.at(-1)!)]).toEqual([24, 24]);
  });

  it('locks the balances that somebody is about to spend', async () => {
    const ada = someone();
    await give(ada, 100);
    const spendAll = () =>
      write(async (tx) => {
        const [account] = await lockBalances(tx, 'points', ada);
        if (account!.balance > 0) await post(tx, given(ada, -account!.balance));
        return account!.balance;
      });
    const spent = await Promise.all([spendAll(), spendAll(), spendAll()]);
    expect(spent.sort()).toEqual([0, 0, 100]);
  });

  it('posts a long history in one statement', async () => {
    const ada = someone();
    const history = Array.from({ length: 300 }, (_, day) =>
      given(ada, day % 3 === 2 ? -15 : 10, { at: new Date(Date.UTC(2026, 0, 1 + day)) }),
    );
    const statements = await write(async (tx) => {
      const executed = vi.spyOn(tx.getExecutor(), 'executeQuery');
      await postAll(tx, history);
      return executed.mock.calls.length;
    });
    expect(statements).toBe(1);
    expect(await pointsOf(ada)).toBe(500);
    const entries = await entriesOf(ada);
    expect(entries.map(({ position }) => position)).toEqual(Array.from({ length: 300 }, (_, i) => i + 1));
  });
});
