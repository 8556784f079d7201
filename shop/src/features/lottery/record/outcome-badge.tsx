import { Badge } from 'browser/ui/values/Badge';
import type { TicketStanding } from 'contract/lottery';
import type { LotteryRecord } from 'contract/lottery-record';

const won: Partial<Record<TicketStanding, string>> = {
  won: 'Won',
  claimed: 'Won, in the cart',
  paid: 'Won and bought',
  handed_over: 'Won and handed over',
};

/**
 * What came of a place in the ranking. A ticket that has had no turn is an alternate until all is settled.
 */
export function outcomeBadge({ turns, settled_at }: LotteryRecord, place: number) {
  const turn = turns[place - 1];
  if (!turn) return <Badge>{settled_at ? 'Not Qualified' : 'Alternate'}</Badge>;
  const words = won[turn.standing];
  return words ? <Badge tone="success">{words}</Badge> : <Badge tone="warning">Not bought in time</Badge>;
}
