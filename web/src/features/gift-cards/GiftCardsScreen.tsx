import art from '../../art/empty-points.svg';
import { EmptyAccountPage } from '../profile/EmptyAccountPage';

export const GiftCardsScreen = () => (
  <EmptyAccountPage
    title="Gift Cards"
    picture={art}
    says="No gift cards found"
    way={{ to: '/gift-card', label: 'See the gift cards' }}
  >
    Cards that you bought for yourself or were given are listed here with what is left on them.
  </EmptyAccountPage>
);
