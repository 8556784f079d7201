import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { formatMoney, plural } from 'browser/formats/format';
import type { Cart } from 'contract/cart';
import type { GoingOn, LastOrder } from 'contract/going-on';
import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/session';
import type { KeptStore } from '../../../platform/store-data';
import { cartQuery } from '../../cart/cart.api';
import { endingWords } from '../../going-on/ending-words';
import { goingOnQuery } from '../../going-on/going-on.api';
import { pointsToTell } from '../../going-on/points-to-tell';
import { timeLeftInWords } from '../../going-on/time-left-words';
import { useToldAbove } from '../../going-on/told-above';
import { urgentWords } from '../../going-on/urgent-words';
import { type UrgentThing, useUrgent } from '../../going-on/use-urgent';
import { titleOf } from '../../goods/product-words';
import { pointWords } from '../../ledger/point-words';
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

/** Points that are worth something at this store, or else at the one where they are worth most. */
const pointsEntries = ({ points }: GoingOn, storeId: number): UnderWayEntry[] =>
  pointsToTell({ points }, storeId).flatMap(({ store_id, store_name, points: count, value }) =>
    value > 0
      ? [
          {
            key: `points ${store_id}`,
            title: `${formatMoney(value)} in points`,
            says: `${plural(count, pointWords)} to use at ${store_name}.`,
            label: 'See your points',
            way: { to: '/profile/loyalty-points' },
            imageId: null,
          },
        ]
      : [],
  );

/** At this store; where it is back elsewhere, the letter has said so. */
const backEntries = ({ back }: GoingOn, storeId: number): UnderWayEntry[] =>
  back
    .filter(({ store_id }) => store_id === storeId)
    .map(({ product_id, slug, image_id, price, ...bottle }) => ({
      key: `back ${product_id}`,
      title: `${titleOf(bottle)} is back`,
      says: `${formatMoney(price)} at ${bottle.store_name}.`,
      label: 'See the bottle',
      way: {
        to: '/products/$productName/$productId',
        params: { productName: slug, productId: String(product_id) },
      },
      imageId: image_id,
    }));

const cardEntries = ({ cards }: GoingOn): UnderWayEntry[] =>
  cards.map(({ id, store_name, balance, remaining_validity_days: days }) => ({
    key: `card ${id}`,
    title: `${formatMoney(balance)} gift card`,
    says: `${endingWords(days)}. Use it at ${store_name}.`,
    label: 'See your gift cards',
    way: { to: '/profile/gift-cards' },
    imageId: null,
  }));

/** What there is to spend money on, and what to spend it with. */
const entriesToSpend = (data: GoingOn, storeId: number) => [
  ...backEntries(data, storeId),
  ...cardEntries(data),
  ...pointsEntries(data, storeId),
];

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
 * The last order while it is under way, the cart, what is back on the shelf, gift cards that end soon, and points. Before them stand the urgent things for which the strip
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
    ...(goingOn.data ? entriesToSpend(goingOn.data, store.id) : []),
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
