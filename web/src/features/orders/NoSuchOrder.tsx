import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-orders.svg';

export const NoSuchOrder = () => (
  <EmptyPage
    title="Order"
    picture={art}
    says="There is no such order"
    way={{ to: '/profile/orders', label: 'See your orders' }}
  >
    Your orders are listed in your account.
  </EmptyPage>
);
