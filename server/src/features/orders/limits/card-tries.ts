import { tooManyTries } from 'contract/orders';
import type { Refusal } from 'contract/platform/endpoint';
import { later, minutes } from '../../../platform/clock.js';

export type CardLimits = { readonly most_card_tries: number; readonly most_card_minutes: number };

/** Whether another card may be tried on an order. */
export const triesRefusal = (tries: number, { most_card_tries }: CardLimits): Refusal | undefined =>
  tries >= most_card_tries ? tooManyTries : undefined;

/** Each try keeps the bottles for longer, but never beyond this time after the order was made. */
export function keptUntil(orderedAt: Date, wanted: Date, { most_card_minutes }: CardLimits) {
  const end = later(orderedAt, minutes(most_card_minutes));
  return wanted < end ? wanted : end;
}
