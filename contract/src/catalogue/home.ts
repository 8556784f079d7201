import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { storeNotFound } from '../stores.js';
import { menuEntry, productCard, wineSetCard } from './cards.js';

/** The light in which the bottles of a campaign are shown. */
export const homeScenes = ['daylight', 'firelight', 'candlelight'] as const;
export type HomeScene = (typeof homeScenes)[number];

export const homeTileKinds = ['occasion', 'price', 'region'] as const;
export type HomeTileKind = (typeof homeTileKinds)[number];

/** The query of a listing's address: `department=wine&pairing=poultry`. */
const shelf = v.string();

/** What suits the season, chosen by the store's calendar. */
const campaign = v.object({
  id,
  title: v.string(),
  words: v.string(),
  link_label: v.string(),
  shelf,
  scene: v.picklist(homeScenes),
  /** Shown instead of the bottles. */
  image_id: v.nullable(v.string()),
  /** The first bottles of its shelf that are in stock. */
  bottles: v.array(productCard),
});
export type HomeCampaign = v.InferOutput<typeof campaign>;

/** A link to a shelf that has something on it. */
const tile = v.object({
  id,
  kind: v.picklist(homeTileKinds),
  title: v.string(),
  shelf,
  count: v.number(),
  /** The picture of one of its products. */
  image_id: v.nullable(v.string()),
});
export type HomeTile = v.InferOutput<typeof tile>;

/** What one of the store's people recommends, in their own words. */
const pick = v.object({ id, person: v.string(), role: v.string(), words: v.string(), product: productCard });
export type HomePick = v.InferOutput<typeof pick>;

export const getHome = endpoint('GET', 'e-com/home', {
  about: "The home page's sections, in one call.",
  query: v.object({ store_id: idFromText }),
  data: v.object({
    /** Null when the store has no campaign for today. */
    campaign: v.nullable(campaign),
    tiles: v.array(tile),
    picks: v.array(pick),
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
