import type { productCard, wineSetCard } from 'contract/catalogue/cards';
import type * as v from 'valibot';

/** As they travel: in dollars. */
export type WireCard = v.InferInput<typeof productCard>;
export type WireSet = v.InferInput<typeof wineSetCard>;

export const barolo: WireCard = {
  id: 1,
  slug: 'barolo-serralunga-2019',
  name: 'Barolo Serralunga',
  brand: 'Cascina Aurelia',
  department: 'Wine',
  vintage: 2019,
  size_ml: 750,
  pack_count: 1,
  image_id: null,
  stand_in: null,
  region: 'Piedmont',
  country: 'Italy',
  varietal: 'Nebbiolo',
  is_blend: false,
  points: 93,
  rating: 4.6,
  rating_count: 38,
  allocation: 'none',
  limit_per_customer: null,
  price: 58,
  compare_at: null,
  stock: 'in_stock',
  left: null,
};

export const chablis: WireCard = {
  ...barolo,
  id: 2,
  slug: 'chablis-2022',
  name: 'Chablis',
  brand: 'Domaine du Puits',
  vintage: 2022,
  region: 'Burgundy',
  country: 'France',
  varietal: 'Chardonnay',
  points: null,
  price: 32,
  compare_at: 38,
  stock: 'low',
  left: 3,
};

export const sixForAutumn: WireSet = {
  id: 1,
  slug: 'six-for-autumn',
  name: 'Six for autumn',
  description: 'Six reds for the first cold evenings.',
  image_id: 'set-six-for-autumn',
  stand_in: null,
  pieces: 6,
  parts_price: 180,
  price: 149,
  stock: 'in_stock',
  left: null,
};
