import art from '../../art/empty-addresses.svg';
import { EmptyAccountPage } from '../profile/EmptyAccountPage';

export const BillingAddressScreen = () => (
  <EmptyAccountPage
    title="Billing Address"
    picture={art}
    says="No addresses found"
    way={{ to: '/products', label: 'See the shelves' }}
  >
    Addresses are kept here for your orders.
  </EmptyAccountPage>
);
