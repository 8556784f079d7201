import { days, hours, later } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { job, scheduledJob, type Worker, within } from '../../../platform/jobs/job.js';
import { selectMemberships } from './memberships.sql.js';
import { updateMembershipsBySpending } from './spending.sql.js';

const period = days(365);

/** After the memberships have changed; otherwise each night is soon enough. */
export const membershipsAnew = job('memberships-anew');
const membershipsByNight = scheduledJob('memberships-by-night', hours(24));

/**
 * Gives customers the membership that is theirs by what they have spent. Where none asks for an amount, staff alone
 * give them, and nothing changes by itself.
 */
export async function giveBySpending(tx: Transaction, customerId?: Uuid) {
  const memberships = await selectMemberships(tx);
  if (memberships.every(({ spent_from }) => spent_from === null)) return;
  await updateMembershipsBySpending(tx, memberships[0]!.id, later(tx.now, -period), customerId);
}

export const membershipWorkers = (): Worker[] => [
  within(membershipsAnew, (tx) => giveBySpending(tx)),
  within(membershipsByNight, (tx) => giveBySpending(tx)),
];
