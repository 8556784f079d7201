import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-tickets.svg';

export const LotteryRecordScreen = () => (
  <EmptyPage
    title="Lottery record"
    picture={art}
    says="There is no such record"
    way={{ to: '/lottery', label: 'See the draws' }}
  >
    Each draw has a permanent record of its rules, its entries and its result.
  </EmptyPage>
);
