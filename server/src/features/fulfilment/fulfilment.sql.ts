import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { SlotMode } from './slots.js';
import type { Span } from './spans.js';

export const selectFees = (db: Db, storeId: number) =>
  db
    .selectFrom('fulfilment_fee')
    .select(['store_id', 'mode', 'state', 'up_to_bottles', 'fee', 'free_from'])
    .where((fee) => fee.or([fee('store_id', '=', storeId), fee('store_id', 'is', null)]))
    .execute();

export const selectSlotPlan = (db: Db, storeId: number, mode: SlotMode) =>
  db
    .selectFrom('slot_plan')
    .select(['mode', 'minutes', 'lead_minutes', 'rest_minutes', 'days_ahead', 'places'])
    .where('mode', '=', mode)
    .where((plan) => plan.or([plan('store_id', '=', storeId), plan('store_id', 'is', null)]))
    .orderBy('store_id', (store) => store.asc().nullsLast())
    .executeTakeFirst();

export const selectTakenSlots = (db: Db, storeId: number, mode: SlotMode) =>
  db
    .selectFrom('slot')
    .select(['slot_from', 'places', 'taken'])
    .where('store_id', '=', storeId)
    .where('mode', '=', mode)
    .where('slot_from', '>=', db.now)
    .execute();

type Wanted = { store_id: number; mode: SlotMode } & Span;

/** The row stands from its first booking on, with as many places as the plan has that day. */
export const insertSlot = (tx: Transaction, { from, until, ...slot }: Wanted, places: number) =>
  tx
    .insertInto('slot')
    .values({ ...slot, slot_from: from, slot_until: until, places })
    .onConflict((known) => known.doNothing())
    .execute();

/** Whoever asks next for the same slot waits until this transaction has ended. */
export const lockSlot = (tx: Transaction, { store_id, mode, from }: Wanted) =>
  tx
    .selectFrom('slot')
    .select(['places', 'taken'])
    .where('store_id', '=', store_id)
    .where('mode', '=', mode)
    .where('slot_from', '=', from)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const selectBooking = (db: Db, holderId: Uuid) =>
  db
    .selectFrom('slot_booking')
    .select(['store_id', 'mode', 'slot_from'])
    .where('holder_id', '=', holderId)
    .executeTakeFirst();

export const deleteBooking = (tx: Transaction, holderId: Uuid) =>
  tx.deleteFrom('slot_booking').where('holder_id', '=', holderId).execute();

/** One holder holds one place: booking again moves it. */
export function upsertBooking(tx: Transaction, holderId: Uuid, { store_id, mode, from }: Wanted) {
  const place = { store_id, mode, slot_from: from, booked_at: tx.now };
  return tx
    .insertInto('slot_booking')
    .values({ holder_id: holderId, ...place })
    .onConflict((held) => held.column('holder_id').doUpdateSet(place))
    .execute();
}
