import { slotFull, slotNotOffered } from 'contract/slots';
import type { Hours } from 'contract/stores';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import {
  deleteBooking,
  insertSlot,
  lockSlot,
  selectBooking,
  selectSlotPlan,
  selectTakenSlots,
  upsertBooking,
} from './fulfilment.sql.js';
import { plannedSlots, type SlotMode } from './slots.js';
import type { Span } from './spans.js';

type SlotStore = { readonly id: number; readonly timezone: string; readonly hours: readonly Hours[] };
export type OfferedSlot = Span & { readonly id: string; readonly left: number };

const slotId = (mode: SlotMode, { from }: Span) => `${mode}-${from.toISOString()}`;

/** The slots of the coming days with the places that are left in each; a full one is told, not hidden. */
export async function offerSlots(db: Db, store: SlotStore, mode: SlotMode): Promise<OfferedSlot[]> {
  const plan = await selectSlotPlan(db, store.id, mode);
  if (!plan) return [];
  const known = new Map(
    (await selectTakenSlots(db, store.id, mode)).map((slot) => [slot.slot_from.getTime(), slot]),
  );
  return plannedSlots(plan, store.hours, store.timezone, db.now).map((slot) => {
    const { places, taken } = known.get(slot.from.getTime()) ?? { places: plan.places, taken: 0 };
    return { ...slot, id: slotId(mode, slot), left: places - taken };
  });
}

type Booking = { store: SlotStore; mode: SlotMode; slotId: string; holderId: Uuid };

/** Takes a place for a cart or an order, and gives back the one it had. The database counts the places. */
export async function bookSlot(tx: Transaction, { store, mode, slotId: id, holderId }: Booking) {
  const plan = await selectSlotPlan(tx, store.id, mode);
  const slots = plan ? plannedSlots(plan, store.hours, store.timezone, tx.now) : [];
  const slot = slots.find((planned) => slotId(mode, planned) === id);
  if (!plan || !slot) throw refuse(slotNotOffered);
  const wanted = { store_id: store.id, mode, ...slot };
  await insertSlot(tx, wanted, plan.places);
  const { places, taken } = await lockSlot(tx, wanted);
  const had = await selectBooking(tx, holderId);
  if (had?.store_id === store.id && had.mode === mode && had.slot_from.getTime() === slot.from.getTime())
    return slot;
  if (taken >= places) throw refuse(slotFull);
  await upsertBooking(tx, holderId, wanted);
  return slot;
}

/** When a cart is emptied, a hold lapses or an order is cancelled. */
export const releaseSlot = (tx: Transaction, holderId: Uuid) => deleteBooking(tx, holderId);
