import type { Cart } from 'contract/cart';
import { formatMoney } from '../../platform/format';
import css from './CheckoutBar.module.css';
import { CheckoutButton } from './CheckoutButton';

/** On a phone the sum and the way on stay in view, above the bar of the shop. */
export const CheckoutBar = ({ cart }: { cart: Cart }) => (
  <div className={css.bar}>
    <p>
      <span className={css.word}>Due</span> <span className={css.sum}>{formatMoney(cart.totals.due)}</span>
    </p>
    <CheckoutButton cart={cart} />
  </div>
);
