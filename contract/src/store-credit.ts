import * as v from 'valibot';
import { statementOf, statementQuery } from './ledger.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { id, idFromText } from './platform/ids.js';
import { money } from './platform/money.js';

export const storeCredit = v.object({
  store_id: id,
  store_name: v.string(),
  image_id: v.nullable(v.string()),
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
  path: v.object({ store_id: idFromText }),
  query: statementQuery,
  data: statementOf(money),
  refusals: [noCreditThere],
});
