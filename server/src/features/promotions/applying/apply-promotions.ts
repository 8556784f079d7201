import { sharedOut, shareOf, sum } from 'contract/platform/cents';
import { allowedOff, type Held, held, mostOffOf, type Pieces, worthOf } from './held-promotions.js';
import { coveredBy, dearEnough, type Promotion, type PromotionLine, type Step } from './promotion.js';

/** What a promotion takes off all pieces of a line together. */
export type Applied = { readonly promotion: Promotion; readonly step: Step; readonly saved: number };

/** The same, or as much of it as the law allows. */
function withinLaw(all: Held) {
  const lowered = new Map<string, Held>();
  return (line: PromotionLine): Held => {
    const most = mostOffOf(line);
    if (worthOf(all.rate) <= worthOf(most)) return all;
    const key = `${most.top}/${most.bottom}`;
    const allowed = lowered.get(key) ?? { ...all, rate: most };
    lowered.set(key, allowed);
    return allowed;
  };
}

/** A promotion that holds, lessened by what the law says of a line. */
type Offered = { readonly pieces: Pieces; readonly within: (line: PromotionLine) => Held };

/** The pieces of a line, and what holds for them: a group may have some pieces of it, and leave others. */
function partsOf(line: PromotionLine, offered: readonly Offered[]) {
  const endOf = ({ pieces }: Offered) => pieces.get(line) ?? 0;
  const ends = [...new Set(offered.map(endOf))].sort((one, other) => one - other);
  return ends.flatMap((end, at) => {
    const pieces = end - (ends[at - 1] ?? 0);
    const held = offered.filter((each) => endOf(each) >= end).map(({ within }) => within(line));
    return pieces > 0 ? [{ line, pieces, held }] : [];
  });
}

/** For each piece the promotion that saves most; of two that save as much, the one with the lower number. */
function bestForEach(lines: readonly PromotionLine[], promotions: readonly Promotion[]) {
  const offered = promotions
    .toSorted((one, other) => one.id - other.id)
    .flatMap((promotion): Offered[] => {
      const now = held(promotion, coveredBy(promotion, lines));
      return now ? [{ pieces: now.pieces, within: withinLaw(now) }] : [];
    });
  const best = new Map<Held, Map<PromotionLine, number>>();
  for (const { line, pieces, held: all } of lines.flatMap((each) => partsOf(each, offered))) {
    const most = all.reduce((one, other) => (worthOf(other.rate) > worthOf(one.rate) ? other : one));
    const its = best.get(most) ?? new Map<PromotionLine, number>();
    best.set(most, its.set(line, (its.get(line) ?? 0) + pieces));
  }
  return best;
}

/**
 * Whole cents once for all pieces, which are then shared out; the order of the lines does not matter. Rounding never takes
 * more off a line than the law allows.
 */
function sharedBy({ rate: { top, bottom } }: Held, all: Pieces) {
  const inOrder = [...all].sort(([one], [other]) => one.ids.product - other.ids.product);
  const amounts = inOrder.map(([{ price }, pieces]) => price * pieces);
  const shares = sharedOut(shareOf(sum(amounts), top, bottom), amounts);
  return inOrder.map(([line, pieces], at) => ({
    line,
    saved: Math.min(shares[at]!, allowedOff(line, pieces)),
  }));
}

/**
 * What is taken off each line. The bottles of a cart are counted for each promotion, whatever else reduces them, and then
 * each bottle has the one that saves most: so another promotion makes nothing dearer, but for the cent by which shares
 * are rounded.
 */
export function applyPromotions(
  given: readonly PromotionLine[],
  promotions: readonly Promotion[],
): ReadonlyMap<string, readonly Applied[]> {
  const applied = new Map<string, Applied[]>();
  for (const [each, pieces] of bestForEach(dearEnough(given), promotions)) {
    const { promotion, step } = each;
    for (const { line, saved } of sharedBy(each, pieces))
      if (saved > 0) applied.set(line.id, [...(applied.get(line.id) ?? []), { promotion, step, saved }]);
  }
  return applied;
}
