import { minutes } from '../../platform/clock.js';
import { scheduledJob, within } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import { deleteExpiredChallenges } from './passkeys/passkeys.sql.js';
import { deleteExpiredResets } from './passwords/passwords.sql.js';
import { mailStaffResetLink, staffResetLinkJob } from './passwords/reset-password.js';
import { deleteExpiredInvitations } from './people/invitations.sql.js';
import { deleteExpiredStaffSessions } from './sessions/staff-sessions.sql.js';

const forgetExpired = scheduledJob('forget-expired-staff-sessions-and-invitations', minutes(60));

export const staffWorkers = (shop: Shop) => [
  within(staffResetLinkJob, (tx, asked) => mailStaffResetLink(shop, tx, asked)),
  within(forgetExpired, async (tx) => {
    await deleteExpiredStaffSessions(tx);
    await deleteExpiredInvitations(tx);
    await deleteExpiredChallenges(tx);
    await deleteExpiredResets(tx);
  }),
];
