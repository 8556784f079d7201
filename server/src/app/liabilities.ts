import { dollars } from 'contract/platform/money';
import { refundsOwed } from '../features/gift-cards/index.js';
import { owedByStore } from '../features/ledger/index.js';
import { pointsTerms } from '../features/stores/index.js';
import type { Db } from '../platform/database/database.js';

type Say = (words: string) => void;

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');
const columns = ['Gift cards', 'Store credit', 'Points', 'Points in dollars', 'Owed in dollars'];

/** Points are owed in goods; a part of a dollar is rounded up: it is the store's to owe. */
const worth = (points: number, lpEq1: number) => Math.ceil((points * 100) / lpEq1);

const line = (name: string, cells: readonly string[]) =>
  [name.padEnd(28), ...cells.map((cell, at) => cell.padStart(columns[at]!.length + 6))].join('');

/** What each store owes in cards, credit and points; true when all of it equals the ledger to the cent. */
export async function reportLiabilities(db: Db, say: Say): Promise<boolean> {
  const owed = await owedByStore(db);
  say(line('Store', columns));
  const sums = [0, 0, 0, 0, 0];
  for (const { id, name, lp_eq_1 } of await pointsTerms(db)) {
    const of = (kind: string) => owed.find((each) => each.storeId === id && each.kind === kind)?.shown ?? 0;
    const [cards, credit, points] = [of('gift_card'), of('store_credit'), of('points')];
    const pointsWorth = worth(points, lp_eq_1);
    const amounts = [cards, credit, points, pointsWorth, cards + credit + pointsWorth];
    amounts.forEach((amount, at) => {
      sums[at]! += amount;
    });
    say(line(name, written(amounts)));
  }
  say(line('All stores', written(sums)));
  for (const { number, storeId, amount } of await refundsOwed(db))
    say(
      `! Store ${storeId} owes ${usd.format(dollars(amount))} for the cancelled gift ${number}: the refund was refused.`,
    );
  const apart = owed.filter(({ shown, posted }) => shown !== posted);
  for (const { storeId, kind, shown, posted } of apart)
    say(`✗ Store ${storeId} shows ${shown} of ${kind}; the ledger's entries say ${posted}.`);
  if (apart.length === 0) say('✓ Equal to the ledger to the cent.');
  return apart.length === 0;
}

const written = (amounts: readonly number[]) =>
  amounts.map((amount, at) => (at === 2 ? count.format(amount) : usd.format(dollars(amount))));
