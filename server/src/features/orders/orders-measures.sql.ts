import { hours, later } from '../../platform/clock.js';
import { lowestIdAt } from '../../platform/ids.js';
import type { Measure } from '../../platform/metrics/measure.js';

export const orderMeasures: Measure[] = [
  {
    name: 'orders_last_hour',
    help: 'Orders that were made within the last hour, by where they stand now.',
    labelNames: ['status'],
    read: async (db) => {
      const rows = await db
        .selectFrom('purchase_order')
        .select(['status', (order) => order.fn.countAll<number>().as('count')])
        .where('id', '>=', lowestIdAt(later(db.now, -hours(1))))
        .groupBy('status')
        .execute();
      return rows.map(({ status, count }) => ({ labels: { status }, value: count }));
    },
  },
];
