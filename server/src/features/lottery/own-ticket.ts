import type { Db } from '../../platform/database/database.js';
import { drawKeyOf, scoreOf, ticketsIn } from './draw.js';
import type { LotteryRow } from './lotteries.sql.js';
import { selectFirstsOfRanking, selectPiece, ticketsPerPiece } from './pieces.sql.js';
import { drawnBy } from './published.js';
import { standingOf, statusOf } from './standing.js';
import type { TicketRow } from './tickets.sql.js';

/** The ranking is in the order of the scores: the piece that holds a ticket is found by its score, and read alone. */
async function rankOf(db: Db, lottery: LotteryRow, ticketNo: string): Promise<number | null> {
  const drawn = drawnBy(lottery);
  if (!drawn) return null;
  const key = drawKeyOf(drawn);
  const score = scoreOf(key, ticketNo);
  const firsts = await selectFirstsOfRanking(db, lottery.id);
  const number = firsts.filter((first) => scoreOf(key, first).compare(score) <= 0).length - 1;
  const piece = await selectPiece(db, lottery.id, 'ranking', number);
  const at = piece === undefined ? -1 : ticketsIn(piece).indexOf(ticketNo);
  return at < 0 ? null : number * ticketsPerPiece + at + 1;
}

/** The ticket as its holder sees it. */
export async function asOwnTicket(db: Db, ticket: TicketRow, lottery: LotteryRow) {
  const standing = standingOf(ticket.standing, lottery.state);
  const rank = ticket.rank ?? (await rankOf(db, lottery, ticket.ticket_no));
  return {
    id: ticket.id,
    ticket_no: ticket.ticket_no,
    created_at: ticket.entered_at.toISOString(),
    status: statusOf(standing),
    standing,
    rank,
    ahead: standing === 'alternate' && rank !== null ? rank - lottery.turns - 1 : null,
    claim_until: ticket.claim_until?.toISOString() ?? null,
  };
}
