import type { StoreOffer } from 'contract/catalogue/cards';
import type { ProductDetails } from 'contract/catalogue/details';
import { useLimit } from '../../../cart/limit';

/** The one way to a bottle at a time: the lottery, a letter when it is back, none any more, the cart. */
export function useWayToBuy(product: ProductDetails, offer: StoreOffer | null | undefined) {
  const limit = useLimit(product);
  const way = () => {
    if (!offer) return 'elsewhere';
    if (product.allocation === 'lottery') return 'draw';
    if (offer.stock === 'out') return 'letter';
    return limit?.left === 0 ? 'limit' : 'cart';
  };
  return { way: way(), limit };
}
