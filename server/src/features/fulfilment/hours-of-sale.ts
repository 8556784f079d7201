import { daysAfter, weekdayOf } from 'contract/platform/calendar';
import { type GoodsKind, weekdayNames } from 'contract/settings/rule-values';
import { rememberedBy } from '../../platform/remembered.js';
import { storeDay } from '../stores/index.js';
import { isDrink } from './rule.js';
import type { PlaceOfSale, RuleBook } from './rule-book.js';
import { isWithin, joined, type Span, spanOn } from './spans.js';

const remembered = rememberedBy<RuleBook, readonly Span[] | undefined>(500);

/** All slots of a day need the same answer. */
const sellingSpans = (book: RuleBook, place: PlaceOfSale, timezone: string, day: string, goods: GoodsKind) =>
  remembered(book, [place.state, place.county, place.zip, timezone, day, goods], () =>
    spansAround(book, place, timezone, day, goods),
  );

/** When a kind of drink may be handed over around a day, by the store's clock; undefined means always. */
function spansAround(book: RuleBook, place: PlaceOfSale, timezone: string, day: string, goods: GoodsKind) {
  const days = [-1, 0, 1].map((away) => daysAfter(day, away));
  const rules = days.map((on) => ({ on, rule: book.one('hours', { place, day: on, goods }) }));
  if (rules.every(({ rule }) => rule === undefined)) return undefined;
  const spans = rules.flatMap(({ on, rule }): Span[] => {
    if (!rule) return [spanOn(timezone, on, '00:00', '00:00')];
    const exception = rule.value.but?.[weekdayNames[weekdayOf(on)]!];
    const times = exception === undefined ? rule.value.daily : exception;
    return times ? [spanOn(timezone, on, ...times)] : [];
  });
  return joined(spans);
}

/** When all of these goods may be handed over around a day: within all of these spans. */
export const hoursOfSale = (
  book: RuleBook,
  place: PlaceOfSale,
  timezone: string,
  day: string,
  goods: readonly GoodsKind[],
) =>
  goods
    .filter(isDrink)
    .map((drink) => sellingSpans(book, place, timezone, day, drink))
    .filter((spans) => spans !== undefined);

/**
 * Whether all of these goods may be handed over during a whole slot: the hours restrict the hand-over, not
 * the moment of buying.
 */
export const isWithinHoursOfSale = (
  book: RuleBook,
  place: PlaceOfSale,
  timezone: string,
  slot: Span,
  goods: readonly GoodsKind[],
) =>
  hoursOfSale(book, place, timezone, storeDay(timezone, slot.from), goods).every((spans) =>
    isWithin(spans, slot),
  );
