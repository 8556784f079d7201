import { useIdle } from 'browser/ui/use-idle';
import type { ProductCard as Card } from 'contract/catalogue/cards';
import { useDeferredValue } from 'react';
import { CardGrid } from '../../goods/CardGrid';
import { ProductOnShelf } from '../ProductOnShelf';

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
  // Before anybody jumps to the end of the list, it is as high as it will be: nothing moves there then.
  const near = useIdle(cards) ? undefined : seen;
  return (
    <CardGrid busy={busy} near={near}>
      {cards.slice(0, Math.max(shown, seen)).map((card, index) => (
        <ProductOnShelf key={card.id} card={card} first={index < firstRow} />
      ))}
    </CardGrid>
  );
}
