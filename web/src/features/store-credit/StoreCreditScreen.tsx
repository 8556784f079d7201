import art from '../../art/empty-points.svg';
import { EmptyAccountPage } from '../profile/EmptyAccountPage';

export const StoreCreditScreen = () => (
  <EmptyAccountPage
    title="Store Credit"
    picture={art}
    says="No Data"
    way={{ to: '/products', label: 'See the shelves' }}
  >
    Credit from returns appears here, store by store, and pays for any later order there.
  </EmptyAccountPage>
);
