import { lotteryClosed, lotteryNotFound, notEntered } from 'contract/lottery';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { sendLetter } from '../../platform/mail/letter.js';
import { refuse } from '../../platform/refuse.js';
import { holdCustomer, selectReachableCustomers } from '../auth/index.js';
import { storeRule } from '../stores/index.js';
import { shareLottery } from './lotteries.sql.js';
import { enteredLetter } from './lottery-letters.js';
import { entryRefusal } from './may-enter.js';
import { asOwnTicket } from './own-ticket.js';
import { ticketNumber } from './ticket-numbers.js';
import {
  deleteTicket,
  endTurnsOf,
  insertTicket,
  nextTicketNumber,
  selectOpenEntriesOf,
  selectOwnTickets,
} from './tickets.sql.js';

/** One after the other for one customer, and before or after the close, never across it. */
export async function enterLotteryFor(tx: Transaction, customerId: Uuid, lotteryId: number) {
  await holdCustomer(tx, customerId, 'update');
  const lottery = await shareLottery(tx, lotteryId);
  if (!lottery) throw refuse(lotteryNotFound);
  const refusal = await entryRefusal(tx, lottery, customerId);
  if (refusal) throw refuse(refusal);
  const ticket = await insertTicket(tx, {
    lottery_id: lotteryId,
    release: lottery.release,
    customer_id: customerId,
    ticket_no: ticketNumber(lottery.ticket_prefix, await nextTicketNumber(tx)),
  });
  const [entrant] = await selectReachableCustomers(tx, [customerId]);
  const { timezone } = await storeRule(tx, lottery.store_id);
  if (entrant) await sendLetter(tx, enteredLetter(entrant, { ...lottery, timezone }, ticket.ticket_no));
  return asOwnTicket(tx, ticket, lottery);
}

export async function leaveLotteryFor(tx: Transaction, customerId: Uuid, lotteryId: number) {
  const lottery = await shareLottery(tx, lotteryId);
  if (!lottery) throw refuse(lotteryNotFound);
  const [ticket] = await selectOwnTickets(tx, customerId, [lotteryId]);
  if (!ticket) throw refuse(notEntered);
  if (lottery.state !== 'open' || tx.now >= lottery.closes_at) throw refuse(lotteryClosed);
  if (!(await deleteTicket(tx, customerId, lotteryId))) throw refuse(notEntered);
}

/**
 * Whoever closes the account leaves what is not frozen, and gives up what was won: its line goes with the cart. A frozen
 * entry stays, and passes its turn on.
 */
export async function leaveAllLotteries(tx: Transaction, customerId: Uuid) {
  for (const { lottery_id } of await selectOpenEntriesOf(tx, customerId)) {
    const lottery = await shareLottery(tx, lottery_id);
    if (lottery?.state === 'open') await deleteTicket(tx, customerId, lottery_id);
  }
  await endTurnsOf(tx, customerId);
}
