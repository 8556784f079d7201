import type { OwnTicket } from 'contract/lottery';

/** Until when a bottle that this ticket has won can still be bought; nothing where there is none to buy. */
export const claimUntil = (ticket: Pick<OwnTicket, 'standing' | 'claim_until'> | null) =>
  ticket && ['won', 'claimed'].includes(ticket.standing) ? ticket.claim_until : null;
