import { randomInt } from 'node:crypto';
import { lotteryClosed, lotteryNotFound, notEntered, personEntered } from 'contract/lottery';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { sendLetter } from '../../../platform/mail/letter.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { lockCustomer, selectReach, selectReachableCustomers } from '../../auth/index.js';
import { storeRule } from '../../stores/index.js';
import { shareLottery } from '../lotteries.sql.js';
import { enteredLetter } from '../lottery-letters.js';
import { endTurnsOf } from '../winning/turns.sql.js';
import { entryRefusal } from './may-enter.js';
import { asOwnTicket } from './own-tickets.js';
import { personKeys } from './person-keys.js';
import {
  deleteTicket,
  insertTicket,
  lockPerson,
  nextTicketNumber,
  selectOpenEntriesOf,
  selectOwnTickets,
  selectTicketOfPerson,
} from './tickets.sql.js';

/** Letters and digits that are not mistaken for each other. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const signCount = 4;

type Chance = (below: number) => number;

/**
 * `CH1-0042-7K3D`: the lottery's prefix, the ticket's number, and characters that nobody can guess from
 * another ticket. Nothing else is published about who has entered: people find their own ticket on the list,
 * and nobody else knows whose it is.
 */
export function ticketNumber(prefix: string, number: number, chance: Chance = randomInt) {
  const check = Array.from({ length: signCount }, () => signs[chance(signs.length)]).join('');
  return `${prefix}-${String(number).padStart(4, '0')}-${check}`;
}

/**
 * A customer's entries wait for each other, and for a close that has begun, so that each entry is clearly
 * before or after it.
 */
export async function enterLottery(shop: Shop, tx: Transaction, customerId: Uuid, lotteryId: number) {
  await lockCustomer(tx, customerId, 'update');
  const lottery = await shareLottery(tx, lotteryId);
  if (!lottery) throw refuse(lotteryNotFound);
  const refusal = await entryRefusal(tx, lottery, customerId);
  if (refusal) throw refuse(refusal);
  const { email, phone } = await selectReach(tx, customerId);
  const person = personKeys(shop.secretKey, { email: email ?? '', phone: phone ?? '' });
  await lockPerson(tx, person.now);
  const asked = { customerId, lotteryId, release: lottery.release };
  if (await selectTicketOfPerson(tx, asked, person.all)) throw refuse(personEntered);
  const ticket = await insertTicket(tx, {
    ...person.now,
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

export async function leaveLottery(tx: Transaction, customerId: Uuid, lotteryId: number) {
  const lottery = await shareLottery(tx, lotteryId);
  if (!lottery) throw refuse(lotteryNotFound);
  const [ticket] = await selectOwnTickets(tx, customerId, [lotteryId]);
  if (!ticket) throw refuse(notEntered);
  if (lottery.state !== 'open' || tx.now >= lottery.closes_at) throw refuse(lotteryClosed);
  if (!(await deleteTicket(tx, customerId, lotteryId))) throw refuse(notEntered);
}

/**
 * Closing an account leaves all draws that are not frozen, and gives up won bottles; their lines go with the
 * cart. A frozen entry stays, and a turn that comes to it passes on.
 */
export async function leaveAllLotteries(tx: Transaction, customerId: Uuid) {
  for (const { lottery_id } of await selectOpenEntriesOf(tx, customerId)) {
    const lottery = await shareLottery(tx, lottery_id);
    if (lottery?.state === 'open') await deleteTicket(tx, customerId, lottery_id);
  }
  await endTurnsOf(tx, customerId);
}
