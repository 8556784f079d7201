import { EmptyPage } from '../../app/EmptyPage';
import art from '../../art/empty-results.svg';

export const ProductsScreen = () => (
  <EmptyPage
    title="Wine & spirits"
    picture={art}
    says="The shelves of this store are empty"
    way={{ to: '/contact-us', label: 'Ask the store' }}
  >
    Bottles appear here as soon as the store has put them on sale.
  </EmptyPage>
);
