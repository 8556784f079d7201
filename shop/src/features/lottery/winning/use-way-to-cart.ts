import { useNavigate } from '@tanstack/react-router';
import { queries } from 'browser/calls/queries';
import { useStoreData } from '../../../platform/store-data';
import { settleCart } from '../../cart/cart.api';
import { chooseStore } from '../../stores/choose-store';
import { storesQuery } from '../../stores/stores.api';
import type { Lottery } from '../lotteries.api';

/**
 * A bottle that is won waits in the cart of the lottery's own store: whoever shops elsewhere is taken there.
 */
async function goToStoreOf({ store_id }: Lottery) {
  if (useStoreData.getState().selectedStore?.id === store_id) return;
  const stores = await queries.ensureQueryData(storesQuery);
  const store = stores.find(({ id }) => id === store_id);
  if (store) chooseStore(store);
}

export function useWayToCart(lottery: Lottery) {
  const navigate = useNavigate();
  return async () => {
    await goToStoreOf(lottery);
    await settleCart(lottery.store_id);
    await navigate({ to: '/cart' });
  };
}
