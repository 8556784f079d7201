import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-points.svg';

export const GiftCardShelfScreen = () => (
  <EmptyPage
    title="Gift cards"
    picture={art}
    says="No gift cards on the shelf"
    way={{ to: '/products', label: 'See the shelves' }}
  >
    Designs to choose from appear here when a store offers gift cards.
  </EmptyPage>
);
