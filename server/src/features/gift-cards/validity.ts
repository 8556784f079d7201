import { daysAfter, daysBetween, yearsAfter } from 'contract/platform/calendar';

/** In these states a card that was paid for never expires. */
const never = ['CA', 'FL'];
const paidYears = 5;

/** A card that the store gave away is good for 56 days, in Florida for a year. */
const promotionalDays = 56;
const promotionalYears = new Map([['FL', 1]]);

export const dayBefore = (day: string) => daysAfter(day, -1);

type Sold = { jurisdiction: string; deliveryDate: string; promotional: boolean };

/** The first day on which the card is no longer good, by the rule of the store's state; null means never. */
export function expiryDay({ jurisdiction, deliveryDate, promotional }: Sold) {
  if (promotional) {
    const years = promotionalYears.get(jurisdiction);
    return years ? yearsAfter(deliveryDate, years) : daysAfter(deliveryDate, promotionalDays);
  }
  return never.includes(jurisdiction) ? null : yearsAfter(deliveryDate, paidYears);
}

/** Midnights of the store until the card is no longer good; null means never. */
export const remainingDays = (expiresOn: string | null, today: string) =>
  expiresOn === null ? null : Math.max(0, daysBetween(today, expiresOn));
