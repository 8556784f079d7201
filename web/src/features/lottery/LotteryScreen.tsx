import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-tickets.svg';

export const LotteryScreen = () => (
  <EmptyPage
    title="Lottery"
    picture={art}
    says="There is no such draw"
    way={{ to: '/lottery', label: 'See the draws' }}
  >
    Draws that are announced, open or settled are listed on the lottery page.
  </EmptyPage>
);
