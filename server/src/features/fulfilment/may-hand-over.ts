import type { Channel, GoodsKind } from 'contract/settings/rule-values';
import type { FulfilmentMode } from 'contract/stores';
import { nameOfState } from '../places/index.js';
import { isDrink } from './rule.js';
import type { PlaceOfSale, RuleBook } from './rule-book.js';
import { doing, nameOf, type RuleRefusal } from './rule-refusal.js';

/** How goods get from the store to the customer: where the store stands, and where they change hands. */
export type HandOver = {
  readonly mode: FulfilmentMode;
  readonly from: PlaceOfSale;
  readonly to: PlaceOfSale;
  readonly day: string;
};

/** When a store's own van crosses a state border, the law sees shipping from another state. */
export function channelOf({ mode, from, to }: Omit<HandOver, 'day'>): Channel {
  if (mode === 'pickup') return 'pickup';
  if (from.state !== to.state) return 'shipping_across';
  return mode === 'delivery' ? 'delivery' : 'shipping_within';
}

const placeName = ({ county, zip }: PlaceOfSale, byCounty: boolean) =>
  byCounty ? `${county} County` : `The area of ${zip}`;

/** Selling over the counter is what a licence is for; every other way is closed until a rule opens it. */
function soldThisWay(book: RuleBook, handOver: HandOver, goods: GoodsKind): RuleRefusal | undefined {
  const { mode, from, to, day } = handOver;
  const rule = book.one('sale', { place: to, day, goods, channel: channelOf(handOver) });
  const allowed = rule ? rule.value.allowed : mode === 'pickup';
  if (allowed && (rule?.value.from?.includes(from.state) ?? true)) return undefined;
  const what = `${doing(mode)} ${nameOf(goods).toLowerCase()}`;
  const across = from.state === to.state ? '' : ` from ${nameOfState(from.state)}`;
  const message = rule
    ? `${nameOfState(to.state)} law doesn't let us ${what}${across}`
    : `We can't ${what} ${mode === 'pickup' ? 'in' : 'to'} ${nameOfState(to.state)}`;
  return { code: 'not_sold_this_way', rule, message, goods };
}

function inDryArea(book: RuleBook, handOver: HandOver, goods: GoodsKind): RuleRefusal | undefined {
  const { mode, to, day } = handOver;
  const rule = book.one('dry', { place: to, day, goods, channel: channelOf(handOver) });
  if (!rule?.value.dry) return undefined;
  const where = placeName(to, rule.zip === null && rule.county !== null);
  const message = `${where} is dry: we can't ${doing(mode)} ${nameOf(goods).toLowerCase()} there`;
  return { code: 'dry_area', rule, message, goods };
}

/** Whether one kind of goods may change hands in this way, there, on that day. */
export const mayHandOver = (book: RuleBook, handOver: HandOver, goods: GoodsKind): RuleRefusal | undefined =>
  isDrink(goods) ? (inDryArea(book, handOver, goods) ?? soldThisWay(book, handOver, goods)) : undefined;
