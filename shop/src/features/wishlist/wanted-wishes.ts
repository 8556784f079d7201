import { queries } from 'browser/calls/queries';
import type { WishMark } from 'contract/wishlist';
import { create } from 'zustand';
import { whenCustomerLeaves } from '../../platform/session';
import { wishMarksQuery } from './wishlist.api';

export type Wished = { product_id: number } | { wine_set_id: number };

type WishKey = `product ${number}` | `set ${number}`;

/** What the customer last chose for each heart, until the server has stored it. */
type Hearts = { wanted: Readonly<Partial<Record<WishKey, boolean>>> };

export const useHearts = create<Hearts>()(() => ({ wanted: {} }));

export const keyOf = (wished: Wished): WishKey =>
  'product_id' in wished ? `product ${wished.product_id}` : `set ${wished.wine_set_id}`;

export const wishedOf = ({ product_id, wine_set_id }: WishMark): Wished =>
  product_id === null ? { wine_set_id: wine_set_id! } : { product_id };

export const markOf = (wished: Wished, marks: readonly WishMark[] = []) =>
  marks.find((mark) =>
    'product_id' in wished ? mark.product_id === wished.product_id : mark.wine_set_id === wished.wine_set_id,
  );

export const marks = () => queries.getQueryData(wishMarksQuery.queryKey) ?? [];

export const wantedOf = (wished: Wished) => useHearts.getState().wanted[keyOf(wished)];

export const want = (wished: Wished, wanted: boolean) =>
  useHearts.setState((hearts) => ({ wanted: { ...hearts.wanted, [keyOf(wished)]: wanted } }));

export const isSettled = (settled: Wished) =>
  useHearts.setState(({ wanted }) => ({
    wanted: Object.fromEntries(Object.entries(wanted).filter(([key]) => key !== keyOf(settled))),
  }));

whenCustomerLeaves(() => useHearts.setState({ wanted: {} }));
