import { sum } from 'contract/platform/cents';
import {
  bottlesIn,
  type Group,
  type Promotion,
  type PromotionLine,
  piecesIn,
  type Step,
} from './promotion.js';

const amountOf = ({ price, quantity }: PromotionLine) => price * quantity;
const amountIn = (lines: readonly PromotionLine[]) => sum(lines.map(amountOf));

/** What is taken off of each cent, as a fraction. */
type Rate = { readonly top: number; readonly bottom: number };

export const worthOf = ({ top, bottom }: Rate) => top / bottom;

/** However much is promised and allowed, a tenth is paid: nothing is given away, and no line costs nothing. In percent. */
const mostOff = 90;

/** What the law leaves of a piece's price at least, in cents: all of it where a cost matters that nobody knows. */
function leastPriceOf({ price, cost, law: { markup } }: PromotionLine) {
  if (markup === null) return 0;
  return cost === null ? price : Math.ceil((cost * (100 + markup)) / 100);
}

/** The most that may be taken off a line. A law may speak of parts of a percent. */
export function mostOffOf(line: PromotionLine): Rate {
  const { price, law } = line;
  const ofPrice = { top: Math.floor(100 * Math.min(law.atMost ?? mostOff, mostOff)), bottom: 10_000 };
  const ofCost = { top: Math.max(0, price - leastPriceOf(line)), bottom: price };
  return worthOf(ofCost) < worthOf(ofPrice) ? ofCost : ofPrice;
}

/** So many pieces of a line may lose so much, in whole cents below. */
export function allowedOff(line: PromotionLine, pieces: number) {
  const amount = line.price * pieces;
  const { atMost } = line.law;
  const byPercent = atMost === null ? amount : Math.floor((amount * atMost) / 100);
  return Math.min(byPercent, Math.max(0, amount - leastPriceOf(line) * pieces));
}

/** How many pieces of which lines. */
export type Pieces = ReadonlyMap<PromotionLine, number>;

/** A promotion that holds for a cart, by the step that is reached: its rate, and for how many pieces of each line. */
export type Held = {
  readonly promotion: Promotion;
  readonly step: Step;
  readonly rate: Rate;
  readonly pieces: Pieces;
};

export const dearestFirst = (one: PromotionLine, other: PromotionLine) =>
  other.price - one.price || one.ids.product - other.ids.product;

/**
 * From the dearest piece to the cheapest, each whole group has its cheapest pieces for less. What they save is shared by all
 * pieces of all groups: no bottle is given away, and one that comes back takes its share along.
 */
export function heldInGroups(
  promotion: Promotion,
  { buys, gets }: Group,
  covered: readonly PromotionLine[],
): Held | undefined {
  const [step] = promotion.steps;
  const size = buys + gets;
  const whole = piecesIn(covered) - (piecesIn(covered) % size);
  if (!step || whole === 0) return undefined;
  const gotAmong = (first: number) => Math.floor(first / size) * gets + Math.max(0, (first % size) - buys);
  const pieces = new Map<PromotionLine, number>();
  let [begin, amount, got] = [0, 0, 0];
  for (const line of covered.toSorted(dearestFirst)) {
    const end = Math.min(begin + line.quantity, whole);
    pieces.set(line, end - begin);
    amount += line.price * (end - begin);
    got += line.price * (gotAmong(end) - gotAmong(begin));
    begin = end;
  }
  return { promotion, step, rate: { top: got * step.value, bottom: 10_000 * amount }, pieces };
}

export const atStep = (promotion: Promotion, step: Step, covered: readonly PromotionLine[]): Held => ({
  promotion,
  step,
  rate: { top: step.value, bottom: promotion.how === 'percent' ? 10_000 : amountIn(covered) },
  pieces: new Map(covered.map((line) => [line, line.quantity])),
});

export function held(promotion: Promotion, covered: readonly PromotionLine[]): Held | undefined {
  if (promotion.group) return heldInGroups(promotion, promotion.group, covered);
  const bottles = bottlesIn(covered);
  const step = promotion.steps.findLast((each) => each.bottles <= bottles);
  return step && atStep(promotion, step, covered);
}
