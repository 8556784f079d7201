import { ticketNotFound } from 'contract/lottery';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { TicketRow } from '../entering/tickets.sql.js';
import { type LotteryRow, shareLottery } from '../lotteries.sql.js';
import { lockTicket, selectTicketLottery } from './turns.sql.js';

/**
 * Locks the lottery before the ticket, as when a turn lapses: whichever comes first, the other one sees its
 * result.
 */
export async function lockLotteryAndTicket(tx: Transaction, customerId: Uuid, ticketId: Uuid) {
  const known = await selectTicketLottery(tx, ticketId, customerId);
  const lottery = known && (await shareLottery(tx, known.lottery_id));
  const ticket = lottery && (await lockTicket(tx, ticketId, customerId));
  if (!ticket) throw refuse(ticketNotFound);
  return { lottery, ticket };
}

/** What the cart is told of a bottle that was won. */
export const reservedFor = (lottery: LotteryRow, ticket: TicketRow) => ({
  ticketId: ticket.id,
  lotteryId: lottery.id,
  customerId: ticket.customer_id,
  storeId: lottery.store_id,
  productId: lottery.product_id,
  price: lottery.price,
  claimUntil: ticket.claim_until!,
});
