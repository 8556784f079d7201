import { Nothing } from '../../app/Nothing';
import art from '../../art/empty-cart.svg';
import { OpenOrder } from './OpenOrder';

/** Nothing to buy: what has become of it, where it was ordered, and the way to something else. */
export const EmptyCart = ({ says }: { says: string }) => (
  <>
    <OpenOrder isCartEmpty />
    <Nothing picture={art} says={says} way={{ to: '/products', label: 'See the shelves' }}>
      What you add at this store waits here, on every device that you log in with.
    </Nothing>
  </>
);
