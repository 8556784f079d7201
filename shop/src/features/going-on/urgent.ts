import { whenCustomerLeaves } from '../../platform/session';

/** A bottle that was won, or an order that is not paid: lost when its time is over. */
export type Urgent = {
  kind: 'claim' | 'order';
  /** Of the lottery, or of the order. */
  id: string;
  storeId: number;
  /** It lies in the cart of its store. */
  inCart: boolean;
  /** By the clock of this device. */
  until: number;
};

const key = 'going-on';

const ignoringRefusal = (work: () => void) => {
  try {
    work();
  } catch {
    // A browser that forbids storage keeps no room: the strip comes with the next page then.
  }
};

/** For how many lines the first frame of the next visit has room: `app/layout/UrgentPlace.tsx` reads it. */
export const keepRoom = (lines: number) =>
  ignoringRefusal(() => {
    if (lines > 0) localStorage.setItem(key, `${lines}`);
    else localStorage.removeItem(key);
  });

export function roomKept() {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

whenCustomerLeaves(() => keepRoom(0));

type Page = { pathname: string; order: unknown; storeId: number | undefined };

const checkout = ['/cart-address', '/cart-payment'];

/** Not where the page itself is about it, and never in the way of a checkout. */
export function isToldOn({ kind, id, storeId, inCart }: Urgent, page: Page) {
  const path = page.pathname.replace(/\/$/, '');
  if (checkout.includes(path)) return false;
  if (path === '/cart') return !(inCart || kind === 'order') || storeId !== page.storeId;
  if (kind === 'claim') return path !== `/lottery/${id}`;
  return !(path === '/order-details' && page.order === id);
}
