import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-cart.svg';

export const CartScreen = () => (
  <EmptyPage
    title="Cart"
    picture={art}
    says="Your cart is empty"
    way={{ to: '/products', label: 'See the shelves' }}
  >
    What you add at this store waits here, on every device that you log in with.
  </EmptyPage>
);
