import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { doesNotHold } from '../../platform/database/does-not-hold.js';
import { statement } from '../../platform/database/statement.js';
import type { Uuid } from '../../platform/ids.js';
import type { SlotMode } from './slots.js';

export const selectFees = (db: Db, storeId: number) =>
  db
    .selectFrom('fulfilment_fee')
    .select(['store_id', 'mode', 'state', 'up_to_bottles', 'fee', 'free_from'])
    .where((fee) => fee.or([fee('store_id', '=', storeId), fee('store_id', 'is', null)]))
    .execute();

/**
 * A state's own row comes first; undefined when nobody has entered how long it takes or when parcels leave.
 */
export const selectCarrierDays = (db: Db, storeId: number, state: string) =>
  db
    .selectFrom('carrier_days')
    .innerJoin('carrier_cut_off', 'carrier_cut_off.store_id', 'carrier_days.store_id')
    .select(['from_days', 'until_days', sql<string>`to_char(cut_off, 'HH24:MI')`.as('cut_off')])
    .where('carrier_days.store_id', '=', storeId)
    .where((days) => days.or([days('state', '=', state), days('state', 'is', null)]))
    .orderBy('state', (named) => named.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();

export const selectCarrierHolidays = (db: Db) =>
  db.selectFrom('carrier_holiday').select(['month', 'date', 'weekday', 'nth']).execute();

export const selectSlotPlan = (db: Db, storeId: number, mode: SlotMode) =>
  db
    .selectFrom('slot_plan')
    .select(['mode', 'minutes', 'lead_minutes', 'rest_minutes', 'days_ahead', 'places'])
    .where('mode', '=', mode)
    .where((plan) => plan.or([plan('store_id', '=', storeId), plan('store_id', 'is', null)]))
    .orderBy('store_id', (store) => store.asc().nullsLast())
    .executeTakeFirst();

type SlotsOf = { storeId: number; mode: SlotMode };

const slotsOf = (db: Db, { storeId, mode }: SlotsOf) =>
  db
    .selectFrom('slot')
    .select(['slot_from', 'places', 'taken'])
    .where('store_id', '=', storeId)
    .where('mode', '=', mode);

const takenSlots = statement((db, of: SlotsOf) => slotsOf(db, of).where('slot_from', '>=', db.now));
const takenSlot = statement((db, { storeId, mode, from }: SlotsOf & { from: Date }) =>
  slotsOf(db, { storeId, mode }).where('slot_from', '=', from),
);

export const selectTakenSlots = (db: Db, storeId: number, mode: SlotMode) =>
  takenSlots.all(db, { storeId, mode });

/** Undefined as long as nobody has booked a place in it. */
export const selectTakenSlot = (db: Db, storeId: number, mode: SlotMode, from: Date) =>
  takenSlot.first(db, { storeId, mode, from });

/**
 * Slots that somebody has chosen already get the plan's new number of places, but nobody loses a place that
 * they have.
 */
export const moveSlotPlaces = (tx: Transaction, storeId: number, mode: SlotMode, places: number) =>
  tx
    .updateTable('slot')
    .set({ places: sql`greatest(taken, ${places}::integer)` })
    .where('store_id', '=', storeId)
    .where('mode', '=', mode)
    .where('slot_from', '>=', tx.now)
    .execute();

type NewBooking = {
  store_id: number;
  mode: SlotMode;
  from: Date;
  until: Date;
  places: number;
  holderId: Uuid;
};

/** The check of `slot` that no more places are taken than there are. */
const placeLeft = 'slot_check1';

// The check decides, and not a condition here: a statement that has waited for the slot sees it as it is now, but its
// own order's place as it was before it waited.
const booking = statement(
  (db, place: NewBooking) =>
    sql`
    with locked as (
      insert into slot (store_id, mode, slot_from, slot_until, places)
      values (${place.store_id}, ${place.mode}, ${place.from}, ${place.until}, ${place.places})
      on conflict (store_id, mode, slot_from) do update set places = slot.places
      returning store_id, mode, slot_from
    )
    insert into slot_booking (holder_id, store_id, mode, slot_from, booked_at)
    select ${place.holderId}, store_id, mode, slot_from, ${db.now} from locked
    on conflict (holder_id) do update set store_id = excluded.store_id, mode = excluded.mode,
      slot_from = excluded.slot_from, booked_at = excluded.booked_at`,
);

/**
 * Takes a place, or fails when none is left. An order has one place: booking again moves it, and booking the
 * same slot again changes nothing. The next booking of the same slot waits until this transaction has ended.
 * A slot's row is made at its first booking, with as many places as the plan has on that day; writing that
 * number again locks the row.
 */
export const bookPlace = (tx: Transaction, place: NewBooking) => booking.all(tx, place);

export const isNoPlaceLeft = (error: unknown) => doesNotHold(error, placeLeft);

export const deleteBooking = (tx: Transaction, holderId: Uuid) =>
  tx.deleteFrom('slot_booking').where('holder_id', '=', holderId).execute();
