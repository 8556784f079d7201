import { queries } from 'browser/calls/queries';
import type { WishMark } from 'contract/wishlist';
import { create } from 'zustand';
import { useSession, whenCustomerLeaves } from '../../platform/session';
import { ignoringRefusal } from '../../platform/strong-answers';
import { wishMarksQuery } from './wishlist.api';

export type Wished = { product_id: number } | { wine_set_id: number };

type WishKey = `{"product_id":${number}}` | `{"wine_set_id":${number}}`;

type ByHeart = Readonly<Partial<Record<WishKey, boolean>>>;

type Hearts = {
  /** What the customer last chose for each heart, until the server has stored it. */
  wanted: ByHeart;
  /** What the call asks for that is on its way: the marks may not know of it yet. */
  underway: ByHeart;
};

const noHearts: Hearts = { wanted: {}, underway: {} };

/** Kept in the tab, for this customer alone. */
const keptKey = () => `wishes of ${useSession.getState().login?.customer.id}`;

/** What was chosen on a page that was left before the server had stored it. */
export function leftWishes(): Hearts {
  let left = noHearts;
  ignoringRefusal(() => {
    left = { ...noHearts, ...JSON.parse(sessionStorage.getItem(keptKey())!) };
  });
  return left;
}

export const useHearts = create<Hearts>()(leftWishes);

useHearts.subscribe((hearts) =>
  ignoringRefusal(() => sessionStorage.setItem(keptKey(), JSON.stringify(hearts))),
);

export const keyOf = (wished: Wished) => JSON.stringify(wished) as WishKey;

export const wishedOf = ({ product_id, wine_set_id }: WishMark): Wished =>
  product_id === null ? { wine_set_id: wine_set_id! } : { product_id };

export function markOf(wished: Wished, marks: readonly WishMark[] = []) {
  const key = keyOf(wished);
  return marks.find((mark) => keyOf(wishedOf(mark)) === key);
}

export const marks = () => queries.getQueryData(wishMarksQuery.queryKey) ?? [];

export const wantedOf = (wished: Wished) => useHearts.getState().wanted[keyOf(wished)];

export const underwayOf = (wished: Wished) => useHearts.getState().underway[keyOf(wished)];

const note = (which: keyof Hearts, wished: Wished, value: boolean) =>
  useHearts.setState((hearts) => ({ [which]: { ...hearts[which], [keyOf(wished)]: value } }));

export const want = (wished: Wished, wanted: boolean) => note('wanted', wished, wanted);
export const isUnderway = (wished: Wished, asked: boolean) => note('underway', wished, asked);

const without = (hearts: ByHeart, wished: Wished): ByHeart => {
  const { [keyOf(wished)]: _, ...others } = hearts;
  return others;
};

export const isSettled = (wished: Wished) =>
  useHearts.setState(({ wanted, underway }) => ({
    wanted: without(wanted, wished),
    underway: without(underway, wished),
  }));

whenCustomerLeaves(() => useHearts.setState(noHearts));
