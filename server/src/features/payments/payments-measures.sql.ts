import { paymentTroubles } from 'contract/operation.staff';
import { hours, later } from '../../platform/clock.js';
import { lowestIdAt } from '../../platform/ids.js';
import type { Measure } from '../../platform/metrics/measure.js';
import { selectPaymentsInTrouble } from './payments-trouble.sql.js';

export const paymentMeasures: Measure[] = [
  {
    name: 'payments_last_hour',
    help: 'Payments that began within the last hour, by what has become of them.',
    labelNames: ['status'],
    read: async (db) => {
      const rows = await db
        .selectFrom('payment')
        .select(['status', (payment) => payment.fn.countAll<number>().as('count')])
        .where('id', '>=', lowestIdAt(later(db.now, -hours(1))))
        .groupBy('status')
        .execute();
      return rows.map(({ status, count }) => ({ labels: { status }, value: count }));
    },
  },
  {
    name: 'payments_in_trouble',
    help: 'Payments of which nothing is known, and calls to the provider without an answer, for 15 minutes.',
    labelNames: ['trouble'],
    read: async (db) => {
      const payments = await selectPaymentsInTrouble(db);
      return paymentTroubles.map((trouble) => ({
        labels: { trouble },
        value: payments.filter((one) => one.trouble === trouble).length,
      }));
    },
  },
];
