import * as v from 'valibot';
import { menuEntry, productCard, wineSetCard } from './catalogue-cards.js';
import { endpoint } from './platform/endpoint.js';
import { idFromText } from './platform/ids.js';
import { storeNotFound } from './stores.js';

export const getHome = endpoint('GET', 'e-com/home', {
  about: "The home page's sections, in one call.",
  query: v.object({ store_id: idFromText }),
  data: v.object({
    departments: v.array(
      v.object({ ...menuEntry, /** Of one of its products. */ image_id: v.nullable(v.string()) }),
    ),
    featured: v.array(productCard),
    newest: v.array(productCard),
    on_sale: v.array(productCard),
    wine_sets: v.array(wineSetCard),
  }),
  refusals: [storeNotFound],
});
