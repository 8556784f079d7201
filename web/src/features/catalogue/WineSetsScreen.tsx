import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-results.svg';

export const WineSetsScreen = () => (
  <EmptyPage
    title="Wine sets"
    picture={art}
    says="No wine sets at this store"
    way={{ to: '/products', label: 'See the shelves' }}
  >
    Sets of bottles that belong together appear here when the store has packed them.
  </EmptyPage>
);
