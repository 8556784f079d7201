import { Nothing } from 'browser/ui/page/Nothing';
import type { ReactNode } from 'react';
import art from '../../art/vignette-cart.avif';
import { CartSkeleton } from './CartSkeleton';

/** What the cart shows of the customer's orders, and whether that is still loading. */
export type OpenOrderNotice = { pending: boolean; inCart: ReactNode; inEmptyCart: ReactNode };

type Props = { says: string; openOrder: OpenOrderNotice };

/** Nothing to buy: says what became of the cart if it was ordered, and offers the way to something else. */
export function EmptyCart({ says, openOrder }: Props) {
  if (openOrder.pending) return <CartSkeleton />;
  return (
    <>
      {openOrder.inEmptyCart}
      <Nothing picture={art} says={says} way={{ to: '/products', label: 'Shop all wine' }}>
        What you add at this store waits here, on every device that you log in with.
      </Nothing>
    </>
  );
}
