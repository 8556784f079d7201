import type { Opening } from 'contract/opening';
import { slotFull, slotNotOffered } from 'contract/slots';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { byTradingTerms, storeDay } from '../stores/index.js';
import {
  bookPlace,
  deleteBooking,
  isNoPlaceLeft,
  selectSlotPlan,
  selectTakenSlot,
  selectTakenSlots,
} from './fulfilment.sql.js';
import { isAhead, type PlannedSlot, type SlotMode, slotsAround } from './slots.js';

type SlotStore = Opening & { readonly id: number; readonly timezone: string };
export type OfferedSlot = PlannedSlot & { readonly left: number };

async function plannedSlots(db: Db, store: SlotStore, mode: SlotMode) {
  const plan = await byTradingTerms(db, ['slots', store.id, mode], () => selectSlotPlan(db, store.id, mode));
  if (!plan) return { places: 0, slots: [] };
  const slots = slotsAround(plan, store, store.timezone, storeDay(store.timezone, db.now));
  return { places: plan.places, slots: slots.filter((slot) => isAhead(plan, slot, db.now)) };
}

type Taken = { readonly places: number; readonly taken: number };

const offered = ({ id, from, until }: PlannedSlot, { places, taken }: Taken): OfferedSlot => ({
  id,
  from,
  until,
  left: places - taken,
});

/**
 * The slots of the coming days with the places left in each; full slots are included, so that customers see
 * them.
 */
export async function offerSlots(db: Db, store: SlotStore, mode: SlotMode): Promise<OfferedSlot[]> {
  const { slots, places } = await plannedSlots(db, store, mode);
  if (slots.length === 0) return [];
  const known = new Map(
    (await selectTakenSlots(db, store.id, mode)).map((slot) => [slot.slot_from.getTime(), slot]),
  );
  return slots.map((slot) => offered(slot, known.get(slot.from.getTime()) ?? { places, taken: 0 }));
}

/** One of them, for whoever has chosen it; undefined when it is not offered any more. */
export async function offerSlot(db: Db, store: SlotStore, mode: SlotMode, slotId: string) {
  const { slots, places } = await plannedSlots(db, store, mode);
  const slot = slots.find(({ id }) => id === slotId);
  return (
    slot && offered(slot, (await selectTakenSlot(db, store.id, mode, slot.from)) ?? { places, taken: 0 })
  );
}

type ChosenSlot = { store: SlotStore; mode: SlotMode; slotId: string };

/** A slot as it is planned now, with its number of places; refused when it is no longer offered. */
export async function slotToBook(db: Db, { store, mode, slotId: wanted }: ChosenSlot) {
  const planned = await plannedSlots(db, store, mode);
  const slot = planned.slots.find(({ id }) => id === wanted);
  if (!slot) throw refuse(slotNotOffered);
  return { store_id: store.id, mode, from: slot.from, until: slot.until, places: planned.places };
}
type SlotToBook = Awaited<ReturnType<typeof slotToBook>>;

/**
 * Takes a place for an order, and gives back the one that it had, at the end of the transaction: everybody
 * who wants the same slot waits from here to the commit. The database counts the places; without one left,
 * the transaction comes to nothing.
 */
export const bookSlot = (tx: Transaction, holderId: Uuid, slot: SlotToBook) =>
  tx.lastly(async () => {
    try {
      await bookPlace(tx, { ...slot, holderId });
    } catch (error) {
      throw isNoPlaceLeft(error) ? refuse(slotFull) : error;
    }
  });

/** When an order is cancelled, or was not paid in time. */
export const releaseSlot = (tx: Transaction, holderId: Uuid) => deleteBooking(tx, holderId);
