import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { enqueue, job } from '../../platform/jobs/job.js';
import { forgetPayer } from './payments.sql.js';

/** The provider keeps the cards of its customers, and forgets them with the customer. */
export const forgetPayerJob = job<{ payerRef: string }>('forget-payer');

export const askForgetPayer = (tx: Transaction, payerRef: string) =>
  enqueue(tx, forgetPayerJob, { payerRef }, { uniqueKey: `forget-payer:${payerRef}` });

/**
 * When customers close their account, the provider forgets them too, with the cards that they saved there.
 */
export async function forgetSavedCardsOf(tx: Transaction, customerId: Uuid) {
  for (const payerRef of await forgetPayer(tx, customerId)) await askForgetPayer(tx, payerRef);
}
