import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-points.svg';

export const PurchaseGiftCardScreen = () => (
  <EmptyPage
    title="Purchase gift card"
    picture={art}
    says="This card is not on the shelf"
    way={{ to: '/gift-card', label: 'See the gift cards' }}
  >
    No store offers a card of this design.
  </EmptyPage>
);
