import art from '../../art/empty-orders.svg';
import { EmptyAccountPage } from '../profile/EmptyAccountPage';

export const OrdersScreen = () => (
  <EmptyAccountPage
    title="Orders"
    picture={art}
    says="No orders found"
    way={{ to: '/products', label: 'See the shelves' }}
  >
    Every order you place is listed here, from payment to hand-over.
  </EmptyAccountPage>
);
