import type { GoodsKind } from 'contract/settings/rule-values';
import type { Db } from '../../platform/database/database.js';
import { storeDay } from '../stores/index.js';
import { type Buyer, mayBuy } from './age-and-licence.js';
import { isWithinHoursOfSale } from './hours-of-sale.js';
import type { RuleRefusal } from './rule-refusal.js';
import { openRuleBook, placeOf, placeOfAddress } from './rules.js';
import type { Span } from './spans.js';

type JudgedSale = {
  readonly store: { readonly jurisdiction: string; readonly zip: string; readonly timezone: string };
  readonly address: { country: string; state: string; zip_code: string } | undefined;
  /** Null for goods that are shipped. */
  readonly slot: Span | null;
  readonly goods: readonly GoodsKind[];
  readonly buyer: Buyer;
};

/**
 * What the rules say now about a sale that they allowed some minutes ago: about the buyer, and about its
 * time.
 */
export async function refusedToday(
  db: Db,
  { store, address, slot, goods, buyer }: JudgedSale,
): Promise<RuleRefusal | undefined> {
  const from = await placeOf(db, store.jurisdiction, store.zip);
  const to = (address && (await placeOfAddress(db, address))) ?? from;
  const book = await openRuleBook(db, [from.state, to.state]);
  const days = [db.now, ...(slot ? [slot.from] : [])].map((moment) => storeDay(store.timezone, moment));
  for (const day of days) {
    const refusal = mayBuy(book, [from, to], day, buyer);
    if (refusal) return refusal;
  }
  if (!slot) return undefined;
  if (slot.from <= db.now)
    return { code: 'slot_past', rule: undefined, message: 'The time you chose has already started' };
  return isWithinHoursOfSale(book, from, store.timezone, slot, goods)
    ? undefined
    : { code: 'outside_hours', rule: undefined, message: 'Alcohol can’t be sold at the time you chose' };
}
