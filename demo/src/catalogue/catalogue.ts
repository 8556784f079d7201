import type { NamedPicture } from '../pictures/picture.js';
import { departments } from './departments.js';
import { type CardDesign, cardDesigns } from './facts/cards.js';
import type { Product } from './product.js';
import { demoProducts } from './range.js';
import { demoReviews, type Review } from './reviews.js';
import { demoSets, staples, type WineSet } from './sets.js';
import { viewsOf } from './views.js';

export interface DemoCatalogue {
  departments: typeof departments;
  products: Product[];
  sets: WineSet[];
  reviews: Review[];
  cardDesigns: readonly CardDesign[];
  /** One for every product and every set, and the other views of some bottles. */
  pictures: NamedPicture[];
}

/** The catalogue of the demo shop, the same at every start. */
export function demoCatalogue(): DemoCatalogue {
  const drawn = demoProducts(staples).map((shown) => ({ ...shown, views: viewsOf(shown) }));
  const sets = demoSets(drawn);
  const products = drawn.map(({ product, views }) => ({
    ...product,
    otherPictures: views.map(({ name }) => name),
  }));
  return {
    departments,
    products,
    sets: sets.map(({ set }) => set),
    reviews: demoReviews(products),
    cardDesigns,
    pictures: [
      ...drawn.map(({ product, picture }) => ({ name: product.picture, spec: picture })),
      ...drawn.flatMap(({ views }) => views),
      ...sets.map(({ set, picture }) => ({ name: set.picture, spec: picture })),
    ],
  };
}
