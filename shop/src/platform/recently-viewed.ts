import { kept } from 'browser/keeping/persisted';
import { id } from 'contract/platform/ids';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { whenCustomerLeaves } from './session';

const most = 12;

/** Ids of products, the last one that was looked at first. */
const recentlyViewed = v.object({
  viewed: v.pipe(
    v.array(id),
    v.transform((ids) => [...new Set(ids)].slice(0, most)),
  ),
});
type RecentlyViewed = v.InferOutput<typeof recentlyViewed>;

/** What this customer has looked at lately in this browser. The server does not learn of it. */
export const useRecentlyViewed = create<RecentlyViewed>()(
  persist(
    () => ({ viewed: [] as number[] }),
    kept('recently-viewed', recentlyViewed, ({ viewed }) => ({ viewed })),
  ),
);

export const noteViewed = (product: number) =>
  useRecentlyViewed.setState(({ viewed }) => ({
    viewed: [product, ...viewed.filter((each) => each !== product)].slice(0, most),
  }));

whenCustomerLeaves(() => useRecentlyViewed.setState({ viewed: [] }));
