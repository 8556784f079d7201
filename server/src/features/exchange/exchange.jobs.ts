import { days, hours, later } from '../../platform/clock.js';
import { scheduledJob, within } from '../../platform/jobs/job.js';
import type { Catalogue } from '../catalogue/index.js';
import { applyWorkers } from './in/apply-import.js';
import { checkWorkers } from './in/check-import.js';
import { deleteImportsBefore } from './in/imports.sql.js';

const forgetImports = scheduledJob('forget-imports', hours(1));

export const exchangeWorkers = (catalogue: Catalogue) => [
  ...checkWorkers(),
  ...applyWorkers(catalogue),
  within(forgetImports, async (tx) => {
    await deleteImportsBefore(tx, later(tx.now, -hours(1)), later(tx.now, -days(7)));
  }),
];
