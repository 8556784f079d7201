import { sql } from 'kysely';
import type { Uuid } from '../ids.js';

/** All stores, or these. */
export type Stores = 'all' | readonly number[];

/** A stretch of what happened, the newest first: what came before the last entry that is known. */
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

/** Puts what comes from several tables into one list, in the order of each of them. */
export const newestFirst = (one: Happened, other: Happened) =>
  other.at.getTime() - one.at.getTime() || (other.id > one.id ? 1 : -1);
