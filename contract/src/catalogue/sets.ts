import * as v from 'valibot';
import { endpoint, refusal } from '../platform/endpoint.js';
import { idFromText } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { storeNotFound } from '../stores.js';
import { winePart, wineSetCard } from './cards.js';

export const wineSetNotFound = refusal(404, 'wine_set_not_found', 'This store has no such set.');

export const wineSetDetails = v.object({ ...wineSetCard.entries, parts: v.array(winePart) });
export type WineSetDetails = v.InferOutput<typeof wineSetDetails>;

export const listWineSets = endpoint('GET', 'e-com/wine-sets', {
  about: 'The sets that the store can put together, the featured ones first.',
  query: v.object({ store_id: idFromText, ...pageQuery(20) }),
  data: pageOf(wineSetCard),
  refusals: [storeNotFound],
});

export const getFeaturedWineSet = endpoint('GET', 'e-com/wine-sets/featured', {
  about: 'The set that the store shows first.',
  query: v.object({ store_id: idFromText }),
  data: wineSetDetails,
  refusals: [storeNotFound, wineSetNotFound],
});

export const getWineSet = endpoint('GET', 'e-com/wine-sets/{id}', {
  about: 'A set with its bottles.',
  path: v.object({ id: idFromText }),
  query: v.object({ store_id: idFromText }),
  data: wineSetDetails,
  refusals: [storeNotFound, wineSetNotFound],
});
