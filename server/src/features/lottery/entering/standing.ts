import { type TicketStanding, ticketStatus } from 'contract/lottery';
import type { LotteryState } from '../lotteries.sql.js';
import type { TicketRow } from './tickets.sql.js';

/** A ticket without a turn is an alternate after the draw, and has lost once the lottery is settled. */
export function standingOf(standing: TicketRow['standing'], state: LotteryState): TicketStanding {
  if (standing !== 'entered') return standing;
  if (state === 'called_off') return 'called_off';
  if (state === 'drawn') return 'alternate';
  return state === 'settled' ? 'lost' : 'entered';
}

const { active, delivered, notQualified } = ticketStatus;

/** Active while the ticket can still win, may be claimed, or its bottle is paid and not yet handed over. */
const statuses: Record<TicketStanding, number> = {
  entered: active,
  alternate: active,
  won: active,
  claimed: active,
  paid: active,
  handed_over: delivered,
  lapsed: notQualified,
  lost: notQualified,
  called_off: notQualified,
};

export const statusOf = (standing: TicketStanding) => statuses[standing];
