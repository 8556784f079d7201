import { formatNumber, plural } from 'browser/formats/format';
import type { BadgeTone } from 'browser/ui/values/Badge';
import type { LotteryState, LotterySummary, TicketStanding } from 'contract/lottery';

/** Of the list, in the order in which they stand there. */
export const shownStates = ['open', 'announced', 'closed', 'drawn', 'settled', 'called_off'] as const;

type StateWords = { name: string; heading: string; none: string };

export const stateWords: Record<LotteryState, StateWords> = {
  open: { name: 'Open', heading: 'Open now', none: 'No lottery is open here at the moment' },
  announced: { name: 'Coming', heading: 'Coming', none: 'No lottery is announced here at the moment' },
  closed: { name: 'Closed', heading: 'Closed, and soon drawn', none: 'No lottery is waiting for its draw' },
  drawn: { name: 'Drawn', heading: 'Drawn', none: 'No drawn lottery is still unsettled' },
  settled: { name: 'Settled', heading: 'Settled', none: 'No lottery has been settled here yet' },
  called_off: { name: 'Called off', heading: 'Called off', none: 'No lottery has been called off here' },
};

const bottles = { one: '# bottle', other: '# bottles' };
const entries = { one: '# entry', other: '# entries', zero: 'no entries yet' };

type Counted = Pick<LotterySummary, 'bottles' | 'entries' | 'entries_exact' | 'state'>;

const entriesInWords = ({ entries: count, entries_exact }: Omit<Counted, 'bottles' | 'state'>) =>
  entries_exact ? plural(count, entries) : `more than ${plural(count, entries)}`;

/** "about 1 in 28"; nothing where there is nothing to reckon. */
export function oddsOf({ bottles: count, entries: all, entries_exact }: Omit<Counted, 'state'>) {
  if (all === 0) return undefined;
  if (all <= count) return 'a bottle for everybody';
  const share = all / count;
  if (share < 2) return 'better than 1 in 2';
  const one = formatNumber(Math.round(share));
  if (!entries_exact) return `less than 1 in ${one}`;
  return Number.isInteger(share) ? `1 in ${one}` : `about 1 in ${one}`;
}

/** "12 bottles, 340 entries: about 1 in 28"; without the chances once the draw is over. */
export function oddsInWords(lottery: Counted) {
  const drawn = plural(lottery.bottles, bottles);
  if (lottery.state === 'announced') return drawn;
  const counts = `${drawn}, ${entriesInWords(lottery)}`;
  const odds = ['open', 'closed'].includes(lottery.state) ? oddsOf(lottery) : undefined;
  if (!odds) return counts;
  const isOpen = lottery.state === 'open' && lottery.entries <= lottery.bottles;
  return `${counts}: ${isOpen ? `so far ${odds}` : odds}`;
}

type Standing = { words: string; tone: BadgeTone };

/** A ticket at a glance. */
export const standingWords: Record<TicketStanding, Standing> = {
  entered: { words: 'You are in the draw', tone: 'success' },
  alternate: { words: 'You are an alternate', tone: 'warning' },
  won: { words: 'A bottle waits for you', tone: 'success' },
  claimed: { words: 'The bottle is in your cart', tone: 'success' },
  paid: { words: 'Bought', tone: 'success' },
  handed_over: { words: 'Delivered', tone: 'success-outline' },
  lapsed: { words: 'Your turn has passed', tone: 'neutral' },
  lost: { words: 'Not Qualified', tone: 'neutral' },
  called_off: { words: 'Called off', tone: 'neutral' },
};
