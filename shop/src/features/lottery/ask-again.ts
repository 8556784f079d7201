import type { LotterySummary } from 'contract/lottery';
import { claimUntil } from './claim-until';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

type WatchedLottery = Pick<LotterySummary, 'state' | 'opens_at' | 'closes_at' | 'draws_at'> & {
  ticket: Pick<NonNullable<LotterySummary['ticket']>, 'standing' | 'claim_until'> | null;
};

const nextStep = ({ state, opens_at, closes_at, draws_at, ticket }: WatchedLottery) => {
  if (state === 'announced') return opens_at;
  if (state === 'open') return closes_at;
  if (state === 'closed') return draws_at;
  return claimUntil(ticket);
};

/**
 * The pause between two calls once the moment has come, until the shop has taken its step: that takes
 * seconds.
 */
const patience = (late: number) => (late < minute ? 3 * second : 20 * second);

/**
 * In how many milliseconds the page asks again how a lottery stands, or never. `spread`, from 0 to 1, differs
 * from page to page, so that those who watch a lottery close do not all ask at the same moment.
 */
export function askAgainIn(lottery: WatchedLottery, shopNow: number, spread: number): number | false {
  const next = nextStep(lottery);
  // An alternate may get a turn at any time.
  if (next === null) return lottery.ticket?.standing === 'alternate' ? minute : false;
  const left = Date.parse(next) - shopNow;
  if (left > 0) return Math.min(left + second / 2 + spread * 3 * second, hour);
  return patience(-left) * (1 + spread);
}
