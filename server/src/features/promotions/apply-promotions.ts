import { sharedOut, sum, takenOf } from 'contract/platform/cents';

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

export type Promotion = {
  readonly id: number;
  readonly shownAs: string;
  readonly how: 'percent' | 'amount';
  /** By rising numbers of bottles. */
  readonly steps: readonly Step[];
  /** Of several kinds, goods must be among those of each; no kind: all goods. */
  readonly within: Named;
  /** Goods that are among those of any kind take no part. */
  readonly without: Named;
};

/** Goods that may have something taken off. Money in cents. */
export type PromotionLine = {
  readonly id: string;
  readonly price: number;
  readonly quantity: number;
  /** How many bottles one piece counts as. */
  readonly bottles: number;
  readonly ids: GoodsIds;
};

/** What a promotion takes off all pieces of a line together. */
export type Applied = { readonly promotion: Promotion; readonly step: Step; readonly saved: number };

/** However much is promised, a tenth is paid: nothing is given away, and no line costs nothing. */
const atMost = 0.9;
/** A tenth of less could be rounded to nothing. */
const leastPrice = 20;

const isNamed =
  (named: Named, ids: GoodsIds) =>
  ([kind]: [Kind, unknown]) =>
    named.get(kind)?.has(ids[kind]) ?? false;

const covers = ({ within, without }: Promotion, { ids }: PromotionLine) =>
  [...within].every(isNamed(within, ids)) && ![...without].some(isNamed(without, ids));

const amountOf = ({ price, quantity }: PromotionLine) => price * quantity;
const bottlesIn = (lines: readonly PromotionLine[]) =>
  sum(lines.map(({ bottles, quantity }) => bottles * quantity));

const stepFor = ({ steps }: Promotion, lines: readonly PromotionLine[]) => {
  const bottles = bottlesIn(lines);
  return steps.findLast((step) => step.bottles <= bottles);
};

/** What a step takes off all these lines together, in whole cents. */
function savingBy({ how }: Promotion, { value }: Step, lines: readonly PromotionLine[]) {
  const amount = sum(lines.map(amountOf));
  const most = Math.floor(amount * atMost);
  return Math.min(most, how === 'percent' ? Math.round((amount * value) / 10_000) : value);
}

function shares({ how }: Promotion, { value }: Step, lines: readonly PromotionLine[], saving: number) {
  const amounts = lines.map(amountOf);
  const exact =
    how === 'percent' ? takenOf(amounts.map((amount) => ({ amount, millionths: value * 100 }))) : [];
  return sum(exact) === saving ? exact : sharedOut(saving, amounts);
}

/** A promotion with the lines that it covers. */
type Candidate = { readonly promotion: Promotion; readonly lines: readonly PromotionLine[] };
type Use = Candidate & { readonly step: Step; readonly saving: number };

function useOf(candidate: Candidate, taken: ReadonlySet<PromotionLine>): Use | undefined {
  const lines = candidate.lines.filter((line) => !taken.has(line));
  const step = stepFor(candidate.promotion, lines);
  if (!step) return undefined;
  const saving = savingBy(candidate.promotion, step, lines);
  return saving > 0 ? { ...candidate, lines, step, saving } : undefined;
}

/** Each time the one that saves most on what is not taken yet; of two that save as much, the first. */
function oneAfterTheOther(candidates: readonly Candidate[], first: Candidate | undefined): Use[] {
  const taken = new Set<PromotionLine>();
  const used: Use[] = [];
  const uses = new Map(candidates.map((each) => [each, useOf(each, taken)]));
  for (let next = first; ; next = undefined) {
    const best = next ? uses.get(next) : dearest([...uses.values()]);
    if (!best) return used;
    used.push(best);
    for (const line of best.lines) taken.add(line);
    for (const [candidate, use] of uses)
      if (use?.lines.some((line) => taken.has(line))) uses.set(candidate, useOf(candidate, taken));
  }
}

function dearest(uses: readonly (Use | undefined)[]) {
  let best: Use | undefined;
  for (const use of uses) if (use && use.saving > (best?.saving ?? 0)) best = use;
  return best;
}

const savedBy = (uses: readonly Use[]) => sum(uses.map(({ saving }) => saving));

/** Two that want the same lines: to take the dearer one first may cost more than to take it last. */
const isContested = ({ lines }: Candidate, all: readonly Candidate[]) =>
  lines.some((line) => all.filter((other) => other.lines.includes(line)).length > 1);

const inOrder = (lines: readonly PromotionLine[], promotions: readonly Promotion[]) => ({
  lines: lines
    .filter(({ price }) => price >= leastPrice)
    .sort((one, other) => one.ids.product - other.ids.product || (one.id < other.id ? -1 : 1)),
  promotions: [...promotions].sort((one, other) => one.id - other.id),
});

function candidatesOf(given: readonly PromotionLine[], all: readonly Promotion[]): Candidate[] {
  const { lines, promotions } = inOrder(given, all);
  return promotions
    .map((promotion) => ({ promotion, lines: lines.filter((line) => covers(promotion, line)) }))
    .filter(({ lines: covered }) => covered.length > 0);
}

function bestUses(candidates: readonly Candidate[]): Use[] {
  let best = oneAfterTheOther(candidates, undefined);
  for (const first of candidates.filter((each) => isContested(each, candidates))) {
    const uses = oneAfterTheOther(candidates, first);
    if (savedBy(uses) > savedBy(best)) best = uses;
  }
  return best;
}

/**
 * What is taken off each line: at most one promotion for one bottle, and of all ways to use them the best for the customer
 * of those that are looked at. The same for every order of lines and promotions.
 */
export function applyPromotions(
  lines: readonly PromotionLine[],
  promotions: readonly Promotion[],
): ReadonlyMap<string, Applied> {
  const applied = new Map<string, Applied>();
  for (const { promotion, step, lines: covered, saving } of bestUses(candidatesOf(lines, promotions))) {
    const parts = shares(promotion, step, covered, saving);
    for (const [at, { id }] of covered.entries())
      if (parts[at]! > 0) applied.set(id, { promotion, step, saved: parts[at]! });
  }
  return applied;
}

/** A step that would save more than what is taken off now, for so many bottles more. */
export type Almost = { readonly promotion: Promotion; readonly step: Step; readonly missing: number };

/** The step that is nearest, when no more than a third of its bottles is missing. */
export function almostEarned(
  lines: readonly PromotionLine[],
  promotions: readonly Promotion[],
  applied: ReadonlyMap<string, Applied>,
): Almost | undefined {
  const near = candidatesOf(lines, promotions).flatMap(({ promotion, lines: covered }) => {
    const bottles = bottlesIn(covered);
    const step = promotion.steps.find((each) => each.bottles > bottles);
    if (!step) return [];
    const missing = step.bottles - bottles;
    const now = sum(covered.map(({ id }) => applied.get(id)?.saved ?? 0));
    const gain = savingBy(promotion, step, covered) - now;
    return missing * 3 <= step.bottles && gain > 0 ? [{ promotion, step, missing, gain }] : [];
  });
  return near.sort((one, other) => one.missing - other.missing || other.gain - one.gain)[0];
}
