import { spokenUsd } from '../../platform/money-words.js';
import type { Almost } from './applying/almost-earned.js';
import type { Promotion, Step } from './applying/promotion.js';

const all = 10_000;
const percentOff = (value: number) => `${value / 100}% off`;
const gotFor = (value: number) => (value === all ? 'free' : `for ${percentOff(value)}`);

const off = ({ how, group }: Promotion, { value }: Step) => {
  if (group) return `buy ${group.buys}, get ${group.gets} ${gotFor(value)}`;
  return how === 'percent' ? percentOff(value) : `${spokenUsd(value)} off`;
};

/** As the customer reads it on a line, with the code by which they have it. */
export const wordsOf = (promotion: Promotion, step: Step, code: string | null = null) =>
  `${promotion.shownAs}, ${off(promotion, step)}${code ? ` (${code})` : ''}`;

const lists = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** “Reserve and Grand Cru members”. */
export const memberWords = (memberships: readonly string[]) => `${lists.format(memberships)} members`;

function whomFor({ audience }: Promotion) {
  if (audience.kind === 'members') return ` for ${memberWords(audience.names)}`;
  return audience.kind === 'first_order' ? ' on your first order' : '';
}

/** As the customer reads it beside a product: “Mixed case of wine: 6 for 5% off, 12 for 10% off for Reserve members”. */
export function wordsOfOffer(promotion: Promotion) {
  const [first] = promotion.steps;
  const isSimple = promotion.steps.length === 1 && first!.bottles === 1;
  const steps = promotion.steps.map((step) => `${step.bottles} for ${off(promotion, step)}`);
  const words = isSimple ? wordsOf(promotion, first!) : `${promotion.shownAs}: ${steps.join(', ')}`;
  return `${words}${whomFor(promotion)}`;
}

export const wordsOfAlmost = ({ promotion, step, missing }: Almost) =>
  promotion.group
    ? `${promotion.shownAs}: ${off(promotion, step)}. Add ${missing} more.`
    : `${promotion.shownAs}: add ${missing} more for ${off(promotion, step)}.`;
