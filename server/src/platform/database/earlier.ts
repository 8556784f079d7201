import { sql } from 'kysely';
import type { Uuid } from '../ids.js';

/** All stores, or only these. */
export type Stores = 'all' | readonly number[];

/** A part of what happened, newest first: the entries before the last one that the caller knows. */
export type Stretch = {
  readonly stores: Stores;
  readonly before?: { readonly at: Date; readonly id: Uuid } | undefined;
  readonly most: number;
};

const everything = sql<boolean>`true`;

export const isAtStores = (storeId: string, stores: Stores) =>
  stores === 'all' ? everything : sql<boolean>`${sql.ref(storeId)} = any(${stores}::integer[])`;

export const isEarlier = (at: string, id: string, before: Stretch['before']) =>
  before
    ? sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${before.at}::timestamptz, ${before.id}::uuid)`
    : everything;

type Happened = { readonly at: Date; readonly id: Uuid };

/** Sorts entries from several tables into one list, newest first. */
export const newestFirst = (one: Happened, other: Happened) =>
  other.at.getTime() - one.at.getTime() || (other.id > one.id ? 1 : -1);
