import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-cart.svg';

export const CartPaymentScreen = () => (
  <EmptyPage
    title="Payment"
    picture={art}
    says="There is nothing to pay"
    way={{ to: '/cart', label: 'Back to the cart' }}
  >
    Payment follows when something is in the cart and you have said how to get it.
  </EmptyPage>
);
