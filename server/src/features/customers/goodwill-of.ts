import type { Goodwill } from 'contract/customers.staff';

/** What is given, in cents or points, and its worth in cents; undefined for less than one cent or point. */
export function goodwillOf({ kind, amount: typed }: Goodwill, pointsInADollar: number) {
  const amount = kind === 'points' ? typed : Math.round(typed * 100);
  if (amount < 1 || !Number.isInteger(amount)) return undefined;
  const worth = kind === 'points' ? Math.ceil((amount * 100) / pointsInADollar) : amount;
  return { kind, amount, worth };
}
