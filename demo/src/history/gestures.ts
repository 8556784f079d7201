import { endOf, expiredOf, lastDayOf } from 'server/features/loyalty';
import { storeDay } from 'server/features/stores';
import { days, hours, later } from 'server/platform/clock';
import { demoCustomers } from '../customers.js';
import { demoStores } from '../stores.js';
import { type Books, demoId, type Event, type Held } from './books.js';

/** The stores' goodwill over two years: where, what, how often, and how much. */
const gestures = [
  { customer: 'Ada', storeId: 1, kind: 'store_credit', every: 34, amount: 1_250 },
  { customer: 'Ada', storeId: 3, kind: 'store_credit', every: 61, amount: 800 },
  { customer: 'Ada', storeId: 4, kind: 'store_credit', every: 120, amount: 2_000 },
  { customer: 'Ada', storeId: 2, kind: 'points', every: 45, amount: 75 },
  { customer: 'Ada', storeId: 3, kind: 'points', every: 60, amount: 120 },
  // At Coral Gables points last a year: two of these have expired, and one soon will.
  { customer: 'Ada', storeId: 5, kind: 'points', every: 115, amount: 250 },
  { customer: 'Grace', storeId: 3, kind: 'store_credit', every: 55, amount: 1_000 },
  { customer: 'Grace', storeId: 4, kind: 'points', every: 200, amount: 100 },
] as const;

const remembered = 730;

type Given = { storeId: number; at: Date; holder: Held };

/** What is left of points earned that long ago, if the oldest are spent first, as in the shop. */
function expiry({ storeId, at, holder }: Given): Event[] {
  const { timezone, points_expire_after_days: lasts } = demoStores.find(({ id }) => id === storeId)!;
  if (holder.kind !== 'points' || !lasts) return [];
  const about = demoId(`points expired ${storeId} ${holder.ownerId} ${at.toISOString()}`);
  const end = endOf(timezone, lastDayOf({ timezone, lasts }, at));
  const since = endOf(timezone, storeDay(timezone, at));
  const play = (books: Books) => {
    const balance = books.balance(storeId, holder);
    const amount = expiredOf({ balance, cameLately: books.cameSince(since, storeId, holder) });
    const moves = [
      { account: holder, amount: -amount },
      { account: { kind: 'points_ended' } as const, amount },
    ];
    books.post({ storeId, reason: 'points_expired', about, at: end, moves });
  };
  return [{ at: end, play }];
}

export const gesturesUntil = (now: Date): Event[] =>
  gestures.flatMap(({ customer, storeId, kind, every, amount }) => {
    const ownerId = demoCustomers.find(({ first_name }) => first_name === customer)!.id;
    const holder = { kind, ownerId } as const;
    return Array.from({ length: Math.floor(remembered / every) }, (_, n) => {
      const at = later(now, -days(n * every) - hours(3));
      const moves = [
        { account: holder, amount },
        { account: { kind: kind === 'points' ? 'points_issued' : 'goodwill' } as const, amount: -amount },
      ];
      const about = demoId(`gesture ${customer} ${storeId} ${kind} ${n}`);
      const play = (books: Books) => books.post({ storeId, reason: 'goodwill', about, at, moves });
      return [{ at, play }, ...expiry({ storeId, at, holder })];
    }).flat();
  });
