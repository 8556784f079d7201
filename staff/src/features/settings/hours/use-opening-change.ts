import { notify } from 'browser/toasts/toast';
import type { OpeningToSet } from 'contract/settings/opening';
import { useState } from 'react';
import { type OrdersOutside, ordersOutside, saveOpening } from './opening.api';

/** Orders that would be outside the new hours; the person who makes the change answers. */
export type Asking = { orders: OrdersOutside; answer: (goOn: boolean) => void };

/**
 * Saves new hours over the version that was seen. If customers would come to a closed door, their orders are
 * shown first.
 */
export function useOpeningChange(storeId: number) {
  const [asking, setAsking] = useState<Asking>();

  const agreed = (orders: OrdersOutside) =>
    new Promise<boolean>((resolve) => {
      const answer = (goOn: boolean) => {
        setAsking(undefined);
        resolve(goOn);
      };
      setAsking({ orders, answer });
    });

  /** Tells whether it was saved. */
  const change = async (version: string, opening: OpeningToSet): Promise<boolean> => {
    const orders = await ordersOutside(storeId, opening);
    if (orders.length > 0 && !(await agreed(orders))) return false;
    notify(await saveOpening(storeId, { ...opening, version, orders_seen: orders.length }));
    return true;
  };
  return { change, asking };
}
