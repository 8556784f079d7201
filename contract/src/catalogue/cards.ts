import * as v from 'valibot';
import { id } from '../platform/ids.js';
import { money } from '../platform/money.js';

/** What a card tells about the stock; the exact number is asked for only where it matters. */
export const stockState = v.picklist(['in_stock', 'low', 'out']);
export type StockState = v.InferOutput<typeof stockState>;

/** From this many on, a card no longer counts them. */
export const plenty = 6;

/** What a store asks for a product or a set, and whether it has it. */
const offer = {
  price: money,
  /** What it cost before it was reduced. */
  compare_at: v.nullable(money),
  stock: stockState,
  /** How many are left, when they are few. */
  left: v.nullable(v.number()),
};
export const storeOffer = v.object(offer);
export type StoreOffer = v.InferOutput<typeof storeOffer>;

export const allocationKind = v.picklist(['none', 'limit', 'lottery']);
export type AllocationKind = v.InferOutput<typeof allocationKind>;

/** A few pixels of the picture, WebP in base64, shown blurred until the picture arrives. */
export const standIn = v.nullable(v.string());

/** The names of a product, and the parts of its address: `/products/{slug}/{id}`. */
const named = {
  id,
  slug: v.string(),
  /** Without the brand and without the vintage. */
  name: v.string(),
  brand: v.string(),
  department: v.string(),
  vintage: v.nullable(v.number()),
  size_ml: v.nullable(v.number()),
  pack_count: v.number(),
  image_id: v.nullable(v.string()),
};

/** The part of a product's card that is the same at every store. */
export const productCard = v.object({
  ...named,
  stand_in: standIn,
  region: v.string(),
  country: v.string(),
  /** A wine's main grape, a spirit's type, a beer's style, a sake's grade. */
  varietal: v.nullable(v.string()),
  /** Less than three quarters of it is that one grape. */
  is_blend: v.boolean(),
  /** The highest score by a critic, out of 100. */
  points: v.nullable(v.number()),
  /** The average of its published reviews, with one decimal; null when there are none. */
  rating: v.nullable(v.number()),
  rating_count: v.number(),
  allocation: allocationKind,
  limit_per_customer: v.nullable(v.number()),
  ...offer,
});
export type ProductCard = v.InferOutput<typeof productCard>;

/** One of the bottles in a set. */
export const winePart = v.object({ ...named, region: v.string(), quantity: v.number(), price: money });
export type WinePart = v.InferOutput<typeof winePart>;

/** A named bundle; its stock is what its parts allow. */
export const wineSetCard = v.object({
  id,
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  image_id: v.string(),
  stand_in: standIn,
  /** The number of bottles, glasses and other things in it. */
  pieces: v.number(),
  /** What its parts cost one by one. */
  parts_price: money,
  price: money,
  stock: stockState,
  left: v.nullable(v.number()),
});
export type WineSetCard = v.InferOutput<typeof wineSetCard>;

/** Where it stands in the menus, in the address bar and in the answer. */
export const menuEntry = { id, name: v.string(), slug: v.string(), count: v.number() };
export const menuItem = v.object(menuEntry);
export type MenuItem = v.InferOutput<typeof menuItem>;
