import { formatMoney } from 'browser/formats/format';
import { Column, Columns } from 'browser/ui/page/Columns';
import { phone, ThumbBar } from 'browser/ui/page/ThumbBar';
import { useMedia } from 'browser/ui/use-media';
import type { Cart } from 'contract/cart';
import type { ReactNode } from 'react';
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

/**
 * On each step to the order, the choices stand beside the sums. On a phone the button that leads on stays in
 * view with what is due, above the shop's bar.
 */
export function OrderColumns({ cart, wayOn, above, below, children }: Props) {
  const isPhone = useMedia(phone);
  return (
    <Columns>
      <Column>{children}</Column>
      <CartSummary cart={cart} above={above}>
        {!isPhone && wayOn}
        {below && <div className={css.below}>{below}</div>}
      </CartSummary>
      {isPhone && (
        <ThumbBar name="Due" value={formatMoney(cart.totals.due)}>
          {wayOn}
        </ThumbBar>
      )}
    </Columns>
  );
}
