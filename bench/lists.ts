import { measureCeiling } from './ceiling.js';
import type { Databases } from './databases.js';
import type { Report } from './report.js';

export async function measureLists(report: Report, databases: Databases) {
  report.title('The list of the stores beside a bare node:http server, 64 connections');
  for (const kind of databases.kinds) {
    const { share, shop, bare, p99, bytes } = await databases.withShop(kind, ({ origin }) =>
      measureCeiling(origin, '/api/e-com/stores'),
    );
    report.row({ what: `${kind}: share of the ceiling`, figure: share * 100, unit: '%' });
    report.row({ what: `${kind}: answers a second`, figure: shop, unit: '/s' });
    report.row({ what: `the bare server, ${bytes} bytes`, figure: bare, unit: '/s' });
    report.row({ what: `${kind}: p99`, figure: p99, unit: 'ms', digits: 1 });
  }
}
