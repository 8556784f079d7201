import { startShop } from './built-shop.js';
import type { Databases } from './databases.js';
import { median, pause, rounds } from './figures.js';
import type { Report } from './report.js';

/**
 * After this long the shop has finished its work after a start; garbage may or may not have been collected.
 */
const rest = 3000;
const most = { embedded: 2.5, PostgreSQL: 1 };

export async function measureStarting(report: Report, databases: Databases) {
  report.title('Starting with an existing data folder, and memory at rest');
  for (const kind of databases.kinds) {
    const where = await databases.make(kind);
    const first = await startShop(where);
    await first.stop();
    const starts = await rounds(5, async () => {
      const shop = await startShop(where);
      await pause(rest);
      const megabytes = shop.megabytes();
      await shop.stop();
      return { readyAfter: shop.readyAfter, megabytes };
    });
    const readyAfter = median(starts.map((start) => start.readyAfter)) / 1000;
    const megabytes = median(starts.map((start) => start.megabytes));
    report.row({
      what: `${kind}: the very first start`,
      figure: first.readyAfter / 1000,
      unit: 's',
      digits: 2,
    });
    report.row({ what: `${kind}: until ready`, figure: readyAfter, unit: 's', digits: 2, most: most[kind] });
    report.row({
      what: `${kind}: memory at rest`,
      figure: megabytes,
      unit: 'MB',
      ...(kind === 'PostgreSQL' && { most: 200 }),
    });
  }
}
