import { spokenUsd } from '../../../platform/money-words.js';
import { mostOffOf } from '../applying/held-promotions.js';
import {
  countedIn,
  coveredBy,
  covers,
  dearEnough,
  type Promotion,
  type PromotionLine,
} from '../applying/promotion.js';
import type { EnteredCode } from './entered-codes.js';

type Entered = { readonly codes: readonly EnteredCode[]; readonly promotions: readonly Promotion[] };

const leastOf = ({ group, steps: [step] }: Promotion) => (group ? group.buys + group.gets : step!.bottles);

/** A promotion that takes nothing off: the first thing that is in its way. */
function whyNothing(promotion: Promotion, lines: readonly PromotionLine[]) {
  const named = lines.filter((line) => covers(promotion, line));
  if (named.length === 0)
    return 'Nothing in your cart takes part in this offer. Sets and sale bottles never do.';
  const allowed = coveredBy(promotion, lines);
  if (allowed.length === 0) return `${named[0]!.law.noCodes ?? named[0]!.law.noBuyGet}.`;
  const missing = leastOf(promotion) - countedIn(promotion, allowed);
  const bottles = missing === 1 ? ' bottle' : ' bottles';
  if (missing > 0) return `Add ${missing} more${promotion.group ? '' : bottles} to use this code.`;
  if (allowed.every((line) => mostOffOf(line).top === 0)) {
    const { tooCheap, tooMuch } = allowed[0]!.law;
    return `${tooCheap ?? tooMuch}.`;
  }
  return 'Another offer saves you more.';
}

/** What each code does for a cart, in words: what it takes off, or why it takes nothing. In cents, by promotion. */
export const tellCodes = (
  { codes, promotions }: Entered,
  lines: readonly PromotionLine[],
  saved: ReadonlyMap<number, number>,
) =>
  codes.map(({ code, promotionId, why }) => {
    const off = saved.get(promotionId ?? 0) ?? 0;
    const promotion = promotions.find(({ id }) => id === promotionId);
    const nothing =
      why ?? (promotion ? whyNothing(promotion, dearEnough(lines)) : 'This code can’t be used right now.');
    const works = why === null && off > 0;
    return { code, works, says: works ? `${spokenUsd(off)} off` : nothing };
  });
