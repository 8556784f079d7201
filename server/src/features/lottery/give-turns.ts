import { hours, later } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { sendLetter } from '../../platform/mail/letter.js';
import { selectReachableCustomers } from '../auth/index.js';
import { takeOutWonBottle } from '../cart/index.js';
import { endSetAside } from '../orders/index.js';
import { storeRule } from '../stores/index.js';
import { type LotteryRow, lockLottery, updateLottery } from './lotteries.sql.js';
import { lapsedLetter, wonLetter } from './lottery-letters.js';
import { selectRanked } from './pieces.sql.js';
import {
  countStandings,
  lockLapsedTickets,
  selectTicketByNumber,
  type TicketRow,
  updateTicket,
} from './tickets.sql.js';

async function writeTo(tx: Transaction, lottery: LotteryRow, ticket: TicketRow, letter: typeof wonLetter) {
  const [customer] = await selectReachableCustomers(tx, [ticket.customer_id]);
  if (!customer) return false;
  const { timezone } = await storeRule(tx, lottery.store_id);
  await sendLetter(tx, letter(customer, { ...lottery, timezone }, ticket));
  return true;
}

/** The next of the ranking. Whoever has left since cannot buy: the turn passes at once. */
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

const holding = ['won', 'claimed', 'paid', 'handed_over'] as const;

/** As many winners as there are bottles, for as long as there is somebody left; settled when nothing is open. */
export async function giveTurns(tx: Transaction, lottery: LotteryRow) {
  const standings = await countStandings(tx, lottery.id);
  const count = (standing: (typeof holding)[number]) => standings.get(standing) ?? 0;
  const entries = lottery.entries ?? 0;
  let held = holding.reduce((sum, standing) => sum + count(standing), 0);
  let { turns } = lottery;
  while (held < lottery.bottles && turns < entries) if (await giveTurn(tx, lottery, ++turns)) held++;
  if (turns > lottery.turns) await updateLottery(tx, lottery.id, { turns });
  if (held !== count('handed_over')) return;
  await updateLottery(tx, lottery.id, { state: 'settled', settled_at: tx.now });
  await endSetAside(tx, lottery.id);
}

/** Takes back what was not bought in time, and passes it on. */
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
