import { days, hours, later } from '../clock.js';
import { scheduledJob, within } from './job.js';
import { deleteJobsFailedBefore } from './jobs.sql.js';

/** Long enough for somebody to look into them. */
const kept = days(30);
const forgetFailedJobs = scheduledJob('forget-failed-jobs', hours(24));

/** A letter that could not be sent holds a person's address and words, so it is not kept forever. */
export const forgetWorkers = () => [
  within(forgetFailedJobs, async (tx) => {
    await deleteJobsFailedBefore(tx, later(tx.now, -kept));
  }),
];
