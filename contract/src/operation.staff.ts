import * as v from 'valibot';
import { moment } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { id, uuid } from './platform/ids.js';
import { money } from './platform/money.js';

export const nothingFailed = refusal(404, 'nothing_failed', 'No work of this kind is waiting for a new try.');

export const paymentTroubles = ['undecided', 'not captured', 'not refunded', 'not ended'] as const;

const operation = v.object({
  versions: v.object({ shop: v.string(), node: v.string(), database: v.string() }),
  /** Jobs that were tried for about a day and given up, by kind. */
  failed: v.array(
    v.object({ kind: v.string(), count: v.number(), latest: moment, error: v.nullable(v.string()) }),
  ),
  letters: v.object({ waiting: v.number(), oldest: v.nullable(moment) }),
  payments: v.object({
    total: v.number(),
    /** Those that have been waiting the longest. */
    first: v.array(
      v.object({
        id: uuid,
        store_id: id,
        /** Null when a gift card is being paid. */
        order_number: v.nullable(v.string()),
        amount: money,
        trouble: v.picklist(paymentTroubles),
        since: moment,
      }),
    ),
  }),
  /** Rules of sale that nobody has checked for a year, by state. */
  stale_rules: v.object({ count: v.number(), states: v.array(v.string()) }),
  audit: v.nullable(v.object({ at: moment, broken: v.number() })),
  /** When the newest backup was made, and the newest that was restored and found to be complete. */
  backup: v.object({ newest: v.nullable(moment), proven: v.nullable(moment) }),
});

export const showOperation = endpoint('GET', 'staff/operation', {
  about: 'How the shop is running: what has failed, money in trouble, rules to check, copies and audits.',
  may: 'operation.see',
  data: operation,
});

export const retryFailed = endpoint('POST', 'staff/operation/retry', {
  about: 'Tries again all work of a kind that was given up.',
  may: 'operation.see',
  body: v.object({ kind: v.pipe(v.string(), v.maxLength(100)) }),
  says: 'It is being tried again',
  refusals: [nothingFailed],
});
