import { Nothing } from '../../app/Nothing';
import art from '../../art/empty-cart.svg';
import { CartSkeleton } from './CartSkeleton';
import { OpenOrder } from './OpenOrder';
import { useOpenOrders } from './use-open-orders';

/** Nothing to buy: what has become of it, where it was ordered, and the way to something else. */
export function EmptyCart({ says }: { says: string }) {
  const orders = useOpenOrders();
  if (orders.pending) return <CartSkeleton />;
  return (
    <>
      <OpenOrder orders={orders} isCartEmpty />
      <Nothing picture={art} says={says} way={{ to: '/products', label: 'See the shelves' }}>
        What you add at this store waits here, on every device that you log in with.
      </Nothing>
    </>
  );
}
