import { days, later, minutes } from '../../platform/clock.js';
import { scheduledJob, within } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import { deleteAddressesNotUsedFor } from './log-in/familiar-addresses.sql.js';
import { deleteDevicesNotUsedFor } from './log-in/known-devices.sql.js';
import { deleteExpiredOneTimeTokens } from './one-time-tokens.sql.js';
import { mailResetLink, resetLinkJob } from './passwords/reset-password.js';
import { deleteSecurityEventsBefore } from './security-events/security-events.sql.js';
import { deleteExpiredSessions } from './sessions/sessions.sql.js';

const familiarFor = days(180);
const eventsFor = days(365);
const forgetExpired = scheduledJob('forget-expired-sessions-and-links', minutes(60));

export const authWorkers = (shop: Shop) => [
  within(resetLinkJob, (tx, asked) => mailResetLink(shop, tx, asked)),
  within(forgetExpired, async (tx) => {
    await deleteExpiredSessions(tx);
    await deleteExpiredOneTimeTokens(tx);
    await deleteAddressesNotUsedFor(tx, familiarFor);
    await deleteDevicesNotUsedFor(tx, familiarFor);
    await deleteSecurityEventsBefore(tx, later(tx.now, -eventsFor));
  }),
];
