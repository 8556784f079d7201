import * as v from 'valibot';
import { statementOf, statementOfStore, storeOfBalance } from './ledger.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { money } from './platform/money.js';

export const storeCredit = v.object({
  ...storeOfBalance,
  credit: money,
});
export type StoreCredit = v.InferOutput<typeof storeCredit>;

export const noCreditThere = refusal(404, 'credit_not_found', 'You have no credit at this store.');

export const listStoreCredits = endpoint('GET', 'e-com/customer/store-credits', {
  about: "The customer's credit at each store.",
  data: v.array(storeCredit),
});

export const listCreditEntries = endpoint('GET', 'e-com/customer/store-credits/{store_id}/entries', {
  about: 'The statement of the credit at one store, the newest entry first.',
  ...statementOfStore,
  data: statementOf(money),
  refusals: [noCreditThere],
});
