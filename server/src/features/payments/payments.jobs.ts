import { minutes } from '../../platform/clock.js';
import { beyond, scheduledJob, type Worker } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import type { openCalls } from './call-provider.js';
import { type Gateway, OutcomeUnknown } from './gateway.js';
import { askCapture, askEnd, callJob, lookUpJob } from './payments.js';
import { selectPayment, takeDuePayments } from './payments.sql.js';
import { forgetPayerJob } from './saved-cards.js';

const atOnce = 50;
const reconcileJob = scheduledJob('reconcile-payments', minutes(1), 'money and stock');

/**
 * Finishes calls that were cut off, finds out what a lost webhook would have told, and captures
 * authorisations before they lapse.
 */
async function reconcile(shop: Shop, { lookUp }: ReturnType<typeof openCalls>) {
  for (const id of await shop.write((tx) => takeDuePayments(tx, atOnce))) {
    const payment = await shop.read((db) => selectPayment(db, id));
    try {
      if (payment?.status === 'authorised') await shop.write((tx) => askCapture(tx, id));
      else if (payment?.status === 'waiting' && payment.expires_at <= shop.clock.now())
        await shop.write((tx) => askEnd(tx, id));
      else await lookUp(id);
    } catch (error) {
      // The other payments are still looked at; this one again in five minutes.
      if (!(error instanceof OutcomeUnknown))
        shop.log.error({ err: error, payment: id }, 'a payment could not be checked');
    }
  }
}

export const paymentWorkers = (
  shop: Shop,
  gateway: Gateway,
  calls: ReturnType<typeof openCalls>,
): Worker[] => [
  beyond(callJob, ({ key }) => calls.call(key)),
  beyond(lookUpJob, async ({ paymentId }) => {
    await calls.lookUp(paymentId);
  }),
  beyond(forgetPayerJob, ({ payerRef }) => gateway.forgetPayer(payerRef)),
  beyond(reconcileJob, () => reconcile(shop, calls)),
];
