import type { Cart } from 'contract/cart';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../platform/toast';
import { type CartUpdate, sendUpdate, settleCart } from '../cart/cart.api';
import { askAgainForFulfilment } from '../fulfilment/fulfilment.api';

/** How the goods come home, as far as it is chosen. */
export type Chosen = Pick<Required<CartUpdate>, 'fulfilment' | 'address_id' | 'slot_id'>;

/** Shown at once, kept by the server; what it refuses is undone, and said. */
export function useChosen(cart: Cart, cartId: string) {
  const [wanted, setWanted] = useState<Partial<Chosen>>({});
  const [saving, setSaving] = useState(false);
  const asked = useRef(0);
  const kept: Chosen = {
    fulfilment: cart.fulfilment,
    address_id: cart.address_id,
    slot_id: cart.slot?.id ?? null,
  };

  // The answer is known before the cart is drawn anew: what was wanted stays until then, so that nothing flickers.
  useEffect(() => {
    if (asked.current === 0) setWanted({});
  }, [cart]);

  const choose = async (update: Partial<Chosen>) => {
    // Another way, or another address, gives up the time that was chosen.
    const given = 'slot_id' in update ? update : { ...update, slot_id: null };
    asked.current += 1;
    setSaving(true);
    setWanted((before) => ({ ...before, ...given }));
    try {
      await sendUpdate(cartId, update);
    } catch (reason) {
      notify((reason as Error).message, 'error');
      setWanted({});
      await Promise.all([settleCart(cart.store_id).catch(() => undefined), askAgainForFulfilment()]);
    } finally {
      asked.current -= 1;
      setSaving(asked.current > 0);
    }
  };

  return { chosen: { ...kept, ...wanted }, choose, saving };
}
