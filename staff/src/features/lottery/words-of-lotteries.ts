import type { BadgeTone } from 'browser/ui/values/Badge';
import type { LotteryState, TicketStanding } from 'contract/lottery';
import type { ListedView } from './lotteries-search';

export const wordsOfState: Record<LotteryState, { name: string; tone: BadgeTone }> = {
  announced: { name: 'Announced', tone: 'brand' },
  open: { name: 'Open', tone: 'success' },
  closed: { name: 'Closed', tone: 'warning' },
  drawn: { name: 'Drawn', tone: 'brand' },
  settled: { name: 'Settled', tone: 'neutral' },
  called_off: { name: 'Called off', tone: 'neutral' },
};

export const wordsOfView: Record<ListedView, { name: string; empty: string }> = {
  drafts: { name: 'Drafts', empty: 'There are no drafts.' },
  announced: { name: 'Announced', empty: 'No lottery waits for its opening.' },
  open: { name: 'Open', empty: 'No lottery is open.' },
  drawn: { name: 'Drawn', empty: 'No lottery has closed yet.' },
  called_off: { name: 'Called off', empty: 'No lottery was called off.' },
};

/** What became of a turn to buy. */
export const wordsOfStanding: Record<TicketStanding, { name: string; tone: BadgeTone }> = {
  entered: { name: 'Entered', tone: 'neutral' },
  alternate: { name: 'Alternate', tone: 'neutral' },
  won: { name: 'Has the turn', tone: 'warning' },
  claimed: { name: 'In the cart', tone: 'warning' },
  paid: { name: 'Bought', tone: 'success-outline' },
  handed_over: { name: 'Handed over', tone: 'success' },
  lapsed: { name: 'Passed on', tone: 'neutral' },
  lost: { name: 'No turn', tone: 'neutral' },
  called_off: { name: 'Called off', tone: 'neutral' },
};
