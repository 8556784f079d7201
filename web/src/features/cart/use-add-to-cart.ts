import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '../../platform/call-error';
import { useStoreData } from '../../platform/store-data';
import { notify, showToast } from '../../platform/toast';
import type { Goods } from './cart.api';

/** What the cart's calls need is not on the way to the shelves: it comes with the first tap. */
const loadCalls = () =>
  import('./cart.api').catch(() => {
    throw new Error('The shop cannot be reached. Check your connection and try again.');
  });

/** Puts something into the selected store's cart, says so, and shows the way to it. */
export function useAddToCart() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const add = async (goods: Goods, name: string, quantity = 1): Promise<boolean> => {
    const storeId = useStoreData.getState().selectedStore?.id;
    if (busy || storeId === undefined) return false;
    setBusy(true);
    try {
      const { addToCart, settleCart } = await loadCalls();
      await addToCart(storeId, goods, quantity);
      showToast({
        message: `${name} is in your cart.`,
        action: { label: 'View cart', onPress: () => void navigate({ to: '/cart' }) },
      });
      await settleCart(storeId).catch(() => undefined);
      return true;
    } catch (error) {
      if (!(error instanceof CallError && error.status === 401)) notify((error as Error).message, 'error');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { add, busy };
}
