import { openShop } from 'server/app/open-shop';
import { warnOfPointsThatExpire } from 'server/features/loyalty';
import { createLog } from 'server/platform/log';
import { readSettings } from 'server/platform/settings';
import type { Shop } from 'server/platform/shop';

/**
 * Warns of expiring points page by page, and kills itself just before or after the commit of the second page.
 */
const [, , moment] = process.argv;
const { shop } = await openShop(readSettings(process.env), { log: createLog('error') });
let page = 0;
const write: Shop['write'] = async (work) => {
  page++;
  const done = await shop.write(async (tx) => {
    const written = await work(tx);
    if (page === 2 && moment === 'before its commit') process.kill(process.pid, 'SIGKILL');
    return written;
  });
  if (page === 2) process.kill(process.pid, 'SIGKILL');
  return done;
};
await warnOfPointsThatExpire({ read: shop.read, write });
