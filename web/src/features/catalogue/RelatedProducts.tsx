import type { ProductCard as Card } from 'contract/catalogue-cards';
import { CardRow } from './CardRow';
import { ProductCard } from './ProductCard';

/** What somebody who likes it may like as well. */
export const RelatedProducts = ({ cards }: { cards: readonly Card[] }) =>
  cards.length > 0 && (
    <CardRow title="You may also like">
      {cards.map((card) => (
        <ProductCard key={card.id} card={card} />
      ))}
    </CardRow>
  );
