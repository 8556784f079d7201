import { lotteryNotFound } from 'contract/lottery';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { goodsAt } from '../../catalogue/index.js';
import { checkStore, storeFronts } from '../../stores/index.js';
import { calledOffOf, commitmentsOf } from '../drawing/published.js';
import {
  countLotteries,
  type LotteryFilter,
  type LotteryRow,
  selectLotteries,
  selectLottery,
} from '../lotteries.sql.js';
import { entryRefusal } from './may-enter.js';
import { asOwnTicket } from './own-tickets.js';
import { countEntries, selectOwnTickets } from './tickets.sql.js';

const exactUpTo = 10_000;

export async function entriesOf(db: Db, { id, entries }: LotteryRow) {
  if (entries !== null) return { entries, entries_exact: true };
  const counted = await countEntries(db, id, exactUpTo + 1);
  return { entries: Math.min(counted, exactUpTo), entries_exact: counted <= exactUpTo };
}

async function show(db: Db, customerId: Uuid, storeId: number, lotteries: readonly LotteryRow[]) {
  if (lotteries.length === 0) return [];
  const [front] = await storeFronts(db, [storeId]);
  const productIds = lotteries.map(({ product_id }) => product_id);
  const { products } = await goodsAt(db, storeId, productIds, []);
  const tickets = await selectOwnTickets(
    db,
    customerId,
    lotteries.map(({ id }) => id),
  );
  const shown = [];
  for (const lottery of lotteries) {
    const ticket = tickets.find(({ lottery_id }) => lottery_id === lottery.id);
    shown.push({
      id: lottery.id,
      name: lottery.name,
      store_id: storeId,
      store_name: front?.name ?? '',
      timezone: front?.timezone ?? 'UTC',
      state: lottery.state,
      product: products.get(lottery.product_id) ?? null,
      bottles: lottery.bottles,
      price: dollars(lottery.price),
      opens_at: lottery.opens_at.toISOString(),
      closes_at: lottery.closes_at.toISOString(),
      draws_at: lottery.draws_at.toISOString(),
      ...(await entriesOf(db, lottery)),
      ticket: ticket ? await asOwnTicket(db, ticket, lottery) : null,
      now: db.now.toISOString(),
    });
  }
  return shown;
}

type LotteriesAsked = LotteryFilter & PageAsked;

export async function listLotteries(db: Db, customerId: Uuid, asked: LotteriesAsked) {
  await checkStore(db, asked.store_id);
  const rows = await selectLotteries(db, asked, asked);
  const shown = await show(db, customerId, asked.store_id, rows);
  return toPage(shown, await countLotteries(db, asked), asked);
}

export async function getLottery(db: Db, customerId: Uuid, id: number) {
  const lottery = await selectLottery(db, id);
  if (!lottery) throw refuse(lotteryNotFound);
  const [shown] = await show(db, customerId, lottery.store_id, [lottery]);
  const refusal = await entryRefusal(db, lottery, customerId);
  return {
    ...shown!,
    rules: lottery.rules,
    claim_hours: lottery.claim_hours,
    commitments: commitmentsOf(lottery),
    called_off: calledOffOf(lottery),
    entry_refusal: refusal ? { code: refusal.code, message: refusal.message } : null,
  };
}
