import { skipToken, useQuery } from '@tanstack/react-query';
import { queries } from 'browser/calls/queries';
import { whenIdle } from 'browser/ui/when-idle';
import type { Cart } from 'contract/cart';
import { useEffect } from 'react';
import { useCart } from '../../../platform/cart';
import { useSession } from '../../../platform/session';
import { useStoreData } from '../../../platform/store-data';
import { type Goods, lineFor } from './line-of-goods';

async function askForCart(storeId: number) {
  const { cartQuery } = await import('../cart.api');
  await queries.ensureQueryData(cartQuery(storeId));
}

/**
 * How many of it are in the selected store's cart, including changes that are still open. Only the server
 * tells which goods a line holds, so a cart that was kept from before is asked for once.
 */
export function useQuantityInCart(goods: Goods): number {
  const storeId = useStoreData(({ selectedStore }) => selectedStore?.id);
  const holdsSome = useSession(({ login }) => (login?.customer.cart_count ?? 0) > 0);
  const { data: told } = useQuery<Cart>({ queryKey: ['cart', storeId], queryFn: skipToken });
  const isKnown = told !== undefined;
  useEffect(() => {
    if (isKnown || !holdsSome || storeId === undefined) return;
    // What draws the page goes first.
    return whenIdle(() => void askForCart(storeId).catch(() => undefined));
  }, [isKnown, holdsSome, storeId]);
  return useCart(({ store_id, cart_detail }) => {
    if (store_id !== null && store_id !== storeId) return 0;
    const line = lineFor(goods, told);
    return cart_detail.find(({ id }) => id === line)?.quantity ?? 0;
  });
}
