import { useNavigate } from '@tanstack/react-router';
import { CallError, cannotBeReached } from 'browser/calls/call-error';
import { useCall } from 'browser/calls/use-call';
import { notify, showToast } from 'browser/toasts/toast';
import { useStoreData } from '../../platform/store-data';
import type { Goods } from './lines/line-of-goods';

/** What the cart's calls need is not on the way to the shelves: it comes with the first tap. */
const loadCalls = () =>
  import('./cart.api').catch(() => {
    throw new CallError(0, undefined, cannotBeReached);
  });

/** Puts something into the selected store's cart, says so, and shows the way to it. */
export function useAddCartLine() {
  const navigate = useNavigate();
  const { run, busy } = useCall({ refused: (_error, words) => words && notify(words, 'error') });

  const add = async (goods: Goods, name: string, quantity = 1): Promise<boolean> => {
    const storeId = useStoreData.getState().selectedStore?.id;
    if (storeId === undefined) return false;
    return run(async () => {
      const { addCartLine } = await loadCalls();
      await addCartLine(storeId, goods, quantity);
      showToast({
        message: `${name} is in your cart.`,
        action: { label: 'View cart', onPress: () => void navigate({ to: '/cart' }) },
      });
    });
  };
  return { add, busy };
}
