import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-cart.svg';

export const CartAddressScreen = () => (
  <EmptyPage
    title="Delivery"
    picture={art}
    says="There is nothing to deliver"
    way={{ to: '/cart', label: 'Back to the cart' }}
  >
    Choose how to get your bottles once something is in the cart.
  </EmptyPage>
);
