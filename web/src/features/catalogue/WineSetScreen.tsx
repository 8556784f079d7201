import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-results.svg';

export const WineSetScreen = () => (
  <EmptyPage
    title="Wine set"
    picture={art}
    says="This set is not for sale here"
    way={{ to: '/wine-set', label: 'See the wine sets' }}
  >
    The store has no set of this name.
  </EmptyPage>
);
