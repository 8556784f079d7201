import type { WishMark } from 'contract/wishlist';
import { create } from 'zustand';
import { queries } from '../../app/queries';
import { whenCustomerLeaves } from '../../platform/session';
import { wishMarksQuery } from './wishlist.api';

export type Wished = { product_id: number } | { wine_set_id: number };

/** What the customer has asked of a heart, until the server has it so. */
type Hearts = { wanted: Readonly<Record<string, boolean>> };

export const useHearts = create<Hearts>()(() => ({ wanted: {} }));

export const keyOf = (wished: Wished) =>
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
