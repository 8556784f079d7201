import { sum } from 'contract/platform/cents';
import { hours, later } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { sendLetter } from '../../../platform/mail/letter.js';
import { selectReachableCustomers } from '../../auth/index.js';
import { takeOutWonBottle } from '../../cart/index.js';
import { endSetAside } from '../../orders/index.js';
import { storeRule } from '../../stores/index.js';
import { selectRanked } from '../drawing/pieces.sql.js';
import type { TicketRow } from '../entering/tickets.sql.js';
import { type LotteryRow, lockLottery, updateLottery } from '../lotteries.sql.js';
import { lapsedLetter, wonLetter } from '../lottery-letters.js';
import { countStandings, lockLapsedTickets, selectTicketByNumber, updateTicket } from './turns.sql.js';

async function writeTo(
  tx: Transaction,
  lottery: LotteryRow,
  ticket: TicketRow,
  letter: typeof wonLetter,
  again = false,
) {
  const [customer] = await selectReachableCustomers(tx, [ticket.customer_id]);
  if (!customer) return false;
  const { timezone } = await storeRule(tx, lottery.store_id);
  const words = letter(customer, { ...lottery, timezone }, ticket);
  const id = await sendLetter(tx, words, again ? { address: customer.email, whenFull: 'drop' } : undefined);
  return id !== undefined;
}

/**
 * False when the customer cannot be reached, or their mailbox has had too many letters: staff cannot fill it
 * by pressing again.
 */
export const writeAgainTo = (tx: Transaction, lottery: LotteryRow, ticket: TicketRow) =>
  writeTo(tx, lottery, ticket, wonLetter, true);

/**
 * Whether the ticket at this place of the ranking gets the turn now. A customer who has left cannot buy, so
 * the turn lapses at once.
 */
async function giveTurn(tx: Transaction, lottery: LotteryRow, rank: number) {
  const ticketNo = await selectRanked(tx, lottery.id, rank);
  if (!ticketNo) throw new Error(`Nobody has the place ${rank} in lottery ${lottery.id}.`);
  const ticket = await selectTicketByNumber(tx, ticketNo);
  const turn = { rank, turn_at: tx.now, claim_until: later(tx.now, hours(lottery.claim_hours)) };
  const isThere = await writeTo(tx, lottery, { ...ticket, ...turn }, wonLetter);
  await updateTicket(
    tx,
    ticket.id,
    isThere ? { ...turn, standing: 'won' } : { ...turn, claim_until: tx.now, standing: 'lapsed' },
  );
  return isThere;
}

const haveBottle = ['won', 'claimed', 'paid', 'handed_over'] as const;

/**
 * Gives turns until each bottle has a winner or no ticket is left; settles the lottery when all won bottles
 * are handed over.
 */
export async function giveTurns(tx: Transaction, lottery: LotteryRow) {
  const standings = await countStandings(tx, lottery.id);
  const count = (standing: (typeof haveBottle)[number]) => standings.get(standing) ?? 0;
  const entries = lottery.entries ?? 0;
  let taken = sum(haveBottle.map(count));
  let { turns } = lottery;
  while (taken < lottery.bottles && turns < entries) if (await giveTurn(tx, lottery, ++turns)) taken++;
  if (turns > lottery.turns) await updateLottery(tx, lottery.id, { turns });
  if (taken !== count('handed_over')) return;
  await updateLottery(tx, lottery.id, { state: 'settled', settled_at: tx.now });
  await endSetAside(tx, lottery.id);
}

/** Takes back bottles that were not bought in time, and passes the turns on. */
export async function passTurnsOn(tx: Transaction, lotteryId: number) {
  const lottery = await lockLottery(tx, lotteryId);
  if (lottery?.state !== 'drawn') return;
  for (const ticket of await lockLapsedTickets(tx, lotteryId)) {
    if (ticket.standing === 'claimed') await takeOutWonBottle(tx, ticket.id);
    await updateTicket(tx, ticket.id, { standing: 'lapsed' });
    await writeTo(tx, lottery, ticket, lapsedLetter);
  }
  await giveTurns(tx, lottery);
}
