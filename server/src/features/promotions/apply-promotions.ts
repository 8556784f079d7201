import { sharedOut, shareOf, sum } from 'contract/platform/cents';

/** By what a promotion names goods. */
export type GoodsIds = {
  readonly department: number;
  readonly category: number;
  readonly brand: number;
  readonly product: number;
};
type Kind = keyof GoodsIds;
type Named = ReadonlyMap<Kind, ReadonlySet<number>>;

/** From so many bottles on: so many hundredths of a percent, or cents. */
export type Step = { readonly bottles: number; readonly value: number };

/** Whom a promotion is for. */
type Audience =
  | { readonly kind: 'everybody' | 'first_order' }
  /** By the names of their memberships. */
  | { readonly kind: 'members'; readonly names: readonly string[] };

export type Promotion = {
  readonly id: number;
  readonly shownAs: string;
  readonly how: 'percent' | 'amount';
  /** Only for whoever has one of its codes. */
  readonly byCode: boolean;
  readonly audience: Audience;
  /** By rising numbers of bottles. */
  readonly steps: readonly Step[];
  /** Of several kinds, goods must be among those of each; no kind: all goods. */
  readonly within: Named;
  /** Goods that are among those of any kind take no part. */
  readonly without: Named;
};

type Sold = { readonly allocation: string; readonly compare_at: unknown };

/** Reduced bottles cost less already, and scarce ones are not for sale like others. */
export const mayBeReduced = ({ allocation, compare_at }: Sold) =>
  allocation === 'none' && compare_at === null;

/** Goods that may have something taken off. Money in cents. */
export type PromotionLine = {
  readonly id: string;
  readonly price: number;
  readonly quantity: number;
  /** How many bottles one piece counts as. */
  readonly bottles: number;
  readonly ids: GoodsIds;
  readonly law: OfferLaw;
};

/** What the law of a store leaves to offers on a kind of goods. */
export type OfferLaw = {
  /** In percent of the price; null where it sets no bound. */
  readonly atMost: number | null;
  readonly automatic: boolean;
  readonly codes: boolean;
  /** In words, where codes are not allowed. */
  readonly noCodes: string | null;
};

/** Where it says nothing. */
export const noLaw: OfferLaw = { atMost: null, automatic: true, codes: true, noCodes: null };

/** What a promotion takes off all pieces of a line together. */
export type Applied = { readonly promotion: Promotion; readonly step: Step; readonly saved: number };

/** However much is promised and allowed, a tenth is paid: nothing is given away, and no line costs nothing. In percent. */
const mostOff = 90;
const mostOffOf = ({ law: { atMost } }: PromotionLine) => Math.min(atMost ?? mostOff, mostOff);
/** A tenth of less could be rounded to nothing. */
const leastPrice = 20;

const isNamed = (named: Named, ids: GoodsIds) => {
  for (const [kind, refs] of named) if (refs.has(ids[kind])) return true;
  return false;
};

export function covers({ within, without }: Promotion, { ids }: Pick<PromotionLine, 'ids'>) {
  for (const [kind, refs] of within) if (!refs.has(ids[kind])) return false;
  return !isNamed(without, ids);
}

/** The lines that a promotion may reduce, by what it names and by law. */
export const coveredBy = (promotion: Promotion, lines: readonly PromotionLine[]) =>
  lines.filter((line) => line.law[promotion.byCode ? 'codes' : 'automatic'] && covers(promotion, line));

const amountOf = ({ price, quantity }: PromotionLine) => price * quantity;
const amountIn = (lines: readonly PromotionLine[]) => sum(lines.map(amountOf));
export const bottlesIn = (lines: readonly PromotionLine[]) =>
  sum(lines.map(({ bottles, quantity }) => bottles * quantity));

/** What is taken off of each cent, as a fraction. */
type Rate = { readonly top: number; readonly bottom: number };

/** The rate of a step that covers goods of so many cents. */
const rateOf = ({ how }: Promotion, { value: top }: Step, amount: number): Rate => ({
  top,
  bottom: how === 'percent' ? 10_000 : amount,
});

const worthOf = ({ top, bottom }: Rate) => top / bottom;

/** A promotion that holds for a cart, by the step that is reached. */
type Held = { readonly promotion: Promotion; readonly step: Step; readonly rate: Rate };

function held(promotion: Promotion, covered: readonly PromotionLine[]): Held | undefined {
  const bottles = bottlesIn(covered);
  const step = promotion.steps.findLast((each) => each.bottles <= bottles);
  return step && { promotion, step, rate: rateOf(promotion, step, amountIn(covered)) };
}

export const dearEnough = (lines: readonly PromotionLine[]) =>
  lines.filter(({ price }) => price >= leastPrice);

/** The same rate, or as much of it as the law allows. */
function withinLaw({ rate, ...rest }: Held) {
  const lowered = new Map<number, Held>();
  return (line: PromotionLine): Held => {
    const percent = mostOffOf(line);
    const known = lowered.get(percent);
    if (known) return known;
    const most = { top: percent, bottom: 100 };
    const allowed = { ...rest, rate: worthOf(rate) > worthOf(most) ? most : rate };
    lowered.set(percent, allowed);
    return allowed;
  };
}

/** For each line the promotion that saves most; of two that save as much, the one with the lower number. */
function bestForEach(lines: readonly PromotionLine[], promotions: readonly Promotion[]) {
  const best = new Map<PromotionLine, Held>();
  for (const promotion of promotions.toSorted((one, other) => one.id - other.id)) {
    const covered = coveredBy(promotion, lines);
    const now = held(promotion, covered);
    if (!now) continue;
    const allowed = withinLaw(now);
    for (const line of covered) {
      const [before, offered] = [best.get(line), allowed(line)];
      if (!before || worthOf(offered.rate) > worthOf(before.rate)) best.set(line, offered);
    }
  }
  return best;
}

/**
 * Whole cents once for all lines, which are then shared out; the order of the lines does not matter. Rounding never takes
 * more off a line than the law allows.
 */
function sharedBy({ rate: { top, bottom } }: Held, lines: readonly PromotionLine[]) {
  const inOrder = lines.toSorted((one, other) => one.ids.product - other.ids.product);
  const shares = sharedOut(shareOf(amountIn(inOrder), top, bottom), inOrder.map(amountOf));
  return inOrder.map((line, at) => ({ line, saved: Math.min(shares[at]!, allowedOff(line)) }));
}

const allowedOff = (line: PromotionLine) =>
  line.law.atMost === null ? amountOf(line) : Math.floor((amountOf(line) * line.law.atMost) / 100);

/**
 * What is taken off each line. The bottles of a cart are counted for each promotion, whatever else reduces them, and then
 * each bottle has the one that saves most: so another promotion makes nothing dearer, but for the cent by which shares
 * are rounded.
 */
export function applyPromotions(
  given: readonly PromotionLine[],
  promotions: readonly Promotion[],
): ReadonlyMap<string, Applied> {
  const best = bestForEach(dearEnough(given), promotions);
  const applied = new Map<string, Applied>();
  for (const each of new Set(best.values())) {
    const lines = [...best.keys()].filter((line) => best.get(line) === each);
    for (const { line, saved } of sharedBy(each, lines))
      if (saved > 0) applied.set(line.id, { promotion: each.promotion, step: each.step, saved });
  }
  return applied;
}

/** A step that would save more than what is taken off now, for so many bottles more. */
export type Almost = { readonly promotion: Promotion; readonly step: Step; readonly missing: number };

/** The step that is nearest, when no more than a third of its bottles is missing. */
export function almostEarned(
  given: readonly PromotionLine[],
  promotions: readonly Promotion[],
  saved: ReadonlyMap<string, number>,
): Almost | undefined {
  const near = promotions.flatMap((promotion) => {
    const covered = coveredBy(promotion, dearEnough(given));
    const bottles = bottlesIn(covered);
    const step = promotion.steps.find((each) => each.bottles > bottles);
    if (bottles === 0 || !step) return [];
    const missing = step.bottles - bottles;
    const amount = amountIn(covered);
    const now = sum(covered.map(({ id }) => saved.get(id) ?? 0));
    const rate = worthOf(rateOf(promotion, step, amount));
    const next = sum(covered.map((line) => amountOf(line) * Math.min(rate, mostOffOf(line) / 100)));
    const gain = next - now;
    return missing * 3 <= step.bottles && gain >= 1 ? [{ promotion, step, missing, gain }] : [];
  });
  const [nearest] = near.sort(
    (one, other) =>
      one.missing - other.missing || other.gain - one.gain || one.promotion.id - other.promotion.id,
  );
  return nearest && { promotion: nearest.promotion, step: nearest.step, missing: nearest.missing };
}
