import { kept } from 'browser/keeping/persisted';
import { mostBottles } from 'contract/stock/stock.staff';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { newId } from '../new-id';

const come = v.object({ product_id: v.number(), bottles: v.number(), damaged: v.number() });
const draft = v.object({
  order_id: v.string(),
  delivery_id: v.string(),
  note: v.string(),
  lines: v.array(come),
  closes: v.boolean(),
  why: v.string(),
});
type Draft = v.InferOutput<typeof draft>;
type Come = v.InferOutput<typeof come>;

const kinds = v.object({ drafts: v.array(draft) });
type Kept = v.InferOutput<typeof kinds>;

/** What has come of a supply order and is not on the shelves yet. It outlasts a reload and a flat battery. */
const useDrafts = create<Kept>()(
  persist(
    () => ({ drafts: [] as Draft[] }),
    kept('cellar-arrivals', kinds, (state) => state),
  ),
);

const empty = (order_id: string): Draft => ({
  order_id,
  delivery_id: newId(),
  note: '',
  lines: [],
  closes: false,
  why: '',
});

const draftOf = ({ drafts }: Kept, orderId: string) => drafts.find(({ order_id }) => order_id === orderId);

/** The first change of a draft makes it. */
const change = (orderId: string, work: (before: Draft) => Draft) =>
  useDrafts.setState((state) => {
    const before = draftOf(state, orderId) ?? empty(orderId);
    return { drafts: [...state.drafts.filter(({ order_id }) => order_id !== orderId), work(before)] };
  });

const nothing = empty('');
export const useArrivalDraft = (orderId: string) => useDrafts((state) => draftOf(state, orderId)) ?? nothing;

/** As it is sent. */
export function sentOf(orderId: string) {
  const { order_id: _, lines, why, ...rest } = draftOf(useDrafts.getState(), orderId) ?? empty(orderId);
  return {
    ...rest,
    lines: lines.filter(({ bottles, damaged }) => bottles + damaged > 0),
    why: why.trim(),
  };
}

const none = { bottles: 0, damaged: 0 };

export const setCome = (orderId: string, productId: number, changed: (before: Come) => Partial<Come>) =>
  change(orderId, (before) => {
    const known = before.lines.find(({ product_id }) => product_id === productId);
    const line = known ?? { product_id: productId, ...none };
    const after = { ...line, ...changed(line) };
    const most = { ...after, bottles: Math.min(after.bottles, mostBottles) };
    return { ...before, lines: [...before.lines.filter((other) => other !== known), most] };
  });

export const setArrival = (orderId: string, changed: Partial<Pick<Draft, 'note' | 'why' | 'closes'>>) =>
  change(orderId, (before) => ({ ...before, ...changed }));

export const forget = (orderId: string) =>
  useDrafts.setState(({ drafts }) => ({ drafts: drafts.filter(({ order_id }) => order_id !== orderId) }));
