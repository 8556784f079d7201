import { drinks, type GoodsKind, type RuleValues } from 'contract/settings/rule-values';
import type * as v from 'valibot';
import type { Db } from '../../platform/database/database.js';
import { nameOf, openRuleBook, placeOf } from '../fulfilment/index.js';
import { byTradingTerms, storeDay, tradingStore } from '../stores/index.js';
import { noLaw, type OfferLaw } from './applying/promotion.js';

/** What the law of a store leaves to offers on a kind of drink, and what it says against others. */
export type LawInWords = OfferLaw & { readonly noOffers: string | null };

const noBounds: LawInWords = { ...noLaw, noOffers: null };

type Discount = v.InferOutput<RuleValues['discount']>;

const tooCheapFor = (drink: string, markup: number) =>
  markup === 0 ? `no ${drink} below its cost` : `no ${drink} at less than ${markup}% over its cost`;

/** What somebody gets for buying others is a gift in many states: on drinks a rule must allow it. */
function lawOf(state: string, goods: GoodsKind, rule: { value: Discount; source: string } | undefined) {
  const drink = nameOf(goods).toLowerCase();
  if (!rule)
    return {
      ...noBounds,
      buyGet: false,
      noBuyGet: `No rule of ${state} says that buy-and-get offers on ${drink} are allowed`,
    };
  const {
    at_most_percent: atMost = null,
    automatic = true,
    codes = true,
    buy_get: buyGet = false,
    below_cost: belowCost = true,
    min_markup_percent: markup = belowCost ? null : 0,
  } = rule.value;
  const says = (words: string) => `${state} allows ${words} (${rule.source})`;
  return {
    atMost,
    automatic,
    codes,
    buyGet,
    markup,
    noCodes: codes ? null : says(`no codes on ${drink}`),
    noBuyGet: buyGet ? null : says(`no buy-and-get offers on ${drink}`),
    tooCheap: markup === null ? null : says(tooCheapFor(drink, markup)),
    noOffers: automatic ? null : says(`no offers on ${drink}`),
    tooMuch: atMost === null ? null : says(`${atMost}% off at most`),
  };
}

async function readLaws(db: Db, storeId: number, day: string) {
  const { jurisdiction, zip } = await tradingStore(db, storeId);
  const place = await placeOf(db, jurisdiction, zip);
  const book = await openRuleBook(db, [place.state]);
  return new Map<GoodsKind, LawInWords>(
    drinks.map((goods) => [goods, lawOf(place.state, goods, book.one('discount', { place, day, goods }))]),
  );
}

export type LawsOfDrinks = ReadonlyMap<GoodsKind, LawInWords>;

/** By kinds of drink, today. */
export async function lawsOfOffers(db: Db, storeId: number): Promise<LawsOfDrinks> {
  const { timezone } = await tradingStore(db, storeId);
  const day = storeDay(timezone, db.now);
  return byTradingTerms(db, ['law of offers', storeId, day], () => readLaws(db, storeId, day));
}

export const lawFor = (laws: LawsOfDrinks, goods: GoodsKind) => laws.get(goods) ?? noBounds;
