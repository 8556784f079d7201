import { daysAfter } from 'contract/platform/calendar';
import { hours } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { beyond, scheduledJob, type Worker } from '../../platform/jobs/job.js';
import { sendLetter } from '../../platform/mail/letter.js';
import type { Shop } from '../../platform/shop.js';
import { selectReachableCustomers } from '../auth/index.js';
import { lockAccountsWithOldLots } from '../ledger/index.js';
import { storeDay } from '../stores/index.js';
import { dayAfterSoon, type Expiring, expiringIn, soon } from './expiring-points.js';
import { endOf, inTimeFor, type Term, termsOf } from './points-terms.js';
import { pointsWarningLetter } from './points-warning-letter.js';
import { type PointsWarning, saveWarnings, selectWarnings } from './points-warnings.sql.js';

const warnOfPoints = scheduledJob('warn-of-points', hours(6));
const mostAtOnce = 100;

type Ahead = PointsWarning['ahead'];

/**
 * How many days before the end a letter is due, and how many days ahead it looks: so a customer who earns
 * points every day does not get a letter every day.
 */
const letters: Record<Ahead, { due: number; looks: number }> = {
  month: { due: 30, looks: soon },
  week: { due: 7, looks: 10 },
};
const aheads: Ahead[] = ['month', 'week'];

type Today = { day: string; timezone: string };

/**
 * What to tell now; nothing when everything that is due has been told. A day that was told only in part is
 * told again.
 */
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

/**
 * The letters and the note of what they tell are written in one transaction that locks the balances, so that
 * each thing is told once.
 */
async function warnNext(tx: Transaction, term: Term, after: Uuid | undefined) {
  const since = inTimeFor(term, dayAfterSoon(term, tx.now));
  const accounts = await lockAccountsWithOldLots(tx, {
    kind: 'points',
    storeId: term.storeId,
    since,
    most: mostAtOnce,
    after,
  });
  const expiringByOwner = new Map(
    (await expiringIn(tx, accounts, term)).map(({ ownerId, expiring }) => [ownerId, expiring]),
  );
  if (expiringByOwner.size > 0) await warn(tx, term, expiringByOwner);
  return accounts.length === mostAtOnce ? accounts.at(-1) : undefined;
}

async function warn(tx: Transaction, term: Term, expiringByOwner: Map<Uuid, Expiring[]>) {
  const { storeId, timezone } = term;
  const ids = [...expiringByOwner.keys()];
  const warnings = await selectWarnings(tx, storeId, ids);
  const day = storeDay(timezone, tx.now);
  const given: PointsWarning[] = [];
  for (const customer of await selectReachableCustomers(tx, ids)) {
    const known = warnings.filter(({ customer_id }) => customer_id === customer.id);
    const before = Object.fromEntries(known.map(({ ahead, told_until }) => [ahead, told_until]));
    const { expiring, aheads: due } = toTell({ day, timezone }, expiringByOwner.get(customer.id)!, before);
    if (due.length === 0) continue;
    await sendLetter(tx, pointsWarningLetter(customer, term, expiring));
    for (const ahead of due) {
      const told_until = endOf(timezone, daysAfter(day, letters[ahead].looks));
      given.push({ customer_id: customer.id, store_id: storeId, ahead, told_until });
    }
  }
  if (given.length > 0) await saveWarnings(tx, given);
}

/**
 * Warns everybody whose points expire soon, a page at a time. After an interruption the next run tells those
 * who were left out.
 */
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
