import type { Shelf } from 'contract/stock/stock.staff';

export const pauillac: Shelf & { waiting: number; shelf_place: string } = {
  product_id: 50,
  brand: 'Château Merle',
  name: 'Pauillac',
  vintage: 2013,
  size_ml: 750,
  pack_count: 1,
  on_hand: 47,
  held: 2,
  waiting: 3,
  shelf_place: 'B 3',
};

export const lager: typeof pauillac = {
  ...pauillac,
  product_id: 51,
  brand: 'Harbor',
  name: 'Lager',
  vintage: null,
  size_ml: 355,
  pack_count: 6,
  on_hand: 1,
  held: 0,
  waiting: 0,
};
