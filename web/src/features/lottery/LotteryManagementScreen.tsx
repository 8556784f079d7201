import art from '../../art/empty-tickets.svg';
import { EmptyAccountPage } from '../profile/EmptyAccountPage';

export const LotteryManagementScreen = () => (
  <EmptyAccountPage
    title="Lottery Management"
    picture={art}
    says="No Lottery found"
    way={{ to: '/lottery', label: 'See the draws' }}
  >
    Your tickets are listed here from the day you enter a draw. Entering is free.
  </EmptyAccountPage>
);
