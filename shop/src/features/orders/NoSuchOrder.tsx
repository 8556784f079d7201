import { EmptyPage } from 'browser/ui/page/EmptyPage';
import art from '../../art/vignette-orders.avif';

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
