import type { getHome } from 'contract/catalogue';
import type { Wire } from 'contract/platform/endpoint';

export type WireHome = Wire<typeof getHome>;

/** Of a store that has written nothing, and has nothing on its shelves. */
export const emptyHome: WireHome = {
  campaign: null,
  tiles: [],
  picks: [],
  departments: [],
  featured: [],
  newest: [],
  on_sale: [],
  wine_sets: [],
};
