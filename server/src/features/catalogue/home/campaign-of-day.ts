type Dated = { id: number; store_id: number | null; from_day: string; until_day: string };

const ownFirst = ({ store_id }: Dated) => (store_id === null ? 1 : 0);

/**
 * A campaign of this store alone comes before one of all stores; then the one that began last comes first, so
 * that a campaign of a week interrupts that of a season.
 */
const inTurn = (one: Dated, other: Dated) =>
  ownFirst(one) - ownFirst(other) ||
  (one.from_day === other.from_day ? other.id - one.id : one.from_day < other.from_day ? 1 : -1);

/** The campaigns that a store may show on a day, the best first. */
export const campaignsOn = <Campaign extends Dated>(day: string, campaigns: readonly Campaign[]) =>
  campaigns.filter(({ from_day, until_day }) => from_day <= day && day <= until_day).toSorted(inTurn);

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** The campaigns that are shown instead of this one on some of its days, and from when until when. */
export const standingBefore = <Campaign extends Dated>(campaign: Dated, others: readonly Campaign[]) =>
  others
    .filter((other) => other.id !== campaign.id && inTurn(other, campaign) < 0)
    .map((other) => ({
      ...other,
      from_day: later(campaign.from_day, other.from_day),
      until_day: earlier(campaign.until_day, other.until_day),
    }))
    .filter(({ from_day, until_day }) => from_day <= until_day)
    .toSorted((one, other) => (one.from_day < other.from_day ? -1 : 1));
