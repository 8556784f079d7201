import { alreadyBought, claimBottle, claimOver, notWon, ticketNotFound } from 'contract/lottery';
import type { Transaction } from '../../platform/database/database.js';
import { route } from '../../platform/http/route.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { giveTurns } from './give-turns.js';
import { lockLottery, shareLottery } from './lotteries.sql.js';
import {
  lockTicket,
  lockTicketOfOrder,
  selectTicketLottery,
  selectTicketOfOrder,
  updateTicket,
} from './tickets.sql.js';
import type { ReservedLines } from './won-bottle.js';

/** The lottery before the ticket, as the lapse of a turn does it: whichever comes first, the other finds it done. */
async function holdTicket(tx: Transaction, customerId: Uuid, ticketId: Uuid) {
  const known = await selectTicketLottery(tx, ticketId, customerId);
  const lottery = known && (await shareLottery(tx, known.lottery_id));
  const ticket = lottery && (await lockTicket(tx, ticketId, customerId));
  if (!ticket) throw refuse(ticketNotFound);
  return { lottery, ticket };
}

export async function claimBottleFor(
  tx: Transaction,
  lines: ReservedLines,
  customerId: Uuid,
  ticketId: Uuid,
) {
  const { lottery, ticket } = await holdTicket(tx, customerId, ticketId);
  const { standing, claim_until } = ticket;
  if (standing === 'paid' || standing === 'handed_over') throw refuse(alreadyBought);
  if (standing === 'lapsed' || (claim_until && tx.now >= claim_until)) throw refuse(claimOver);
  if (standing === 'entered') throw refuse(notWon);
  if (standing === 'won') await updateTicket(tx, ticketId, { standing: 'claimed' });
  const { store_id: storeId, product_id: productId, price } = lottery;
  return lines.put(tx, { ticketId, customerId, storeId, productId, price });
}

export const claimRoutes = (shop: Shop, lines: ReservedLines) => [
  route(claimBottle, ({ customer, path }) =>
    shop.write((tx) => claimBottleFor(tx, lines, customer.id, path.id)),
  ),
];

/** Its cart has become an order: from now on the turn does not lapse, the order decides. */
export async function bottleBought(tx: Transaction, customerId: Uuid, ticketId: Uuid, orderId: Uuid) {
  const { ticket } = await holdTicket(tx, customerId, ticketId);
  if (ticket.standing !== 'claimed' || tx.now >= ticket.claim_until!) throw refuse(claimOver);
  await updateTicket(tx, ticketId, { standing: 'paid', order_id: orderId });
}

/**
 * The order came to nothing. One that was never paid leaves its line in the open cart, for as long as the turn lasts;
 * one that was cancelled passes the bottle on.
 */
export async function bottleGivenUp(tx: Transaction, orderId: Uuid, leaves: 'cart' | 'nothing') {
  const known = await selectTicketOfOrder(tx, orderId);
  if (!known) return;
  const lottery = await lockLottery(tx, known.lottery_id);
  const ticket = await lockTicketOfOrder(tx, orderId);
  if (!lottery || ticket?.standing !== 'paid') return;
  const standing = leaves === 'cart' ? 'claimed' : 'lapsed';
  await updateTicket(tx, ticket.id, { standing, order_id: null });
  if (standing === 'lapsed' && lottery.state === 'drawn') await giveTurns(tx, lottery);
}

/** The last bottle that is handed over settles the lottery at its next round. */
export async function bottleHandedOver(tx: Transaction, orderId: Uuid) {
  const ticket = await lockTicketOfOrder(tx, orderId);
  if (ticket?.standing === 'paid') await updateTicket(tx, ticket.id, { standing: 'handed_over' });
}
