import { openShop } from 'server/app/open-shop';
import { exchangeWorkers } from 'server/features/exchange';
import { JobRunner } from 'server/platform/jobs/job-runner';
import { createLog } from 'server/platform/log';
import { readSettings } from 'server/platform/settings';
import type { Shop } from 'server/platform/shop';

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
