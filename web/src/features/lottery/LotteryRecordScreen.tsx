import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-tickets.svg';

export const LotteryRecordScreen = () => (
  <EmptyPage
    title="Lottery record"
    picture={art}
    says="This record cannot be shown here yet"
    way={{ to: '/profile/lottery-management', label: 'See your tickets' }}
  >
    The shop keeps a record of each draw: its rules, its entries and its result.
  </EmptyPage>
);
