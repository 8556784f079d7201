import { queries } from 'browser/calls/queries';
import type { WishMark } from 'contract/wishlist';
import { create } from 'zustand';
import { keepInTab, keptInTab } from '../../platform/in-tab';
import { useSession, whenCustomerLeaves } from '../../platform/session';
import { wishMarksQuery } from './wishlist.api';

export type Wished = { product_id: number } | { wine_set_id: number };

type WishKey = `{"product_id":${number}}` | `{"wine_set_id":${number}}`;

export type ByHeart = Readonly<Partial<Record<WishKey, boolean>>>;

/** What the customer last chose for each heart, until the server has stored it. */
type Hearts = { wanted: ByHeart };

/** Kept in the tab, for this customer alone. */
export const keptKey = (what: string) => `${what} of ${useSession.getState().login?.customer.id}`;

/** What was chosen on a page that was left before the server had stored it. */
export const leftWishes = () => ({ ...(keptInTab(keptKey('wishes')) as ByHeart | null) });

export const useHearts = create<Hearts>()(() => ({ wanted: leftWishes() }));

useHearts.subscribe(({ wanted }) => keepInTab(keptKey('wishes'), wanted));

export const keyOf = (wished: Wished) => JSON.stringify(wished) as WishKey;

export const wishedOf = ({ product_id, wine_set_id }: WishMark): Wished =>
  product_id === null ? { wine_set_id: wine_set_id! } : { product_id };

export function markOf(wished: Wished, marks: readonly WishMark[] = []) {
  const key = keyOf(wished);
  return marks.find((mark) => keyOf(wishedOf(mark)) === key);
}

export const marks = () => queries.getQueryData(wishMarksQuery.queryKey) ?? [];

export const wantedOf = (wished: Wished) => useHearts.getState().wanted[keyOf(wished)];

export const want = (wished: Wished, wanted: boolean) =>
  useHearts.setState((hearts) => ({ wanted: { ...hearts.wanted, [keyOf(wished)]: wanted } }));

export function isSettled(settled: Wished) {
  const { [keyOf(settled)]: _, ...wanted } = useHearts.getState().wanted;
  useHearts.setState({ wanted });
}

whenCustomerLeaves(() => useHearts.setState({ wanted: {} }));
