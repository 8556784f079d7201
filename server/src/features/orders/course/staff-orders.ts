import { orderNotFound } from 'contract/orders';
import type { TakenAtCounter } from 'contract/orders/counter.staff';
import { type IdCheck, orderChanged, type StaffStatus } from 'contract/orders/orders.staff';
import type { SentParcel } from 'contract/orders/parcels.staff';
import type { ActKind } from 'contract/staff/act-words';
import type { StaffKey } from 'contract/staff/roles';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { noteAct, type StaffActor, type StaffAsker, selectActsOn } from '../../staff/index.js';
import { orderLetter } from '../letters/order-letters.js';
import { sendAgain } from '../letters/send-again.js';
import type { OrderParts } from '../order-parts.js';
import { selectOrderSteps } from '../orders.sql.js';
import { refuseUnlessToPick, refuseUnpicked } from '../picking/what-is-picked.js';
import { nameParcels } from '../shipping/parcels.js';
import { cancelByStore } from './cancel-order.js';
import { lockPaymentsOf } from './give-back.js';
import { handOver } from './hand-over.js';
import { selectHasWonBottle, selectOrderByNumber } from './hand-over.sql.js';
import { moveOrder, noteOnOrder } from './move-order.js';
import { lockOrder } from './move-order.sql.js';
import { orderForStaff } from './order-for-staff.js';
import { statusWords } from './order-states.js';
import { deleteClaim, endClaims, insertNote, putClaim } from './staff-notes.sql.js';

type Move = {
  status: StaffStatus;
  id_check?: IdCheck | undefined;
  give_up: boolean;
  counter_payment?: TakenAtCounter | undefined;
  received_by: string;
  parcels?: SentParcel[] | undefined;
  reason: string;
  version?: number | undefined;
};

/** An order of a store where the caller does not work is answered as not found. */
export async function find(db: Db, { roles }: StaffActor, key: StaffKey, number: string) {
  const order = await selectOrderByNumber(db, number);
  if (!order || !roles.holds(key, order.store_id)) throw refuse(orderNotFound);
  return order;
}
type Found = Awaited<ReturnType<typeof find>>;

export async function showToStaff(db: Db, parts: OrderParts, actor: StaffActor, number: string) {
  const { id } = await find(db, actor, 'orders.see', number);
  return orderForStaff(db, parts, actor, id);
}

/**
 * Packs, readies, sends, hands over or cancels an order, and writes to the customer about it where they need
 * to know.
 */
export async function moveByStaff(
  tx: Transaction,
  parts: OrderParts,
  actor: StaffActor,
  number: string,
  { status, id_check, give_up, counter_payment, received_by, parcels, reason, version }: Move,
) {
  const before = await find(tx, actor, 'orders.move', number);
  const { id } = before;
  const { order } = await lockSeen(tx, parts, before, version);
  if (parcels) await nameParcels(tx, id, parcels);
  if (status === 'handed_over') {
    await handOver(tx, parts, id, {
      personId: actor.id,
      check: id_check,
      taken: counter_payment,
      receivedBy: received_by,
    });
    const isRefused = id_check !== undefined && id_check.result !== 'shown';
    // Only the person who entered the lottery may have a won bottle; otherwise it passes to the next ticket.
    const isForAnother = id_check?.result === 'other_name' && (await selectHasWonBottle(tx, id));
    if (isRefused && (give_up || isForAnother)) await cancelByStore(tx, parts, id);
  } else if (status === 'cancelled') await cancelByStore(tx, parts, id);
  else {
    // A command may pack without ticks: somebody has picked the order from a list on paper.
    if (status === 'packed' && actor.id !== null) await refuseUnpicked(tx, order);
    await moveOrder(tx, id, status);
    if (status !== 'packed') await orderLetter(tx, id, status);
  }
  await endClaims(tx, id);
  await record(tx, actor, order, {
    kind: 'order_moved',
    more: {
      ...(id_check && { id_check }),
      ...(counter_payment && { counter_payment }),
      ...(parcels && { parcels }),
    },
    why: reason,
  });
  return orderForStaff(tx, parts, actor, id);
}

/**
 * Locks the order, after its payments as everywhere, and only then compares it with what the caller saw. If
 * two people saw the same state and press at once, the second one finds what the first has done.
 */
export async function lockSeen(
  tx: Transaction,
  { payments }: Pick<OrderParts, 'payments'>,
  { id }: Found,
  version: number | undefined,
) {
  const paid = await lockPaymentsOf(tx, payments, id);
  const order = await lockOrder(tx, id);
  await refuseUnseen(tx, order, version);
  return { order, paid };
}

/** The caller must first see what has happened since they looked. */
async function refuseUnseen(tx: Transaction, { id, number, status }: Found, version: number | undefined) {
  if (version === undefined) return;
  const steps = await selectOrderSteps(tx, id);
  if (steps.length === version) return;
  const last = steps.at(-1)?.at.getTime();
  const act = (await selectActsOn(tx, 'order', id)).findLast(({ at }) => at.getTime() === last);
  const changed = act?.name
    ? `${act.name} has changed order ${number} meanwhile`
    : `Order ${number} has changed meanwhile`;
  throw refuse(orderChanged, {
    message: `${changed}: it is ${statusWords[status]}. Look at it again before you go on.`,
  });
}

export async function nameParcelsOf(
  tx: Transaction,
  parts: OrderParts,
  actor: StaffActor,
  { number, parcels, version }: { number: string; parcels: SentParcel[]; version?: number | undefined },
) {
  const before = await find(tx, actor, 'orders.move', number);
  const { order } = await lockSeen(tx, parts, before, version);
  const known = await nameParcels(tx, before.id, parcels);
  await noteOnOrder(tx, before.id, 'The tracking numbers have changed.');
  await record(tx, actor, order, { kind: 'parcels_named', was: { parcels: known }, more: { parcels } });
  return orderForStaff(tx, parts, actor, before.id);
}

export async function sendLetterAgainOf(
  tx: Transaction,
  parts: OrderParts,
  asker: StaffAsker,
  { number, id: letterId }: { number: string; id: Uuid },
) {
  const before = await find(tx, asker, 'orders.move', number);
  const letter = await sendAgain(tx, { order: before, letterId, personId: asker.id });
  await record(tx, asker, before, { kind: 'letter_sent_again', more: { letter } });
  return orderForStaff(tx, parts, asker, before.id);
}

/**
 * The claim is only a sign: it tells the others that somebody is picking, and anyone who presses takes over.
 */
export async function claimOrderFor(tx: Transaction, parts: OrderParts, asker: StaffAsker, number: string) {
  const order = await find(tx, asker, 'orders.move', number);
  refuseUnlessToPick(order);
  await putClaim(tx, { order_id: order.id, person_id: asker.id });
  return orderForStaff(tx, parts, asker, order.id);
}

export async function leaveOrderFor(tx: Transaction, parts: OrderParts, asker: StaffAsker, number: string) {
  const { id } = await find(tx, asker, 'orders.move', number);
  await deleteClaim(tx, { order_id: id, person_id: asker.id });
  return orderForStaff(tx, parts, asker, id);
}

/** The record names the note but not its words, because they may tell about a customer. */
export async function writeNoteOf(
  tx: Transaction,
  parts: OrderParts,
  asker: StaffAsker,
  { number, text }: { number: string; text: string },
) {
  const before = await find(tx, asker, 'orders.move', number);
  const note = await insertNote(tx, { order_id: before.id, person_id: asker.id, text });
  await record(tx, asker, before, { kind: 'order_noted', more: { note: note.id } });
  return orderForStaff(tx, parts, asker, before.id);
}

type Recorded = { kind: ActKind; was?: object; more: object; why?: string };

export async function record(tx: Transaction, { id: personId }: StaffActor, before: Found, act: Recorded) {
  const { status } = await lockOrder(tx, before.id);
  await noteAct(tx, {
    personId,
    storeId: before.store_id,
    kind: act.kind,
    thing: 'order',
    thingId: before.id,
    before: { status: before.status, ...act.was },
    after: { status, ...act.more },
    ...(act.why && { why: act.why }),
  });
}
