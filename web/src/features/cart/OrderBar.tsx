import type { Cart } from 'contract/cart';
import { formatMoney } from '../../platform/format';
import { CallToOrder } from './CallToOrder';
import css from './OrderBar.module.css';

/** On a phone the sum and the way on stay in view, above the bar of the shop. */
export const OrderBar = ({ cart }: { cart: Cart }) => (
  <div className={css.bar}>
    <p>
      <span className={css.word}>Due</span> <span className={css.sum}>{formatMoney(cart.totals.due)}</span>
    </p>
    <CallToOrder cart={cart} />
  </div>
);
