import { kept } from 'browser/keeping/persisted';
import { mostReceived } from 'contract/stock/receiving.staff';
import { mostBottles, type Shelf, shelf } from 'contract/stock/stock.staff';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { newId } from '../new-id';

const line = v.object({ shelf, bottles: v.number() });
const draft = v.object({ store_id: v.number(), id: v.string(), note: v.string(), lines: v.array(line) });
export type DeliveryDraft = v.InferOutput<typeof draft>;

const kinds = v.object({ drafts: v.array(draft) });
type Kept = v.InferOutput<typeof kinds>;

/**
 * The bottles that were scanned and are not on the shelves yet, for each store. They outlast a reload and a
 * flat battery.
 */
const useDrafts = create<Kept>()(
  persist(
    () => ({ drafts: [] as DeliveryDraft[] }),
    kept('cellar-deliveries', kinds, (state) => state),
  ),
);

const empty = (store_id: number): DeliveryDraft => ({ store_id, id: newId(), note: '', lines: [] });

const draftOf = ({ drafts }: Kept, storeId: number) => drafts.find(({ store_id }) => store_id === storeId);

/** The first change of a draft makes it. */
const change = (storeId: number, work: (before: DeliveryDraft) => DeliveryDraft) =>
  useDrafts.setState((state) => {
    const before = draftOf(state, storeId) ?? empty(storeId);
    return { drafts: [...state.drafts.filter((other) => other.store_id !== storeId), work(before)] };
  });

export function useDraft(storeId: number) {
  const { note = '', lines = [] } = useDrafts((state) => draftOf(state, storeId)) ?? {};
  return { note, lines };
}

/** As it is sent. */
export function sentOf(storeId: number) {
  const { id, note, lines } = draftOf(useDrafts.getState(), storeId) ?? empty(storeId);
  const each = lines.map(({ shelf: { product_id }, bottles }) => ({ product_id, bottles }));
  return { id, note, lines: each };
}

export const noteOn = (storeId: number, note: string) => change(storeId, (draft) => ({ ...draft, note }));

/**
 * The newest stands first. False when the delivery already has the most different bottles that it may have.
 */
export function putInto(storeId: number, bottle: Shelf, bottles: number): boolean {
  const { lines = [] } = draftOf(useDrafts.getState(), storeId) ?? {};
  const known = lines.find(({ shelf: { product_id } }) => product_id === bottle.product_id);
  if (!known && lines.length === mostReceived) return false;
  const count = Math.min((known?.bottles ?? 0) + bottles, mostBottles);
  change(storeId, (draft) => ({
    ...draft,
    lines: [{ shelf: bottle, bottles: count }, ...draft.lines.filter((other) => other !== known)],
  }));
  return true;
}

export const setBottles = (storeId: number, productId: number, bottles: number) =>
  change(storeId, (draft) => ({
    ...draft,
    lines: draft.lines.map((one) => (one.shelf.product_id === productId ? { ...one, bottles } : one)),
  }));

export const takeOut = (storeId: number, productId: number) =>
  change(storeId, (draft) => ({
    ...draft,
    lines: draft.lines.filter((one) => one.shelf.product_id !== productId),
  }));

export const startAnew = (storeId: number) => change(storeId, () => empty(storeId));
