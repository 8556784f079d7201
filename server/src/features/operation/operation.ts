import { nothingFailed } from 'contract/operation.staff';
import { utcDay } from 'contract/platform/calendar';
import { dollars } from 'contract/platform/money';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { retryFailedJobs, selectFailedJobs } from '../../platform/jobs/jobs.sql.js';
import { selectWaitingLetters } from '../../platform/mail/waiting-letters.sql.js';
import { refuse } from '../../platform/refuse.js';
import { listStaleRules } from '../fulfilment/index.js';
import { selectOrderNumbers } from '../orders/index.js';
import { type PaymentInTrouble, selectPaymentsInTrouble } from '../payments/index.js';
import { noteAct } from '../staff/index.js';
import { selectServerVersion } from './operation.sql.js';

/** What the shop knows about its own running: the release, the last audit, the backups. */
export type Machines = {
  readonly release: string;
  lastAudit(): { at: Date; broken: number } | undefined;
  lastBackup(): { newest: Date | undefined; proven: Date | undefined };
};

const mostPayments = 20;

const asMoment = (when: Date | undefined) => when?.toISOString() ?? null;

async function showPayments(db: Db, inTrouble: readonly PaymentInTrouble[]) {
  const first = inTrouble.slice(0, mostPayments);
  const numbers = await selectOrderNumbers(
    db,
    first.map(({ order_id }) => order_id),
  );
  return {
    total: inTrouble.length,
    first: first.map(({ payment_id, store_id, order_id, amount, trouble, since }) => ({
      id: payment_id,
      store_id,
      order_number: numbers.get(order_id) ?? null,
      amount: dollars(amount),
      trouble,
      since: since.toISOString(),
    })),
  };
}

/** Includes the payments of the stores where the asker may see them. */
export async function showOperationOf(db: Db, machines: Machines, stores: 'all' | readonly number[]) {
  const inTrouble = await selectPaymentsInTrouble(db);
  const seen = inTrouble.filter(({ store_id }) => stores === 'all' || stores.includes(store_id));
  const stale = await listStaleRules(db, utcDay(db.now));
  const failed = await selectFailedJobs(db);
  const { waiting, oldest } = await selectWaitingLetters(db);
  const audit = machines.lastAudit();
  const { newest, proven } = machines.lastBackup();
  return {
    versions: { shop: machines.release, node: process.version, database: await selectServerVersion(db) },
    failed: failed.map((work) => ({ ...work, latest: work.latest.toISOString() })),
    letters: { waiting, oldest: asMoment(oldest) },
    payments: await showPayments(db, seen),
    stale_rules: { count: stale.length, states: [...new Set(stale.map(({ state }) => state))].sort() },
    audit: audit ? { ...audit, at: audit.at.toISOString() } : null,
    backup: { newest: asMoment(newest), proven: asMoment(proven) },
  };
}

export async function retryFailedOf(tx: Transaction, personId: Uuid, kind: string) {
  const count = await retryFailedJobs(tx, kind);
  if (count === 0) throw refuse(nothingFailed);
  await noteAct(tx, {
    personId,
    storeId: null,
    kind: 'failed_work_retried',
    thing: 'job',
    thingId: kind,
    after: { count },
  });
}
