import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { notCarriedHere } from './details.js';

const mostCents = 100_000_000;

export const amount = v.pipe(
  money,
  v.minValue(1, 'Enter an amount above zero'),
  v.maxValue(mostCents, 'Enter at most $1,000,000'),
);

export const priceEntries = {
  price: amount,
  /** What it cost before it was reduced. */
  compare_at: v.nullable(amount),
};

/** Whether the price before the reduction, if there is one, is higher than the price. */
export const isReduced = ({ price, compare_at }: { price: number; compare_at: number | null }) =>
  compare_at === null || compare_at > price;
export const notReduced = 'Enter more than the price, or nothing';

/** What a store asks for a product. */
export const askedPrice = v.pipe(
  v.object(priceEntries),
  v.forward(v.partialCheck([['price'], ['compare_at']], isReduced, notReduced), ['compare_at']),
);
export type AskedPrice = v.InferOutput<typeof askedPrice>;

const seenPrice = v.object({ price: money, compare_at: v.nullable(money) });

const priceChange = v.pipe(
  v.object({ product_id: id, was: seenPrice, ...priceEntries }),
  v.forward(v.partialCheck([['price'], ['compare_at']], isReduced, notReduced), ['compare_at']),
);
export type PriceChange = v.InferOutput<typeof priceChange>;

/** The most that the grid saves at once. */
export const mostPriceChanges = 500;

export const changePrices = endpoint('PUT', 'staff/stores/{store_id}/prices', {
  about:
    'Changes prices of a store where they are still what the caller saw. Where somebody else was faster nothing ' +
    'changes, and the answer says what stands there now.',
  may: 'prices.change',
  path: v.object({ store_id: idFromText }),
  body: v.object({
    changes: v.pipe(
      v.array(priceChange),
      v.minLength(1, 'Change a price first'),
      v.maxLength(mostPriceChanges, `Save at most ${mostPriceChanges} prices at once`),
      v.check(
        (changes) => new Set(changes.map(({ product_id }) => product_id)).size === changes.length,
        'Name each product once',
      ),
    ),
  }),
  data: v.object({
    changed: v.number(),
    overtaken: v.array(v.object({ product_id: id, ...seenPrice.entries })),
  }),
  refusals: [notCarriedHere],
});
