import { sum } from 'contract/platform/cents';
import { atStep, dearestFirst, type Held, heldInGroups, mostOffOf, worthOf } from './held-promotions.js';
import {
  bottlesIn,
  coveredBy,
  dearEnough,
  type Group,
  type Promotion,
  type PromotionLine,
  piecesIn,
  type Step,
} from './promotion.js';

/** A step that would save more than what is taken off now, for so many bottles more. */
export type Almost = { readonly promotion: Promotion; readonly step: Step; readonly missing: number };

/** What would hold for these lines once so many more are there. */
type Next = { readonly held: Held; readonly missing: number; readonly lines: readonly PromotionLine[] };

/** The next step, when no more than a third of its bottles is missing. */
function nextStep(promotion: Promotion, lines: readonly PromotionLine[]): Next | undefined {
  const bottles = bottlesIn(lines);
  const step = promotion.steps.find((each) => each.bottles > bottles);
  const missing = step ? step.bottles - bottles : 0;
  return step && missing * 3 <= step.bottles
    ? { held: atStep(promotion, step, lines), missing, lines }
    : undefined;
}

/** The next group, when all that is bought for it is there; the cheapest line stands for whatever is added. */
function nextGroup(promotion: Promotion, group: Group, covered: readonly PromotionLine[]): Next | undefined {
  const size = group.buys + group.gets;
  const missing = size - (piecesIn(covered) % size);
  const cheapest = covered.toSorted(dearestFirst).at(-1);
  const lines = covered.map((line) =>
    line === cheapest ? { ...line, quantity: line.quantity + missing } : line,
  );
  const held = heldInGroups(promotion, group, lines);
  return held && missing <= group.gets ? { held, missing, lines } : undefined;
}

/** Without regard to cents. */
const worthOfNext = ({ held, lines }: Next) =>
  sum(
    lines.map(
      (line) =>
        line.price * (held.pieces.get(line) ?? 0) * Math.min(worthOf(held.rate), worthOf(mostOffOf(line))),
    ),
  );

/** What is nearest, where it would save more than is taken off now. */
export function almostEarned(
  given: readonly PromotionLine[],
  promotions: readonly Promotion[],
  saved: ReadonlyMap<string, number>,
): Almost | undefined {
  const near = promotions.flatMap((promotion) => {
    const covered = coveredBy(promotion, dearEnough(given));
    if (covered.length === 0) return [];
    const next = promotion.group
      ? nextGroup(promotion, promotion.group, covered)
      : nextStep(promotion, covered);
    if (!next) return [];
    const gain = worthOfNext(next) - sum(covered.map(({ id }) => saved.get(id) ?? 0));
    return gain >= 1 ? [{ promotion, step: next.held.step, missing: next.missing, gain }] : [];
  });
  const [nearest] = near.sort(
    (one, other) =>
      one.missing - other.missing || other.gain - one.gain || one.promotion.id - other.promotion.id,
  );
  return nearest && { promotion: nearest.promotion, step: nearest.step, missing: nearest.missing };
}
