import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { postAll } from '../features/ledger/index.js';
import { newId } from '../platform/ids.js';
import { describeShop } from '../testing/describe-shop.js';
import { GiftShop } from '../testing/gift-shop.js';
import { reportLiabilities } from './liabilities.js';

describeShop('what the stores owe', (shop) => {
  const report = async () => {
    const lines: string[] = [];
    const isEqual = await shop.shop.read((db) => reportLiabilities(db, (words) => void lines.push(words)));
    return { isEqual, lines: lines.map((line) => line.replaceAll(/ {2,}/g, ' | ')) };
  };

  it('in cards, credit and points is told per store and equals the ledger to the cent', async () => {
    const ada = await shop.customer();
    await new GiftShop(shop).buy(ada, { amount: 25.37 });
    await shop.shop.write((tx) =>
      postAll(
        tx,
        (
          [
            ['store_credit', 'goodwill', 1_250],
            ['points', 'points_issued', 250],
          ] as const
        ).map(([kind, from, amount]) => ({
          storeId: 1,
          reason: 'goodwill',
          about: newId(tx.now),
          moves: [
            { account: { kind, ownerId: ada.id }, amount },
            { account: { kind: from }, amount: -amount },
          ],
        })),
      ),
    );
    const { isEqual, lines } = await report();
    expect(isEqual).toBe(true);
    expect(lines[1]).toBe('Cellar Door Mission | $25.37 | $12.50 | 250 | $2.50 | $40.37');
    expect(lines.at(-2)).toBe('All stores | $25.37 | $12.50 | 250 | $2.50 | $40.37');
  });

  it('is not equal when a balance was moved past the ledger, and the report says where', async () => {
    await shop.shop.write(async (tx) => {
      await sql`alter table ledger_account disable trigger ledger_account_by_entry`.execute(tx);
      await sql`update ledger_account set balance = balance + 1 where kind = 'store_credit'`.execute(tx);
      await sql`alter table ledger_account enable trigger ledger_account_by_entry`.execute(tx);
    });
    const { isEqual, lines } = await report();
    expect(isEqual).toBe(false);
    expect(lines.at(-1)).toBe("✗ Store 1 shows 1251 of store_credit; the ledger's entries say 1250.");
  });
});
