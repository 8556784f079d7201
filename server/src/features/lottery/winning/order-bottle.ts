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

/** The cart has become an order: from now on the turn does not lapse, because the order decides. */
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
 * The order came to nothing. If it was never paid, its bottles go back into the open cart and pass on when
 * the turn is over; if it was cancelled, they pass on in the next round. Returns the lotteries of the
 * bottles.
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
 * A bottle that was ordered in time is kept until its order's deadline; once the turn is over, another try to
 * pay does not extend that.
 */
export const doTurnsLast = async (tx: Transaction, orderId: Uuid) =>
  (await selectTurnOver(tx, orderId)) === undefined;

/** When the last bottle is handed over, the lottery's next round settles it. */
export async function bottlesHandedOver(tx: Transaction, orderId: Uuid) {
  for (const ticket of await lockTicketsOfOrder(tx, orderId))
    if (ticket.standing === 'paid') await updateTicket(tx, ticket.id, { standing: 'handed_over' });
}
