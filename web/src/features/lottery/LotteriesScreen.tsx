import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-tickets.svg';

export const LotteriesScreen = () => (
  <EmptyPage
    title="Lottery"
    picture={art}
    says="No draw is announced"
    way={{ to: '/products', label: 'See the shelves' }}
  >
    Draws for the right to buy a rare bottle are announced here. Entering is free.
  </EmptyPage>
);
