import { createHash } from 'node:crypto';
import type { Uuid } from '../../platform/ids.js';

/** A balance at a store: it has an owner and is never below zero. docs/glossary.md says what each kind is. */
export type BalanceKind = 'points' | 'store_credit' | 'gift_card';

/**
 * The store's own accounts. What the store owes or has earned is above zero, what it is owed or has given
 * away is below.
 */
type OwnKind =
  | 'sales'
  | 'delivery'
  | 'tax'
  | 'payment_due'
  | 'payments'
  | 'goodwill'
  | 'points_cost'
  | 'breakage'
  | 'points_issued'
  | 'points_redeemed'
  | 'points_ended';

/** At what rate sales are taxed, and who asks for it: a state, and a place within it that has a rate of its own. */
export type TaxRate = { readonly state: string; readonly place: string | null; readonly millionths: number };

/** Sales and their tax have an account for each rate. */
type RatedKind = 'sales' | 'tax';

export type Account =
  | { kind: BalanceKind; ownerId: Uuid }
  | { kind: Exclude<OwnKind, RatedKind> }
  | { kind: RatedKind; rate?: TaxRate | undefined };

export const ownerOf = (account: Account) => ('ownerId' in account ? account.ownerId : null);
export const rateOf = (account: Account) => ('rate' in account ? account.rate : undefined);

const inName = (rate: TaxRate | undefined) =>
  rate ? `/${rate.state}/${rate.place ?? ''}/${rate.millionths}` : '';

/**
 * The id follows from the account's name, so that all processes lock in the same order, even accounts that
 * are new.
 */
export function accountId(storeId: number, account: Account): Uuid {
  const name = `${storeId}/${account.kind}/${ownerOf(account) ?? ''}${inName(rateOf(account))}`;
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20].map((from, i, starts) => hex.slice(from, starts[i + 1])).join('-');
}
