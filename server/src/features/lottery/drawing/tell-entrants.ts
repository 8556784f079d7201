import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { enqueue, job, within } from '../../../platform/jobs/job.js';
import { sendLetter } from '../../../platform/mail/letter.js';
import { selectReachableCustomers } from '../../auth/index.js';
import { storeRule } from '../../stores/index.js';
import { selectEntrants } from '../entering/tickets.sql.js';
import { selectLottery } from '../lotteries.sql.js';
import { calledOffLetter, closedLetter, drawnLetter } from '../lottery-letters.js';

type News = keyof typeof letters;
type Telling = { lotteryId: number; news: News; after: Uuid | null };

const tellEntrantsJob = job<Telling>('tell-entrants', 'lottery');
const lettersAtOnce = 200;
const letters = { closed: closedLetter, drawn: drawnLetter, called_off: calledOffLetter };

/**
 * Enqueued in the transaction that makes the news. A million letters are too many for one job, so it goes on
 * in parts.
 */
export const tellEntrants = (tx: Transaction, lotteryId: number, news: News, after: Uuid | null = null) =>
  enqueue(tx, tellEntrantsJob, { lotteryId, news, after }, { uniqueKey: `${news} ${lotteryId} ${after}` });

async function tellSome(tx: Transaction, { lotteryId, news, after }: Telling) {
  const lottery = await selectLottery(tx, lotteryId);
  if (!lottery) return;
  const { timezone } = await storeRule(tx, lottery.store_id);
  const tickets = await selectEntrants(tx, lotteryId, after, lettersAtOnce);
  // A ticket with a turn gets another letter, which says so.
  const waiting = tickets.filter(({ standing }) => news !== 'drawn' || standing === 'entered');
  const ids = waiting.map(({ customer_id }) => customer_id);
  const customers = new Map(
    (ids.length === 0 ? [] : await selectReachableCustomers(tx, ids)).map((each) => [each.id, each]),
  );
  const letter = letters[news];
  for (const ticket of waiting) {
    const customer = customers.get(ticket.customer_id);
    if (customer) await sendLetter(tx, letter(customer, { ...lottery, timezone }, ticket));
  }
  const last = tickets[lettersAtOnce - 1];
  if (last) await tellEntrants(tx, lotteryId, news, last.id);
}

export const entrantWorkers = () => [within(tellEntrantsJob, tellSome)];
