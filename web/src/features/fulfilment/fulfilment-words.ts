import type { FulfilmentOption, FulfilmentRefusal } from 'contract/fulfilment';
import type { FulfilmentMode } from 'contract/stores';
import { formatDate, formatList } from '../../platform/format';

export const modeWords: Record<FulfilmentMode, string> = {
  pickup: 'Pickup',
  delivery: 'Local delivery',
  shipping: 'Shipping',
};

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Pickup would work. Pickup and shipping would work. */
export function wouldWork(modes: readonly FulfilmentMode[]): string {
  if (modes.length === 0) return '';
  const [first, ...others] = modes.map((mode) => modeWords[mode]);
  return `${formatList([first!, ...others.map((name) => name.toLowerCase())])} would work.`;
}

/** What says no, and where that is written. */
export function refusalWords({ message, rule }: FulfilmentRefusal): string {
  if (!rule) return sentence(message);
  return `${sentence(message)} Rule of ${rule.state}: ${rule.source}, checked ${formatDate(rule.checked_on)}.`;
}

type Closed = Extract<FulfilmentOption, { open: false }>;

export const isClosed = (option: FulfilmentOption | undefined): option is Closed => option?.open === false;

/** The license is asked for on its own: it opens every way at once. */
export const ownRefusals = ({ refusals }: Closed) =>
  refusals.filter(({ code }) => code !== 'licence_missing' && code !== 'licence_expired');
