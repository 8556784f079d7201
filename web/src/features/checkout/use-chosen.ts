import type { Cart } from 'contract/cart';
import { useState } from 'react';
import { notify } from '../../platform/toast';
import { type CartUpdate, sendUpdate, settleCart } from '../cart/cart.api';
import { askAgainForFulfilment } from '../fulfilment/fulfilment.api';

/** How the goods come home, as far as it is chosen. */
export type Chosen = Pick<Required<CartUpdate>, 'fulfilment' | 'address_id' | 'slot_id'>;

/** Shown at once, kept by the server; what it refuses is undone, and said. */
export function useChosen(cart: Cart, cartId: string) {
  const [wanted, setWanted] = useState<Partial<Chosen>>({});
  const kept: Chosen = {
    fulfilment: cart.fulfilment,
    address_id: cart.address_id,
    slot_id: cart.slot?.id ?? null,
  };

  const choose = async (update: Partial<Chosen>) => {
    const given: Partial<Chosen> = { ...update };
    // Another way, or another address, gives up the time that was chosen.
    if (!('slot_id' in update)) given.slot_id = null;
    setWanted((before) => ({ ...before, ...given }));
    try {
      await sendUpdate(cartId, update);
    } catch (reason) {
      notify((reason as Error).message, 'error');
      await Promise.all([settleCart(cart.store_id).catch(() => undefined), askAgainForFulfilment()]);
    }
    setWanted((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([field, value]) => value !== given[field as keyof Chosen]),
      ),
    );
  };

  return { chosen: { ...kept, ...wanted }, choose, saving: Object.keys(wanted).length > 0 };
}
