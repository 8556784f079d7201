import { days, hours, later } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { beyond, scheduledJob, type Worker } from '../../platform/jobs/job.js';
import { sendLetter } from '../../platform/mail/letter.js';
import type { Shop } from '../../platform/shop.js';
import { selectReachableCustomers } from '../auth/index.js';
import { holdThoseWithLots } from '../ledger/index.js';
import { storeFronts } from '../stores/index.js';
import { byDay, type Expiring, expiringIn, soon, type Term, termsOf } from './expiring-points.js';
import { pointsWarningLetter } from './points-warning-letter.js';
import { markTold, selectTold, type Told } from './points-warnings.sql.js';

const warnOfPoints = scheduledJob('warn-of-points', hours(6));
const mostAtOnce = 100;

type Ahead = Told['ahead'];

/** When a letter is due, and how far it looks: who earns every day is not written to every day. */
const letters: Record<Ahead, { due: number; looks: number }> = {
  month: { due: days(30), looks: soon },
  week: { due: days(7), looks: days(10) },
};
const aheads: Ahead[] = ['month', 'week'];

/** What is to be told of now: nothing as long as all that is due has been told. */
export function toTell(
  now: Date,
  expiring: readonly Expiring[],
  told: Partial<Record<Ahead, Date>>,
): { expiring: Expiring[]; aheads: Ahead[] } {
  const isNews = (ahead: Ahead, { at }: Expiring) => at > (told[ahead] ?? now);
  const due = aheads.filter((ahead) =>
    expiring.some((lot) => isNews(ahead, lot) && lot.at <= later(now, letters[ahead].due)),
  );
  const isTold = (lot: Expiring) =>
    due.some((ahead) => isNews(ahead, lot) && lot.at <= later(now, letters[ahead].looks));
  return { expiring: expiring.filter(isTold), aheads: due };
}

/** Letters and what they have told are written in one transaction, account by account held: each is told once. */
async function warnNext(tx: Transaction, term: Term, after: Uuid | undefined) {
  const { storeId, lasts, lpEq1 } = term;
  const since = later(tx.now, soon - lasts);
  const accounts = await holdThoseWithLots(tx, { kind: 'points', storeId, since, most: mostAtOnce, after });
  const held = new Map(
    (await expiringIn(tx, accounts, term)).map(({ ownerId, expiring }) => [ownerId, expiring]),
  );
  if (held.size > 0) await warn(tx, term, held, lpEq1);
  return accounts.length === mostAtOnce ? accounts.at(-1) : undefined;
}

async function warn(tx: Transaction, { storeId }: Term, held: Map<Uuid, Expiring[]>, lpEq1: number) {
  const ids = [...held.keys()];
  const told = await selectTold(tx, storeId, ids);
  const [store] = await storeFronts(tx, [storeId]);
  const now: Told[] = [];
  for (const customer of await selectReachableCustomers(tx, ids)) {
    const known = told.filter(({ customer_id }) => customer_id === customer.id);
    const before = Object.fromEntries(known.map(({ ahead, told_until }) => [ahead, told_until]));
    const { expiring, aheads: due } = toTell(tx.now, held.get(customer.id)!, before);
    if (due.length === 0) continue;
    const at = { store: store!.name, lpEq1 };
    await sendLetter(tx, pointsWarningLetter(customer, at, byDay(expiring, store!.timezone)));
    for (const ahead of due)
      now.push({
        customer_id: customer.id,
        store_id: storeId,
        ahead,
        told_until: later(tx.now, letters[ahead].looks),
      });
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
