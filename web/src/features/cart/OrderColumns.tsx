import type { Cart } from 'contract/cart';
import type { ReactNode } from 'react';
import { formatMoney } from '../../platform/format';
import { useMedia } from '../../platform/use-media';
import { CartSummary } from './CartSummary';
import css from './OrderColumns.module.css';

type Props = {
  cart: Cart;
  /** The button that leads on. */
  wayOn: ReactNode;
  /** What stands in the summary: above its sums, below its button. */
  above?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

/** Where the bar of the shop lies at the bottom. */
const phone = '(width < 48rem)';

/**
 * What is decided beside what it comes to, on each step to the order. On a phone the button that leads on stays in
 * view with what is due, above the shop's bar.
 */
export function OrderColumns({ cart, wayOn, above, below, children }: Props) {
  const isPhone = useMedia(phone);
  return (
    <div className={css.columns}>
      <div className={css.main}>{children}</div>
      <CartSummary cart={cart} above={above}>
        {!isPhone && wayOn}
        {below && <div className={css.below}>{below}</div>}
      </CartSummary>
      {isPhone && (
        <div className={css.bar}>
          <p className={css.due}>
            <span className={css.word}>Due</span>
            <span className={css.sum}>{formatMoney(cart.totals.due)}</span>
          </p>
          {wayOn}
        </div>
      )}
    </div>
  );
}
