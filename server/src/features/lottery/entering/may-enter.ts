import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import {
  alreadyEntered,
  enteredElsewhere,
  licenceExpired,
  licenceMissing,
  lotteryCalledOff,
  lotteryClosed,
  lotteryNotAllowed,
  lotteryNotOpen,
  tooYoung,
} from 'contract/lottery';
import type { Refusal } from 'contract/platform/endpoint';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { selectBuyer, selectReachableCustomers } from '../../auth/index.js';
import { mayBuy, mayHoldLottery, openRuleBook, placeOf } from '../../fulfilment/index.js';
import { storeDay, tradingStore } from '../../stores/index.js';
import type { LotteryRow } from '../lotteries.sql.js';
import { selectOwnTickets, selectTicketOfRelease } from './tickets.sql.js';

type LotteryToEnter = Pick<LotteryRow, 'id' | 'store_id' | 'state' | 'opens_at' | 'closes_at' | 'release'>;

/** A job changes the state some seconds late, so the clock decides. */
function closedBy({ state, opens_at, closes_at }: LotteryToEnter, now: Date): Refusal | undefined {
  if (state === 'called_off') return lotteryCalledOff;
  if (now >= closes_at || !['announced', 'open'].includes(state)) return lotteryClosed;
  return state === 'announced' || now < opens_at ? lotteryNotOpen : undefined;
}

const byRule: Partial<Record<string, Refusal>> = {
  under_age: tooYoung,
  licence_missing: licenceMissing,
  licence_expired: licenceExpired,
};

/** What the law of the store's state says about this person on the store's day. */
async function refusedByLaw(
  db: Db,
  { store_id }: LotteryToEnter,
  customerId: Uuid,
): Promise<Refusal | undefined> {
  const store = await tradingStore(db, store_id);
  const place = await placeOf(db, store.jurisdiction, store.zip);
  const [book, day] = [await openRuleBook(db, [place.state]), storeDay(store.timezone, db.now)];
  if (mayHoldLottery(book, place, day)) return lotteryNotAllowed;
  const { dob, license_exp_date } = await selectBuyer(db, customerId);
  if (dob === null) return tooYoung;
  const refusal = mayBuy(book, [place], day, { dob, licenceExpiresOn: license_exp_date });
  return refusal && byRule[refusal.code];
}

/** Why this customer cannot enter now; undefined if they can. Reasons that they cannot change come first. */
export async function entryRefusal(
  db: Db,
  lottery: LotteryToEnter,
  customerId: Uuid,
): Promise<Refusal | undefined> {
  const [ticket] = await selectOwnTickets(db, customerId, [lottery.id]);
  if (ticket) return alreadyEntered;
  const closed = closedBy(lottery, db.now);
  if (closed) return closed;
  const unlawful = await refusedByLaw(db, lottery, customerId);
  if (unlawful) return unlawful;
  const [reachable] = await selectReachableCustomers(db, [customerId]);
  if (!reachable) return emailUnconfirmed;
  const elsewhere = await selectTicketOfRelease(db, customerId, lottery.release, lottery.id);
  return elsewhere && enteredElsewhere;
}
