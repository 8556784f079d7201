import { alreadyBought, claimOver, notWon, ticketNotFound } from 'contract/lottery';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { getCart, lockCartOf, putWonBottle, takeOutWonBottle } from '../../cart/index.js';
import type { TicketRow } from '../entering/tickets.sql.js';
import { selectLottery } from '../lotteries.sql.js';
import { lockLotteryAndTicket, reservedFor } from './lock-ticket.js';
import { selectTicketLottery, updateTicket } from './turns.sql.js';

/**
 * Locks customer and cart first, then lottery and ticket, in the order in which placing an order locks them,
 * so that the two cannot deadlock.
 */
async function lockTurn(tx: Transaction, customerId: Uuid, ticketId: Uuid) {
  const known = await selectTicketLottery(tx, ticketId, customerId);
  const where = known && (await selectLottery(tx, known.lottery_id));
  if (!where) throw refuse(ticketNotFound);
  await lockCartOf(tx, customerId, where.store_id);
  const held = await lockLotteryAndTicket(tx, customerId, ticketId);
  refuseWithoutTurn(held.ticket, tx.now);
  return held;
}

function refuseWithoutTurn({ standing, claim_until }: TicketRow, now: Date) {
  if (standing === 'paid' || standing === 'handed_over') throw refuse(alreadyBought);
  if (standing === 'lapsed' || (claim_until && now >= claim_until)) throw refuse(claimOver);
  if (standing === 'entered') throw refuse(notWon);
}

export async function claimBottle(tx: Transaction, customerId: Uuid, ticketId: Uuid) {
  const { lottery, ticket } = await lockTurn(tx, customerId, ticketId);
  if (ticket.standing === 'won') await updateTicket(tx, ticketId, { standing: 'claimed' });
  await putWonBottle(tx, reservedFor(lottery, ticket));
  return getCart(tx, customerId, lottery.store_id);
}

/**
 * Takes the bottle out of the cart, if it is there; the next round of the job gives it to the next ticket.
 */
export async function giveUpBottle(tx: Transaction, customerId: Uuid, ticketId: Uuid) {
  const { lottery } = await lockTurn(tx, customerId, ticketId);
  await updateTicket(tx, ticketId, { standing: 'lapsed' });
  await takeOutWonBottle(tx, ticketId);
  return getCart(tx, customerId, lottery.store_id);
}
