import { kept } from 'browser/keeping/persisted';
import { id } from 'contract/platform/ids';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { whenCustomerLeaves } from './session';

/** Nobody reads more columns than that. */
export const mostCompared = 4;

const compared = v.object({
  ids: v.pipe(
    v.array(id),
    v.transform((ids) => [...new Set(ids)].slice(0, mostCompared)),
  ),
});
type Compared = v.InferOutput<typeof compared>;

/** The bottles that this customer puts side by side, kept while they look for more of them. */
export const useCompared = create<Compared>()(
  persist(
    () => ({ ids: [] as number[] }),
    kept('compared', compared, ({ ids }) => ({ ids })),
  ),
);

/** Tells whether there was room for it. */
export function compareToo(product: number): boolean {
  const { ids } = useCompared.getState();
  if (ids.includes(product)) return true;
  if (ids.length >= mostCompared) return false;
  useCompared.setState({ ids: [...ids, product] });
  return true;
}

export const compareNoMore = (product: number) =>
  useCompared.setState(({ ids }) => ({ ids: ids.filter((each) => each !== product) }));

whenCustomerLeaves(() => useCompared.setState({ ids: [] }));
