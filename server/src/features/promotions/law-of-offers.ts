import { drinks, type GoodsKind } from 'contract/settings/rule-values';
import type { Db } from '../../platform/database/database.js';
import { nameOf, openRuleBook, placeOf } from '../fulfilment/index.js';
import { byTradingTerms, storeDay, tradingStore } from '../stores/index.js';
import { noLaw, type OfferLaw } from './apply-promotions.js';

/** What the law of a store leaves to offers on a kind of drink, and what it says against others. */
export type LawInWords = OfferLaw & { readonly noOffers: string | null; readonly tooMuch: string | null };

const noBounds: LawInWords = { ...noLaw, noOffers: null, tooMuch: null };

async function readLaws(db: Db, storeId: number, day: string) {
  const { jurisdiction, zip } = await tradingStore(db, storeId);
  const place = await placeOf(db, jurisdiction, zip);
  const book = await openRuleBook(db, [place.state]);
  const laws = new Map<GoodsKind, LawInWords>();
  for (const goods of drinks) {
    const rule = book.one('discount', { place, day, goods });
    if (!rule) continue;
    const { at_most_percent: atMost = null, automatic = true, codes = true } = rule.value;
    const says = (words: string) => `${place.state} allows ${words} (${rule.source})`;
    laws.set(goods, {
      atMost,
      automatic,
      codes,
      noCodes: codes ? null : says(`no codes on ${nameOf(goods).toLowerCase()}`),
      noOffers: automatic ? null : says(`no offers on ${nameOf(goods).toLowerCase()}`),
      tooMuch: atMost === null ? null : says(`${atMost} % off at most`),
    });
  }
  return laws;
}

export type LawsOfDrinks = ReadonlyMap<GoodsKind, LawInWords>;

/** By kinds of drink, today. */
export async function lawsOfOffers(db: Db, storeId: number): Promise<LawsOfDrinks> {
  const { timezone } = await tradingStore(db, storeId);
  const day = storeDay(timezone, db.now);
  return byTradingTerms(db, ['law of offers', storeId, day], () => readLaws(db, storeId, day));
}

export const lawFor = (laws: LawsOfDrinks, goods: GoodsKind) => laws.get(goods) ?? noBounds;
