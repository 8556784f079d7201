import { useQuery } from '@tanstack/react-query';
import { useRecentlyViewed } from '../../../platform/recently-viewed';
import { CardRow } from '../../goods/CardRow';
import { productCardsQuery } from '../catalogue.api';
import { ProductOnShelf } from '../ProductOnShelf';

/**
 * What this customer has looked at lately, as far as the store carries it. Nobody misses it when it fails.
 */
export function RecentlyViewed({ storeId }: { storeId: number }) {
  const viewed = useRecentlyViewed((recently) => recently.viewed);
  const { data: cards = [] } = useQuery({
    ...productCardsQuery(storeId, viewed),
    enabled: viewed.length > 0,
  });
  if (viewed.length === 0 || cards.length === 0) return null;
  return (
    <CardRow title="Recently viewed">
      {cards.map((card) => (
        <ProductOnShelf key={card.id} card={card} />
      ))}
    </CardRow>
  );
}
