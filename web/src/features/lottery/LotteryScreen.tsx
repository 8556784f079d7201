import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-tickets.svg';

export const LotteryScreen = () => (
  <EmptyPage
    title="Lottery"
    picture={art}
    says="This draw cannot be shown here yet"
    way={{ to: '/profile/lottery-management', label: 'See your tickets' }}
  >
    How your ticket stands is told in your account.
  </EmptyPage>
);
