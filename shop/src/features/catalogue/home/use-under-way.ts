import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { plural } from 'browser/formats/format';
import type { Cart } from 'contract/cart';
import type { LastOrder } from 'contract/going-on';
import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/session';
import type { KeptStore } from '../../../platform/store-data';
import { cartQuery } from '../../cart/cart.api';
import { goingOnQuery } from '../../going-on/going-on.api';
import { timeLeftInWords } from '../../going-on/time-left-words';
import { useToldAbove } from '../../going-on/told-above';
import { urgentWords } from '../../going-on/urgent-words';
import { type UrgentThing, useUrgent } from '../../going-on/use-urgent';
import { pieceWords, statusSays, statusWords } from '../../orders/order-words';

export type UnderWayEntry = {
  key: string;
  title: string;
  says: string;
  label: string;
  way: Pick<LinkProps, 'to' | 'params' | 'search'>;
  imageId: string | null;
};

/** How long the shelves below wait for it, in milliseconds. */
const longestWait = 2000;

const underWay = new Set<LastOrder['status']>(['placed', 'packed', 'ready', 'on_its_way']);

function urgentEntry(thing: UrgentThing, now: number): UnderWayEntry {
  const { says, label, way } = urgentWords(thing);
  const left = `${timeLeftInWords(thing.until - now)}.`;
  return { key: `${thing.kind} ${thing.id}`, title: says, says: left, label, way, imageId: null };
}

const orderEntry = ({ id, number, status }: LastOrder): UnderWayEntry => ({
  key: id,
  title: `Order ${number}: ${statusWords[status].toLowerCase()}`,
  says: statusSays[status],
  label: 'See your order',
  way: { to: '/order-details', search: { order: id } },
  imageId: null,
});

function cartEntry({ cart_detail, totals }: Cart): UnderWayEntry[] {
  const [first] = cart_detail;
  if (!first) return [];
  const others = cart_detail.length - 1;
  return [
    {
      key: 'cart',
      title: `${plural(totals.pieces, pieceWords)} in your cart`,
      says: others > 0 ? `${first.name} and ${others} more.` : `${first.name}.`,
      label: 'Go to your cart',
      way: { to: '/cart' },
      imageId: first.product?.image_id ?? first.wine_set?.image_id ?? null,
    },
  ];
}

/**
 * The last order while it is under way, and the cart. Before them stand the urgent things for which the strip
 * above has no room on this page. A failed query only leaves its part out: nobody misses it.
 */
export function useUnderWay(store: KeptStore) {
  const goingOn = useQuery(goingOnQuery);
  const isFilled = useSession(({ login }) => (login?.customer.cart_count ?? 0) > 0);
  const cart = useQuery({ ...cartQuery(store.id), enabled: isFilled, retry: false });
  const order = goingOn.data?.last_order;
  const { things = [], now } = useUrgent();
  const toldAbove = useToldAbove();
  const entries = [
    ...things.slice(toldAbove).map((thing) => urgentEntry(thing, now)),
    ...(order && underWay.has(order.status) ? [orderEntry(order)] : []),
    ...(isFilled && cart.data ? cartEntry(cart.data) : []),
  ];
  const pending = goingOn.isLoading || cart.isLoading;
  const isMissed = useIsMissed(pending);
  return isMissed ? { pending: false, entries: [] } : { pending, entries };
}

/** True when the answer comes too late to be shown without moving the page. */
function useIsMissed(pending: boolean) {
  const [isMissed, setMissed] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const patience = setTimeout(() => setMissed(true), longestWait);
    return () => clearTimeout(patience);
  }, [pending]);
  return isMissed;
}
