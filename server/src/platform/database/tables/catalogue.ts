import type {
  AllocationKind,
  BeerFacts,
  CriticScore,
  SakeFacts,
  SpiritFacts,
} from 'contract/catalogue-details';
import type { Generated, JSONColumnType } from 'kysely';
import type { Uuid } from '../../ids.js';

export type CatalogueTables = {
  department: { id: number; name: string; slug: string };
  category: { id: number; department_id: number; name: string; slug: string };
  varietal: { id: number; name: string; slug: string };
  brand: { id: number; name: string; slug: string };
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
    featured: boolean;
    added_at: Date;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
  };
  product_varietal: { product_id: number; varietal_id: number; percent: number };
  store_product: {
    store_id: number;
    product_id: number;
    price: number;
    compare_at: number | null;
    on_hand: number;
    held: Generated<number>;
    sold: Generated<number>;
  };
  wine_set: {
    id: number;
    name: string;
    slug: string;
    description: string;
    image_id: string;
    featured: boolean;
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
  };
  stock_alert: {
    customer_id: Uuid;
    store_id: number;
    product_id: number;
    asked_at: Date;
    is_back: Generated<boolean>;
  };
  catalogue_change: {
    id: Generated<number>;
    xid: Generated<string>;
    product_id: number | null;
    at: Generated<Date>;
  };
};
