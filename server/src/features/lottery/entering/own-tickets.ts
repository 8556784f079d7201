import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { drawKeyOf, scoreOf, ticketsIn } from '../drawing/draw.js';
import { selectFirstsOfRanking, selectRecordPiece, ticketsPerPiece } from '../drawing/pieces.sql.js';
import { drawnBy } from '../drawing/published.js';
import type { LotteryRow } from '../lotteries.sql.js';
import { standingOf, statusOf } from './standing.js';
import { countLotteryTickets, selectLotteryTickets, type TicketRow } from './tickets.sql.js';

/**
 * The ranking is sorted by score, so the score tells which piece holds a ticket, and only that piece is read.
 */
async function rankOf(db: Db, lottery: LotteryRow, ticketNo: string): Promise<number | null> {
  const drawn = drawnBy(lottery);
  if (!drawn) return null;
  const key = drawKeyOf(drawn);
  const score = scoreOf(key, ticketNo);
  const firsts = await selectFirstsOfRanking(db, lottery.id);
  const number = firsts.filter((first) => scoreOf(key, first).compare(score) <= 0).length - 1;
  const piece = await selectRecordPiece(db, lottery.id, 'ranking', number);
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

export async function listLotteryTickets(db: Db, customerId: Uuid, asked: PageAsked) {
  const rows = await selectLotteryTickets(db, customerId, asked);
  const tickets = rows.map(({ entered_at, standing, state, ...ticket }) => ({
    ...ticket,
    created_at: entered_at.toISOString(),
    status: statusOf(standingOf(standing, state)),
  }));
  return toPage(tickets, await countLotteryTickets(db, customerId), asked);
}
