import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { keepAnswer } from 'browser/calls/keep-answer';
import { queries } from 'browser/calls/queries';
import {
  claimOrder,
  getOrderByStaff,
  leaveOrder,
  moveOrderByStaff,
  nameParcels,
  type StaffOrder,
  sendLetterAgain,
  writeOrderNote,
} from 'contract/orders/orders.staff';
import type { SentParcel } from 'contract/orders/parcels.staff';
import { listQueue } from 'contract/orders/queue.staff';
import type { Sent } from 'contract/platform/endpoint';
import type { QueueView } from './queue-view';

export const queueQuery = ({ tab, store, page, sort }: QueueView) =>
  queryOptions({
    queryKey: ['queue', tab, store, page, sort],
    queryFn: () =>
      call(listQueue, { query: { tab, page: String(page), sort, ...(store && { store: String(store) }) } }),
    meta: { live: store ? `${store}:orders` : 'orders' },
    placeholderData: keepPreviousData,
  });

export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: ['order', number],
    queryFn: () => call(getOrderByStaff, { path: { number } }),
    meta: { live: 'orders' },
  });

/** What the server answers is how the order is now. */
export async function changed(asked: Promise<StaffOrder>) {
  const order = await asked;
  await keepAnswer(orderQuery(order.number).queryKey, order);
  return order;
}

type Move = Sent<typeof moveOrderByStaff>['body'];

/** Sent with the version that was seen. If somebody was faster it is refused, and the order is read again. */
export async function changedAsSeen(number: string, asked: Promise<StaffOrder>) {
  try {
    return await changed(asked);
  } catch (error) {
    await queries.invalidateQueries(orderQuery(number));
    throw error;
  }
}

export const moveOrder = ({ number, version }: StaffOrder, move: Move) =>
  changedAsSeen(number, call(moveOrderByStaff, { path: { number }, body: { ...move, version } }));

export const sendParcels = ({ number, version }: StaffOrder, parcels: SentParcel[]) =>
  changedAsSeen(number, call(nameParcels, { path: { number }, body: { parcels, version } }));

export const sendAgain = (number: string, id: string) =>
  changed(call(sendLetterAgain, { path: { number, id } }));

export const claim = (number: string) => changed(call(claimOrder, { path: { number } }));
export const leave = (number: string) => changed(call(leaveOrder, { path: { number } }));
export const writeNote = (number: string, text: string) =>
  changed(call(writeOrderNote, { path: { number }, body: { text } }));
