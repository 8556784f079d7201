import type { ProductCard as Card } from 'contract/catalogue-cards';
import { useDeferredValue } from 'react';
import { CardGrid } from './CardGrid';
import { ProductCard } from './ProductCard';

type Props = {
  cards: readonly Card[];
  /** How many stand before anything else is done; the others follow while the page answers already. */
  seen: number;
  busy: boolean;
};

/** Of the pictures that are seen first on a wide screen. */
const firstRow = 4;

export function ProductCards({ cards, seen, busy }: Props) {
  const shown = useDeferredValue(cards.length, seen);
  return (
    <CardGrid busy={busy} near={seen}>
      {cards.slice(0, Math.max(shown, seen)).map((card, index) => (
        <ProductCard key={card.id} card={card} first={index < firstRow} />
      ))}
    </CardGrid>
  );
}
