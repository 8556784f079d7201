import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { listPicks, type PickItem, tickItem } from 'contract/orders/picking.staff';
import { previewShort, takeOffMissing } from 'contract/orders/shorts.staff';
import type { Sent } from 'contract/platform/endpoint';
import { meQuery } from '../../../platform/me';
import { changed } from '../orders.api';

/** The ticks of an order that are under way. */
const underWay = new Map<string, Set<Promise<unknown>>>();

/** Waits for the answers to them; tells whether all of them counted. */
export async function allCounted(number: string) {
  const answers = await Promise.allSettled(underWay.get(number) ?? new Set<never>());
  return answers.every(({ status }) => status === 'fulfilled');
}

const keyOf = (number: string) => ['order', number, 'picks'] as const;

export const picksQuery = (number: string) =>
  queryOptions({
    queryKey: keyOf(number),
    queryFn: async () => {
      const items = await call(listPicks, { path: { number } });
      // What was read beside a tick may not know of it, and a button would turn into another one under a finger.
      const shown = underWay.has(number) && queries.getQueryData<typeof items>(keyOf(number));
      return shown || items;
    },
    meta: { live: 'orders' },
  });

const isItem =
  ({ position, product_id }: Pick<PickItem, 'position' | 'product_id'>) =>
  (other: Pick<PickItem, 'position' | 'product_id'>) =>
    other.position === position && other.product_id === product_id;

/**
 * Shown at once, and who ticked with it: a line that came with the answer would push a button from under a
 * finger. After the answer to the last tick the server's count is read, which includes other people's
 * ticks.
 */
export async function tick(number: string, item: PickItem, by: number) {
  const { queryKey } = picksQuery(number);
  const { position, product_id } = item;
  const isThis = isItem(item);
  const sending = async () => {
    // Before it is shown: what is cancelled goes back to what was shown when it began.
    await queries.cancelQueries({ queryKey });
    const picked_by = queries.getQueryData(meQuery.queryKey)?.name ?? null;
    queries.setQueryData(queryKey, (items) =>
      items?.map((each) =>
        isThis(each)
          ? { ...each, picked: Math.min(each.needed, Math.max(0, each.picked + by)), picked_by }
          : each,
      ),
    );
    await callFor(tickItem, { path: { number }, body: { position, product_id, by } });
  };
  const ticks = underWay.get(number) ?? new Set();
  underWay.set(number, ticks);
  const sent = sending();
  ticks.add(sent);
  try {
    await sent;
  } finally {
    ticks.delete(sent);
    if (ticks.size === 0) {
      underWay.delete(number);
      void queries.invalidateQueries({ queryKey: ['order', number] });
    }
  }
}

type Missing = Sent<typeof previewShort>['body']['missing'];

/** What would go back if so much were missing. */
export const shortQuery = ({ number, version }: StaffOrder, missing: Missing) =>
  queryOptions({
    queryKey: ['order', number, 'short', version, missing],
    queryFn: () => call(previewShort, { path: { number }, body: { missing } }),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  });

type TakeOff = Omit<Sent<typeof takeOffMissing>['body'], 'version'>;

export async function takeOff({ number, version }: StaffOrder, asked: TakeOff) {
  try {
    return await changed(call(takeOffMissing, { path: { number }, body: { ...asked, version } }));
  } finally {
    await queries.invalidateQueries({ queryKey: ['order', number] });
  }
}
