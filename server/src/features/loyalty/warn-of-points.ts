import { hours } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { beyond, scheduledJob, type Worker } from '../../platform/jobs/job.js';
import { sendLetter } from '../../platform/mail/letter.js';
import type { Shop } from '../../platform/shop.js';
import { selectReachableCustomers } from '../auth/index.js';
import { holdThoseWithLots } from '../ledger/index.js';
import { daysAfter, storeDay } from '../stores/index.js';
import { dayAfterSoon, type Expiring, expiringIn, soon } from './expiring-points.js';
import { endOf, inTimeFor, type Term, termsOf } from './points-terms.js';
import { pointsWarningLetter } from './points-warning-letter.js';
import { markTold, selectTold, type Told } from './points-warnings.sql.js';

const warnOfPoints = scheduledJob('warn-of-points', hours(6));
const mostAtOnce = 100;

type Ahead = Told['ahead'];

/** How many days before a letter is due, and how far it looks: who earns every day is not written to every day. */
const letters: Record<Ahead, { due: number; looks: number }> = {
  month: { due: 30, looks: soon },
  week: { due: 7, looks: 10 },
};
const aheads: Ahead[] = ['month', 'week'];

type Today = { day: string; timezone: string };

/** What is to be told of now: nothing as long as all that is due has been told. A day was told of whole or not. */
export function toTell(
  { day: today, timezone }: Today,
  expiring: readonly Expiring[],
  told: Partial<Record<Ahead, Date>>,
): { expiring: Expiring[]; aheads: Ahead[] } {
  const isNews = (ahead: Ahead, { day }: Expiring) => {
    const until = told[ahead];
    return until === undefined || endOf(timezone, day) > until;
  };
  const due = aheads.filter((ahead) =>
    expiring.some((lot) => isNews(ahead, lot) && lot.day <= daysAfter(today, letters[ahead].due)),
  );
  const isTold = (lot: Expiring) =>
    due.some((ahead) => isNews(ahead, lot) && lot.day <= daysAfter(today, letters[ahead].looks));
  return { expiring: expiring.filter(isTold), aheads: due };
}

/** Letters and what they have told are written in one transaction, account by account held: each is told once. */
async function warnNext(tx: Transaction, term: Term, after: Uuid | undefined) {
  const since = inTimeFor(term, dayAfterSoon(term, tx.now));
  const asked = { kind: 'points', storeId: term.storeId, since, most: mostAtOnce, after } as const;
  const accounts = await holdThoseWithLots(tx, asked);
  const held = new Map(
    (await expiringIn(tx, accounts, term)).map(({ ownerId, expiring }) => [ownerId, expiring]),
  );
  if (held.size > 0) await warn(tx, term, held);
  return accounts.length === mostAtOnce ? accounts.at(-1) : undefined;
}

async function warn(tx: Transaction, term: Term, held: Map<Uuid, Expiring[]>) {
  const { storeId, timezone } = term;
  const ids = [...held.keys()];
  const told = await selectTold(tx, storeId, ids);
  const day = storeDay(timezone, tx.now);
  const now: Told[] = [];
  for (const customer of await selectReachableCustomers(tx, ids)) {
    const known = told.filter(({ customer_id }) => customer_id === customer.id);
    const before = Object.fromEntries(known.map(({ ahead, told_until }) => [ahead, told_until]));
    const { expiring, aheads: due } = toTell({ day, timezone }, held.get(customer.id)!, before);
    if (due.length === 0) continue;
    await sendLetter(tx, pointsWarningLetter(customer, term, expiring));
    for (const ahead of due) {
      const told_until = endOf(timezone, daysAfter(day, letters[ahead].looks));
      now.push({ customer_id: customer.id, store_id: storeId, ahead, told_until });
    }
  }
  if (now.length > 0) await markTold(tx, now);
}

/** All who have points that expire soon, a page at a time: cut off, it goes on where nobody has been told yet. */
export async function warnOfPointsThatExpire(shop: Pick<Shop, 'read' | 'write'>) {
  for (const term of await shop.read(termsOf)) {
    let after: Uuid | undefined;
    do {
      const from = after;
      after = await shop.write((tx) => warnNext(tx, term, from));
    } while (after !== undefined);
  }
}

export const warningWorker = (shop: Shop): Worker => beyond(warnOfPoints, () => warnOfPointsThatExpire(shop));
