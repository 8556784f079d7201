import { spokenUsd } from '../../platform/money-words.js';
import type { Almost, Promotion, Step } from './apply-promotions.js';

const off = ({ how }: Promotion, { value }: Step) =>
  how === 'percent' ? `${value / 100}% off` : `${spokenUsd(value)} off`;

/** As the customer reads it on a line, with the code by which they have it. */
export const wordsOf = (promotion: Promotion, step: Step, code: string | null = null) =>
  `${promotion.shownAs}, ${off(promotion, step)}${code ? ` (${code})` : ''}`;

/** As the customer reads it beside a product: “Mixed case of wine: 6 for 5% off, 12 for 10% off”. */
export function wordsOfOffer(promotion: Promotion) {
  const [first] = promotion.steps;
  if (promotion.steps.length === 1 && first!.bottles === 1) return wordsOf(promotion, first!);
  const steps = promotion.steps.map((step) => `${step.bottles} for ${off(promotion, step)}`);
  return `${promotion.shownAs}: ${steps.join(', ')}`;
}

export const wordsOfAlmost = ({ promotion, step, missing }: Almost) =>
  `${promotion.shownAs}: add ${missing} more for ${off(promotion, step)}.`;
