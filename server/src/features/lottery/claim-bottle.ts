import {
  alreadyBought,
  claimBottle,
  claimOver,
  giveUpBottle,
  notWon,
  ticketNotFound,
} from 'contract/lottery';
import type { Transaction } from '../../platform/database/database.js';
import { route } from '../../platform/http/route.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { getCartOf, holdCartOf, putWonBottle, takeOutWonBottle } from '../cart/index.js';
import { holdTicket, reservedFor } from './hold-ticket.js';
import { selectLottery } from './lotteries.sql.js';
import { selectTicketLottery, type TicketRow, updateTicket } from './tickets.sql.js';

/** Customer and cart first, then lottery and ticket: in the order in which an order is placed. */
async function holdTurn(tx: Transaction, customerId: Uuid, ticketId: Uuid) {
  const known = await selectTicketLottery(tx, ticketId, customerId);
  const where = known && (await selectLottery(tx, known.lottery_id));
  if (!where) throw refuse(ticketNotFound);
  await holdCartOf(tx, customerId, where.store_id);
  const held = await holdTicket(tx, customerId, ticketId);
  refuseWithoutTurn(held.ticket, tx.now);
  return held;
}

function refuseWithoutTurn({ standing, claim_until }: TicketRow, now: Date) {
  if (standing === 'paid' || standing === 'handed_over') throw refuse(alreadyBought);
  if (standing === 'lapsed' || (claim_until && now >= claim_until)) throw refuse(claimOver);
  if (standing === 'entered') throw refuse(notWon);
}

async function claimBottleFor(tx: Transaction, customerId: Uuid, ticketId: Uuid) {
  const { lottery, ticket } = await holdTurn(tx, customerId, ticketId);
  if (ticket.standing === 'won') await updateTicket(tx, ticketId, { standing: 'claimed' });
  await putWonBottle(tx, reservedFor(lottery, ticket));
  return getCartOf(tx, customerId, lottery.store_id);
}

/** Out of the cart, if it is there, and to the next ticket at the next round. */
async function giveUpBottleOf(tx: Transaction, customerId: Uuid, ticketId: Uuid) {
  const { lottery } = await holdTurn(tx, customerId, ticketId);
  await updateTicket(tx, ticketId, { standing: 'lapsed' });
  await takeOutWonBottle(tx, ticketId);
  return getCartOf(tx, customerId, lottery.store_id);
}

export const claimRoutes = (shop: Shop) => [
  route(claimBottle, ({ customer, path }) => shop.write((tx) => claimBottleFor(tx, customer.id, path.id))),
  route(giveUpBottle, ({ customer, path }) => shop.write((tx) => giveUpBottleOf(tx, customer.id, path.id))),
];
