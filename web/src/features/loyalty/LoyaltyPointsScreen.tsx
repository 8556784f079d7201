import art from '../../art/empty-points.svg';
import { EmptyAccountPage } from '../profile/EmptyAccountPage';

export const LoyaltyPointsScreen = () => (
  <EmptyAccountPage
    title="Loyalty Points"
    picture={art}
    says="No loyalty points found"
    way={{ to: '/products', label: 'See the shelves' }}
  >
    Points come with what you buy, store by store, when it is handed over.
  </EmptyAccountPage>
);
