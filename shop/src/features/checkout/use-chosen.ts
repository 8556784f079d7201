import { noteFault } from 'browser/calls/in-words';
import { noticeInWords } from 'browser/calls/notice-failure';
import type { Cart } from 'contract/cart';
import { useEffect, useRef, useState } from 'react';
import { type CartUpdate, settleCart, updateCart } from '../cart/cart.api';
import { askAgainForFulfilment } from '../fulfilment/fulfilment.api';

/** How the goods come home, as far as it is chosen, and what to do if one of them is missing. */
export type Chosen = Pick<Required<CartUpdate>, 'fulfilment' | 'address_id' | 'slot_id' | 'if_missing'>;

/** Shown at once, kept by the server; what it refuses is undone, and said. */
export function useChosen(cart: Cart, cartId: string) {
  const [wanted, setWanted] = useState<Partial<Chosen>>({});
  const [saving, setSaving] = useState(false);
  const asked = useRef(0);
  const kept: Chosen = {
    fulfilment: cart.fulfilment,
    address_id: cart.address_id,
    slot_id: cart.slot?.id ?? null,
    if_missing: cart.if_missing,
  };

  // The answer is known before the cart is drawn anew: what was wanted stays until then, so that nothing
  // flickers.
  useEffect(() => {
    if (asked.current === 0) setWanted({});
  }, [cart]);

  const choose = async (update: Partial<Chosen>) => {
    // Another way, or another address, gives up the time that was chosen.
    const isElsewhere = 'fulfilment' in update || 'address_id' in update;
    const given = isElsewhere ? { ...update, slot_id: null } : update;
    asked.current += 1;
    setSaving(true);
    setWanted((before) => ({ ...before, ...given }));
    try {
      await updateCart({ id: cartId, storeId: cart.store_id }, update);
    } catch (error) {
      noteFault(error);
      void noticeInWords(error);
      setWanted({});
      await Promise.all([settleCart(cart.store_id).catch(() => undefined), askAgainForFulfilment()]);
    } finally {
      asked.current -= 1;
      setSaving(asked.current > 0);
    }
  };

  return { chosen: { ...kept, ...wanted }, choose, saving };
}
