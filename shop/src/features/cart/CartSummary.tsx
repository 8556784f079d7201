import { formatMoney, formatNumber, plural } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import { Sums } from 'browser/ui/lists/Sums';
import type { Cart } from 'contract/cart';
import type { ReactNode } from 'react';
import { modeWords, orFree } from '../fulfilment/fulfilment-words';
import css from './CartSummary.module.css';

type Props = { cart: Cart; above?: ReactNode; children: ReactNode };

const sumsOf = ({ totals, fulfilment, redeem_loyalty_point }: Cart) =>
  [
    {
      name: plural(totals.pieces, { one: '# item', other: '# items' }),
      sum: formatMoney(totals.lines),
    },
    totals.savings > 0 && { name: 'You save', sum: formatMoney(-totals.savings) },
    totals.fee !== null && fulfilment && { name: modeWords[fulfilment], sum: orFree(totals.fee) },
    totals.tax !== null && { name: 'Tax', sum: formatMoney(totals.tax) },
    totals.gift_card > 0 && { name: 'Gift card', sum: formatMoney(-totals.gift_card) },
    totals.store_credit > 0 && { name: 'Store credit', sum: formatMoney(-totals.store_credit) },
    totals.points > 0 && {
      name: `${formatNumber(redeem_loyalty_point)} points`,
      sum: formatMoney(-totals.points),
    },
  ].filter((row) => row !== false && row !== null);

/** What is due and what reduces it. It stays in view beside the customer's choices. */
export const CartSummary = ({ cart, above, children }: Props) => (
  <Card as="section" aria-labelledby="cart-summary" className={css.summary}>
    <h2 id="cart-summary" className={css.heading}>
      Summary
    </h2>
    {above}
    <Sums rows={sumsOf(cart)} total={{ name: 'Due', sum: formatMoney(cart.totals.due) }} />
    {cart.totals.fee === null && (
      <p className={css.later}>Delivery and tax are added once you choose how to get your order.</p>
    )}
    {children}
  </Card>
);
