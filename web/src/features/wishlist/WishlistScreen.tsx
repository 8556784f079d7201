import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-wishes.svg';

export const WishlistScreen = () => (
  <EmptyPage
    title="Wishlist"
    picture={art}
    says="Nothing is wished for yet"
    way={{ to: '/products', label: 'See the shelves' }}
  >
    Tap the heart of a bottle to keep it here with its price at your store.
  </EmptyPage>
);
