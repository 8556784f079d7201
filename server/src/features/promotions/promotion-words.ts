import { spokenUsd } from '../../platform/money-words.js';
import type { Almost, Promotion, Step } from './apply-promotions.js';

const off = ({ how }: Promotion, { value }: Step) =>
  how === 'percent' ? `${value / 100}% off` : `${spokenUsd(value)} off`;

/** As the customer reads it on a line. */
export const wordsOf = (promotion: Promotion, step: Step) => `${promotion.shownAs}, ${off(promotion, step)}`;

export const wordsOfAlmost = ({ promotion, step, missing }: Almost) =>
  `${promotion.shownAs}: add ${missing} more for ${off(promotion, step)}.`;
