import type { LotteryPlan } from 'contract/lottery/lotteries.staff';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { noteAct } from '../../staff/index.js';
import { inTheWayOf, planned } from '../planning/planned-lottery.js';
import type { NewLottery } from './announce-lottery.js';

export type Announce = (tx: Transaction, lottery: NewLottery) => Promise<number>;
/** `personId` is null when a command announces. */
type LotteryToAnnounce = { storeId: number; plan: LotteryPlan; personId: Uuid | null };

/** The one way from a plan to a lottery, for the screen and the command alike. */
export async function announcePlanned(
  tx: Transaction,
  announce: Announce,
  { storeId, plan, personId }: LotteryToAnnounce,
) {
  const { lottery, bottle } = await planned(tx, storeId, plan);
  const refusal = inTheWayOf(lottery, bottle, tx.now);
  if (refusal) throw refuse(refusal);
  const id = await announce(tx, lottery);
  const { store_id: _store, price, ...facts } = lottery;
  const after = { ...facts, price_cents: price };
  await noteAct(tx, { personId, storeId, kind: 'lottery_announced', thing: 'lottery', thingId: id, after });
  return id;
}
