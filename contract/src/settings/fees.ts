import * as v from 'valibot';
import { endpoint, refusal } from '../platform/endpoint.js';
import { idFromText } from '../platform/ids.js';
import { fulfilmentMode } from '../stores.js';
import { amount } from './amount.js';
import { wholeNumber } from './whole-number.js';

export const feesChanged = refusal(
  409,
  'fees_changed',
  'Somebody else has changed the fees meanwhile. Look at them as they are now, and make your change again.',
);

const mostOfFee = 1_000_000;

/** What it costs to bring the goods. */
export const fee = v.object({
  mode: fulfilmentMode,
  /** Null for every state. */
  state: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Choose a state'))),
  /** Null for any number. */
  up_to_bottles: v.nullable(wholeNumber(1, 1000)),
  fee: amount(0, mostOfFee),
  /** From this amount on, it costs nothing. */
  free_from: v.nullable(amount(1, mostOfFee)),
});
export type Fee = v.InferOutput<typeof fee>;

const whereOf = ({ mode, state, up_to_bottles }: Pick<Fee, 'mode' | 'state' | 'up_to_bottles'>) =>
  [mode, state, up_to_bottles].join();

export const fees = v.pipe(
  v.array(fee),
  v.maxLength(200, 'Name at most 200 fees'),
  v.check((rows) => new Set(rows.map(whereOf)).size === rows.length, 'Two of these fees are about the same'),
);

const path = v.object({ store_id: idFromText });

export const getFees = endpoint('GET', 'staff/stores/{store_id}/fees', {
  about: 'What a store asks for each way, and what all stores ask where it says nothing of its own.',
  may: 'terms.change',
  path,
  data: v.object({
    /** Sent back with a change: if somebody else was faster, the change is refused. */
    version: v.string(),
    modes: v.array(fulfilmentMode),
    own: v.array(fee),
    of_all: v.array(fee),
  }),
});

export const changeFees = endpoint('PUT', 'staff/stores/{store_id}/fees', {
  about: "Sets a store's own fees. They go before those of all stores, and count from the next call on.",
  may: 'terms.change',
  freshFactor: true,
  path,
  body: v.object({ fees, version: v.string() }),
  says: 'These fees count from now on',
  refusals: [feesChanged],
});
