import * as v from 'valibot';
import { moment } from '../platform/dates.js';
import { endpoint } from '../platform/endpoint.js';
import { tooMany } from '../platform/envelope.js';
import { id } from '../platform/ids.js';

/** What a store needs before a customer can order there. */
export const lacking = v.picklist(['hours', 'times', 'zips', 'fees', 'tax', 'sale_rules']);
export type Lacking = v.InferOutput<typeof lacking>;

export const tried = v.picklist(['payments', 'mail']);
export type Tried = v.InferOutput<typeof tried>;

const trial = v.object({ tried_at: moment, worked: v.boolean(), says: v.string() });

export const showStart = endpoint('GET', 'staff/start', {
  about: 'What a shop still lacks before its first order, as it is now.',
  may: 'terms.change',
  data: v.object({
    /** The caller's stores that have not closed, in the order in which they were made. */
    stores: v.array(
      v.object({
        id,
        name: v.string(),
        is_open: v.boolean(),
        lacks: v.array(lacking),
        /** Products that it sells and has on hand. */
        products: v.number(),
      }),
    ),
    payments: v.object({ provider: v.picklist(['demo', 'stripe']), trial: v.nullable(trial) }),
    mail: v.object({
      /** Letters are kept for the demo, and nobody receives them. */
      kept: v.boolean(),
      trial: v.nullable(trial),
    }),
  }),
});

export const tryPayments = endpoint('POST', 'staff/start/payments', {
  about: 'Asks the payment provider whether it knows the shop. Moves no money.',
  may: 'terms.change',
  data: trial,
  refusals: [tooMany],
});

export const tryMail = endpoint('POST', 'staff/start/mail', {
  about: 'Sends the caller a letter, and tells whether the mail server took it.',
  may: 'terms.change',
  data: trial,
  refusals: [tooMany],
});
