import { type AskedPrice, askedPrice } from 'contract/catalogue/prices.staff';
import { dollars } from 'contract/platform/money';
import * as v from 'valibot';
import { typedAmount } from '../../platform/typed-amount';

const amount = v.number('Enter an amount like 19.99');

const typedDollars = v.pipe(v.string(), v.transform(typedAmount), amount);

/** The price of a set; in dollars, as it travels. */
export const typedSetPrice = v.object({ price: typedDollars });

/** A price and what it was before, as they are typed; checked by the shop's own rules. */
export const typedPrice = v.pipe(
  v.object({
    price: typedDollars,
    compare_at: v.pipe(
      v.string(),
      v.transform((text) => (text.trim() === '' ? null : typedAmount(text))),
      v.nullable(amount),
    ),
  }),
  askedPrice,
);

/** As it stands in a field. */
export const priceText = (cents: number | null) => (cents === null ? '' : dollars(cents).toFixed(2));

/** As it travels. */
export const sentPrice = ({ price, compare_at }: AskedPrice) => ({
  price: dollars(price),
  compare_at: compare_at === null ? null : dollars(compare_at),
});
