import type { Opening } from 'contract/opening';
import type { Db } from '../../platform/database/database.js';
import { type Arrival, arrivalOf } from './arrival.js';
import { selectCarrierDays, selectCarrierHolidays } from './fulfilment.sql.js';
import type { PlaceOfSale } from './rule-book.js';

type SendingStore = Opening & { readonly id: number; readonly timezone: string };

/** Dates are never guessed: without rows for this store and this state there is none. */
export async function promisedArrival(
  db: Db,
  store: SendingStore,
  there: PlaceOfSale | undefined,
  orderedAt: Date,
): Promise<Arrival | undefined> {
  const days = there && (await selectCarrierDays(db, store.id, there.state));
  return days && arrivalOf({ ...days, holidays: await selectCarrierHolidays(db) }, store, orderedAt);
}
