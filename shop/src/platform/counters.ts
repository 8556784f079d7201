import type { Method } from 'contract/platform/endpoint';
import { type CartLine, countOf } from './cart';
import type { Counts } from './session';

type Happened = {
  method: Method;
  /** Without host and query. */
  path: string;
  /** The `data` of the answer. Only that of a GET is counted. */
  data: unknown;
  counts: Required<Counts>;
  /**
   * What the cart holds as it is shown, with what has just been done to it; nothing before it was ever read.
   */
  storedLines: readonly CartLine[] | undefined;
};

const linesIn = (data: unknown): CartLine[] => {
  const { cart_detail } = (data ?? {}) as { cart_detail?: unknown };
  return Array.isArray(cart_detail) ? (cart_detail as CartLine[]) : [];
};

/**
 * What a successful call means for the two counts in the header: the specification's rules, by path and
 * method.
 */
export function countsAfter({ method, path, data, counts, storedLines }: Happened): Counts {
  const isWishlist = path.includes('wishlist');
  const isCart = path.includes('cart');
  const isPurchase = path.includes('purchase-order');
  const lines = linesIn(data);

  if (method === 'POST' && isPurchase) return { cart_count: 0 };
  if (method === 'POST' && isCart && !path.includes('create-gift-cart'))
    return { cart_count: counts.cart_count + 1 };
  if ((method === 'PUT' || method === 'PATCH') && isCart)
    return storedLines ? { cart_count: countOf(storedLines) } : {};
  if (method === 'GET' && isCart)
    return { cart_count: countOf(lines.length > 0 ? lines : (storedLines ?? [])) };
  if (method === 'POST' && isWishlist) return { wishlist_count: counts.wishlist_count + 1 };
  if (method === 'DELETE' && isWishlist) return { wishlist_count: Math.max(0, counts.wishlist_count - 1) };
  if (method === 'GET' && isWishlist && Array.isArray(data)) return { wishlist_count: data.length };
  return {};
}
