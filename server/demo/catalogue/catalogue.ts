import type { PictureSpec } from '../pictures/picture.js';
import { departments } from './departments.js';
import { type CardDesign, cardDesigns } from './facts/cards.js';
import type { Product } from './product.js';
import { demoProducts } from './range.js';
import { demoReviews, type Review } from './reviews.js';
import { demoSets, staples, type WineSet } from './sets.js';

/** A picture that is to be drawn, under the name of its master. */
export interface CataloguePicture {
  name: string;
  spec: PictureSpec;
}

export interface DemoCatalogue {
  departments: typeof departments;
  products: Product[];
  sets: WineSet[];
  reviews: Review[];
  cardDesigns: readonly CardDesign[];
  /** One for every product and every set. */
  pictures: CataloguePicture[];
}

/** The catalogue of the demo shop, the same at every start. */
export function demoCatalogue(): DemoCatalogue {
  const drawn = demoProducts(staples);
  const sets = demoSets(drawn);
  const products = drawn.map(({ product }) => product);
  return {
    departments,
    products,
    sets: sets.map(({ set }) => set),
    reviews: demoReviews(products),
    cardDesigns,
    pictures: [
      ...drawn.map(({ product, picture }) => ({ name: product.picture, spec: picture })),
      ...sets.map(({ set, picture }) => ({ name: set.picture, spec: picture })),
    ],
  };
}
