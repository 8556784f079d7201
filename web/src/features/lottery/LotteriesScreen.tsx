import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-tickets.svg';

export const LotteriesScreen = () => (
  <EmptyPage
    title="Lottery"
    picture={art}
    says="Draws cannot be entered here yet"
    way={{ to: '/profile/lottery-management', label: 'See your tickets' }}
  >
    A draw gives the right to buy a rare bottle at its price. Tickets that you hold stand in your account.
  </EmptyPage>
);
