import { claimOver } from 'contract/lottery';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { putWonBottle } from '../../cart/index.js';
import type { TicketRow } from '../entering/tickets.sql.js';
import { type LotteryRow, shareLottery } from '../lotteries.sql.js';
import { lockLotteryAndTicket, reservedFor } from './lock-ticket.js';
import { lockTicketsOfOrder, selectLotteriesOfOrder, selectTurnOver } from './order-bottle.sql.js';
import { updateTicket } from './turns.sql.js';

/** Its cart has become an order: from now on the turn does not lapse, the order decides. */
export async function bottleBought(tx: Transaction, customerId: Uuid, ticketId: Uuid, orderId: Uuid) {
  const { ticket } = await lockLotteryAndTicket(tx, customerId, ticketId);
  if (ticket.standing !== 'claimed' || tx.now >= ticket.claim_until!) throw refuse(claimOver);
  await updateTicket(tx, ticketId, { standing: 'paid', order_id: orderId });
}

async function putBack(tx: Transaction, lottery: LotteryRow, ticket: TicketRow) {
  await updateTicket(tx, ticket.id, { standing: 'claimed', order_id: null });
  await putWonBottle(tx, reservedFor(lottery, ticket));
}

/**
 * The order came to nothing. One that was never paid leaves its bottles in the open cart, from where they
 * pass on when the turn is over; one that was cancelled passes them on at the next round. Returns the
 * lotteries of the bottles.
 */
export async function bottlesGivenUp(tx: Transaction, orderId: Uuid, leaves: 'cart' | 'nothing') {
  const lotteries = new Map<number, LotteryRow>();
  for (const id of await selectLotteriesOfOrder(tx, orderId)) {
    const lottery = await shareLottery(tx, id);
    if (lottery) lotteries.set(id, lottery);
  }
  if (lotteries.size === 0) return [];
  const tickets = (await lockTicketsOfOrder(tx, orderId)).filter(({ standing }) => standing === 'paid');
  for (const ticket of tickets) {
    const lottery = lotteries.get(ticket.lottery_id)!;
    if (leaves === 'cart') await putBack(tx, lottery, ticket);
    else await updateTicket(tx, ticket.id, { standing: 'lapsed', order_id: null });
  }
  return tickets.map(({ lottery_id }) => lottery_id);
}

/**
 * A bottle ordered in time is kept until its order's deadline; after the turn another try to pay does not
 * move that.
 */
export const doTurnsLast = async (tx: Transaction, orderId: Uuid) =>
  (await selectTurnOver(tx, orderId)) === undefined;

/** The last bottle that is handed over settles the lottery at its next round. */
export async function bottlesHandedOver(tx: Transaction, orderId: Uuid) {
  for (const ticket of await lockTicketsOfOrder(tx, orderId))
    if (ticket.standing === 'paid') await updateTicket(tx, ticket.id, { standing: 'handed_over' });
}
