import { formatDate, formatMoney, formatTime } from 'browser/formats/format';
import type { ArrivalDays } from 'contract/arrival-days';
import type { Arrival, FulfilmentOption, FulfilmentPromise, FulfilmentRefusal } from 'contract/fulfilment';
import type { FulfilmentMode } from 'contract/stores';
import { dayWords } from './slot-words';

export const modeWords: Record<FulfilmentMode, string> = {
  pickup: 'Pickup',
  delivery: 'Local delivery',
  shipping: 'Shipping',
};

export const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

export const refusalWords = ({ message }: FulfilmentRefusal) => sentence(message);

export const orFree = (cents: number) => (cents === 0 ? 'Free' : formatMoney(cents));

/** Arrives Tue, Nov 24 – Wed, Nov 25 */
export function arrivesWords({ from, until }: ArrivalDays): string {
  const [first, last] = [formatDate(from, 'day'), formatDate(until, 'day')];
  return first === last ? `Arrives ${first}` : `Arrives ${first} – ${last}`;
}

const inSentence = (words: string) => words.replace(/^To/, 'to');

/** Order by 2:00 PM PST today. */
export function orderByWords({ order_by }: Arrival, timezone: string): string {
  const day = inSentence(dayWords(order_by, timezone));
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'short' })
    .formatToParts(new Date(order_by))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const time = [formatTime(order_by, timezone), zone].filter(Boolean).join(' ');
  return day === 'today' || day === 'tomorrow' ? `Order by ${time} ${day}` : `Order by ${time} on ${day}`;
}

/** today from 2:00 PM */
export const fromWords = ({ from }: { from: string }, timezone: string) =>
  `${inSentence(dayWords(from, timezone))} from ${formatTime(from, timezone)}`;

type Open = Extract<FulfilmentOption | FulfilmentPromise, { open: true }>;

const firstSlotOf = (way: Open) =>
  'slots' in way ? way.slots.find(({ left }) => left > 0) : (way.first_slot ?? undefined);

function isThere(way: Open, timezone: string) {
  const first = firstSlotOf(way);
  if (first) return fromWords(first, timezone);
  return way.arrival ? arrivesWords(way.arrival).replace(/^A/, 'a') : undefined;
}

/** Pickup is free, today from 2:00 PM. Local delivery is $12.00, tomorrow from 11:00 AM. */
export function insteadWords(
  ways: readonly (FulfilmentOption | FulfilmentPromise)[],
  instead: readonly FulfilmentMode[],
  timezone: string,
): string {
  return ways
    .filter((way) => way.open && instead.includes(way.mode))
    .map((way) => {
      const open = way as Open;
      const costs = open.fee === 0 ? 'free' : formatMoney(open.fee);
      return `${[`${modeWords[open.mode]} is ${costs}`, isThere(open, timezone)].filter(Boolean).join(', ')}.`;
    })
    .join(' ');
}

type Closed = Extract<FulfilmentOption, { open: false }>;

export const isClosed = (option: FulfilmentOption | FulfilmentPromise | undefined): option is Closed =>
  option?.open === false;

/** The license is asked for on its own: it opens every way at once. */
export const ownRefusals = ({ refusals }: Closed) =>
  refusals.filter(({ code }) => code !== 'licence_missing' && code !== 'licence_expired');
