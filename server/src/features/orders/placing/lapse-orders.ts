import { seconds } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { beyond, scheduledJob, type Worker } from '../../../platform/jobs/job.js';
import type { Shop } from '../../../platform/shop.js';
import { isUndecided } from '../../payments/index.js';
import { lockPaymentsOf } from '../course/give-back.js';
import type { OrderParts } from '../order-parts.js';
import { letLapse } from './payment-outcome.js';
import { lockLapsed, selectLapsed } from './payment-outcome.sql.js';

const atOnce = 50;
/** The job keeps its old name, because that name stands in the table of jobs. */
const endReservations = scheduledJob('lapse-holds', seconds(30), 'money and stock');

/** Ends a payment that is still open first: if it was made at the last moment, the order stands. */
async function lapse(tx: Transaction, parts: OrderParts, id: Uuid) {
  const payments = await lockPaymentsOf(tx, parts.payments, id);
  if (!(await lockLapsed(tx, id))) return;
  const undecided = payments.filter(({ status }) => isUndecided(status));
  for (const payment of undecided) await parts.payments.askEnd(tx, payment.id);
  if (undecided.length === 0) await letLapse(tx, id, parts);
}

/**
 * Each round goes through all orders that have lapsed, so that one that waits for its provider does not block
 * the others.
 */
async function lapseAll(shop: Shop, parts: OrderParts) {
  let after: Uuid | undefined;
  do {
    const page = await shop.read((db) => selectLapsed(db, after, atOnce));
    for (const { id } of page) await shop.write((tx) => lapse(tx, parts, id));
    after = page.length < atOnce ? undefined : page.at(-1)!.id;
  } while (after !== undefined);
}

export const lapseWorkers = (shop: Shop, parts: OrderParts): Worker[] => [
  beyond(endReservations, () => lapseAll(shop, parts)),
];
