import { openShop } from '../app/open-shop.js';
import { exchangeWorkers } from '../features/exchange/index.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import { createLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';
import type { Shop } from '../platform/shop.js';

/** Applies an import piece by piece, and kills itself just before or after the commit of the second piece. */
const [, , moment] = process.argv;
const log = createLog('error');
const { shop, catalogue } = await openShop(readSettings(process.env), { log });
let pieces = 0;
const write: Shop['write'] = async (work, manner) => {
  const isSecond = manner?.doing === 'job apply-piece-of-import' && ++pieces === 2;
  const done = await shop.write(async (tx) => {
    const written = await work(tx);
    if (isSecond && moment === 'before its commit') process.kill(process.pid, 'SIGKILL');
    return written;
  }, manner);
  if (isSecond) process.kill(process.pid, 'SIGKILL');
  return done;
};
const jobs = new JobRunner({ read: shop.read, write }, log, exchangeWorkers(catalogue));
while ((await jobs.runDue()) > 0);
