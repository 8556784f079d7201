import { byShelfPlace } from 'contract/orders/by-shelf-place';
import type { PickItem } from 'contract/orders/picking.staff';
import { sum } from 'contract/platform/cents';

/** The bag of one order on a walk. */
export type Bag = { letter: string; number: string; items: readonly PickItem[] };

/** One wine at its place, and the bags that it goes to. */
export type Stop = { bottle: PickItem; into: { bag: Bag; item: PickItem }[]; left: number };

export const letterOf = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place);

export const bottlesIn = (items: readonly PickItem[]) => ({
  picked: sum(items.map(({ picked }) => picked)),
  needed: sum(items.map(({ needed }) => needed)),
});

/** Each wine once, in the order of the shelves, whichever orders want it. */
export function stopsOf(bags: readonly Bag[]): Stop[] {
  const stops = new Map<number, Stop>();
  for (const bag of bags)
    for (const item of bag.items) {
      const stop = stops.get(item.product_id) ?? { bottle: item, into: [], left: 0 };
      stop.into.push({ bag, item });
      stop.left += item.needed - item.picked;
      stops.set(item.product_id, stop);
    }
  return [...stops.values()].toSorted((one, other) => byShelfPlace(one.bottle, other.bottle));
}
