import { days, minutes } from '../../platform/clock.js';
import { scheduledJob, within } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import { deleteAddressesNotUsedFor } from './familiar-addresses.sql.js';
import { deleteExpiredOneTimeTokens } from './one-time-tokens.sql.js';
import { mailResetLink, resetLinkJob } from './reset-password.js';
import { deleteExpiredSessions } from './sessions.sql.js';

const familiarFor = days(180);
const forgetExpired = scheduledJob('forget-expired-sessions-and-links', minutes(60));

export const authWorkers = (shop: Shop) => [
  within(resetLinkJob, (tx, { email }) => mailResetLink(shop, tx, email)),
  within(forgetExpired, async (tx) => {
    await deleteExpiredSessions(tx);
    await deleteExpiredOneTimeTokens(tx);
    await deleteAddressesNotUsedFor(tx, familiarFor);
  }),
];
