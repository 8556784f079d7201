import { refundsOwed } from '../features/gift-cards/index.js';
import { liabilitiesByStore } from '../features/ledger/index.js';
import type { Db } from '../platform/database/database.js';
import { usd } from '../platform/money-words.js';

type Say = (words: string) => void;

const count = new Intl.NumberFormat('en-US');
const columns = ['Gift cards', 'Store credit', 'Points', 'Points in dollars', 'Owed in dollars'];

const line = (name: string, cells: readonly string[]) =>
  [name.padEnd(28), ...cells.map((cell, at) => cell.padStart(columns[at]!.length + 6))].join('');

/**
 * Prints what each store owes in cards, credit and points; returns whether all of it equals the ledger to the
 * cent.
 */
export async function reportLiabilities(db: Db, say: Say): Promise<boolean> {
  const { stores, apart } = await liabilitiesByStore(db);
  say(line('Store', columns));
  const sums = [0, 0, 0, 0, 0];
  for (const { name, cards, credit, points, pointsWorth, total } of stores) {
    const amounts = [cards, credit, points, pointsWorth, total];
    amounts.forEach((amount, at) => {
      sums[at]! += amount;
    });
    say(line(name, written(amounts)));
  }
  say(line('All stores', written(sums)));
  for (const { number, storeId, amount } of await refundsOwed(db))
    say(`! Store ${storeId} owes ${usd(amount)} for the cancelled gift ${number}: the refund was refused.`);
  for (const { words } of apart) say(`✗ ${words}`);
  if (apart.length === 0) say('✓ Equal to the ledger to the cent.');
  return apart.length === 0;
}

const written = (amounts: readonly number[]) =>
  amounts.map((amount, at) => (at === 2 ? count.format(amount) : usd(amount)));
