import type { HomeScene, HomeTileKind } from 'contract/catalogue';
import type {
  AllocationKind,
  BeerFacts,
  CriticScore,
  SakeFacts,
  SpiritFacts,
} from 'contract/catalogue/details';
import type { Generated, JSONColumnType } from 'kysely';
import type { Uuid } from '../../ids.js';
import type { Day } from './day.js';
import type { Kept } from './kept.js';

export type CatalogueTables = {
  department: { id: number; name: string; slug: string; version: Generated<number> };
  category: { id: number; department_id: number; name: string; slug: string; version: Generated<number> };
  varietal: { id: number; name: string; slug: string; version: Generated<number> };
  brand: { id: number; name: string; slug: string; story: string | null; version: Generated<number> };
  product: {
    id: number;
    brand_id: number;
    category_id: number;
    name: string;
    slug: string;
    country: string;
    region: string;
    appellation: string | null;
    vintage: number | null;
    abv: number | null;
    size_ml: number | null;
    pack_count: number;
    closure: string | null;
    description: string;
    nose: string | null;
    palate: string | null;
    finish: string | null;
    pairings: string[];
    body: number | null;
    sweetness: number | null;
    acidity: number | null;
    tannin: number | null;
    spirit: JSONColumnType<SpiritFacts> | null;
    beer: JSONColumnType<BeerFacts> | null;
    sake: JSONColumnType<SakeFacts> | null;
    sustainability: string[];
    scores: JSONColumnType<CriticScore[]>;
    allocation: AllocationKind;
    limit_per_customer: number | null;
    images: string[];
    image_words: Generated<string[]>;
    drink_from: number | null;
    drink_until: number | null;
    featured: boolean;
    added_at: Date;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    retired_at: Date | null;
    version: Generated<number>;
    found_by: Generated<string>;
  };
  product_varietal: { product_id: number; varietal_id: number; percent: number };
  store_product: {
    store_id: number;
    product_id: number;
    price: number;
    compare_at: number | null;
    on_hand: Kept<number>;
    held: Generated<number>;
    sold: Generated<number>;
    carried: Generated<boolean>;
    shelf_place: Generated<string>;
    worth: Kept<number | null>;
    unit_cost: Kept<number | null>;
  };
  price_plan: {
    id: Uuid;
    store_id: number;
    product_id: number;
    price: number;
    compare_at: number | null;
    from_at: Date;
    until_at: Date;
    price_before: number | null;
    compare_at_before: number | null;
    begun_at: Date | null;
    ended_at: Date | null;
  };
  wine_set: {
    id: number;
    name: string;
    slug: string;
    description: string;
    image_id: string;
    featured: boolean;
    retired_at: Date | null;
    version: Generated<number>;
  };
  wine_set_part: { wine_set_id: number; product_id: number; quantity: number; position: number };
  store_wine_set: { store_id: number; wine_set_id: number; price: number };
  bought_product: { customer_id: Uuid; product_id: number; bought_at: Date };
  review: {
    id: Uuid;
    product_id: number;
    customer_id: Uuid | null;
    first_name: string;
    rating: number;
    text: string;
    published: boolean;
    written_at: Date;
    helpful: Generated<number>;
    waits: Generated<boolean>;
    answer: string | null;
    answered_at: Date | null;
    answered_by: Uuid | null;
    hidden_because: string | null;
  };
  review_helpful: { review_id: Uuid; customer_id: Uuid };
  stock_alert: {
    customer_id: Uuid;
    store_id: number;
    product_id: number;
    asked_at: Date;
    is_back: Generated<boolean>;
  };
  back_in_stock: { customer_id: Uuid; store_id: number; product_id: number; told_at: Date };
  popular_search: { words: string; position: number };
  known_name: { name: string; spellings: string[]; instead: string };
  home_campaign: {
    id: Generated<number>;
    store_id: number | null;
    from_day: Day;
    until_day: Day;
    title: string;
    words: string;
    link_label: string;
    shelf: string;
    scene: HomeScene;
    image_id: string | null;
    retired_at: Date | null;
    version: Generated<number>;
  };
  home_tile: {
    id: Generated<number>;
    store_id: number | null;
    kind: HomeTileKind;
    title: string;
    shelf: string;
    position: number;
    retired_at: Date | null;
    version: Generated<number>;
  };
  home_pick: {
    id: Generated<number>;
    store_id: number | null;
    person: string;
    role: string;
    words: string;
    product_id: number;
    position: number;
    retired_at: Date | null;
    version: Generated<number>;
  };
  catalogue_change: {
    id: Generated<number>;
    xid: Generated<string>;
    product_id: number | null;
    at: Generated<Date>;
  };
};

export type CatalogueViews = { store_offer: Omit<CatalogueTables['store_product'], 'carried'> };

/** Columns that together tell a product from all others, in a query that joins its brand. */
export const nameOfProduct = [
  'brand.name as brand',
  'product.name',
  'product.vintage',
  'product.size_ml',
  'product.pack_count',
] as const;
