import { useIdle } from 'browser/ui/use-idle';
import type { ProductCard as Card } from 'contract/catalogue/cards';
import { useDeferredValue } from 'react';
import { CardGrid } from '../../goods/CardGrid';
import { ProductOnShelf } from '../ProductOnShelf';

type Props = {
  cards: readonly Card[];
  /** How many cards are drawn first. The others follow while the page can be used already. */
  seen: number;
  busy: boolean;
};

/** Of the pictures that are seen first on a wide screen. */
const firstRow = 4;

export function ProductCards({ cards, seen, busy }: Props) {
  const shown = useDeferredValue(cards.length, seen);
  // Once the browser is idle, the list gets its full height, so that nothing moves when somebody jumps to its
  // end.
  const near = useIdle(cards) ? undefined : seen;
  return (
    <CardGrid busy={busy} near={near}>
      {cards.slice(0, Math.max(shown, seen)).map((card, index) => (
        <ProductOnShelf key={card.id} card={card} first={index < firstRow} />
      ))}
    </CardGrid>
  );
}
