import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-results.svg';

export const ProductScreen = () => (
  <EmptyPage
    title="Bottle"
    picture={art}
    says="This bottle is not for sale here"
    way={{ to: '/products', label: 'See the shelves' }}
  >
    The store has no bottle of this name on its shelves.
  </EmptyPage>
);
