import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { callAgain } from 'browser/calls/call-once';
import { queries } from 'browser/calls/queries';
import {
  changeMembership,
  closeCustomerAccount,
  confirmCustomerEmail,
  endCustomerSessions,
  findCustomers,
  type Goodwill,
  getCustomer,
  giveGoodwill,
  giveGoodwillBeyond,
  listCustomerTimeline,
  listMemberships,
  type TimelineEntry,
  writeCustomerNote,
} from 'contract/customers.staff';
import type { Sent } from 'contract/platform/endpoint';
import { withFreshFactor } from '../../platform/fresh-factor';

export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['customers', 'found', q],
    queryFn: () => call(findCustomers, { query: { q } }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });

const keyOf = (id: string) => ['customers', 'one', id];

export const customerQuery = (id: string) =>
  queryOptions({ queryKey: [...keyOf(id), 'facts'], queryFn: () => call(getCustomer, { path: { id } }) });

type Last = Pick<TimelineEntry, 'at' | 'id'>;

export const timelineQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(id), 'timeline'],
    initialPageParam: undefined as Last | undefined,
    queryFn: ({ pageParam: last }) =>
      call(listCustomerTimeline, {
        path: { id },
        query: last ? { before: last.at, before_id: last.id } : {},
      }),
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1) : undefined),
  });

/**
 * A change may show in the facts and in the timeline. They are read again after a failure too: somebody else
 * may have done the same.
 */
async function changing<Answered>(id: string, ask: () => Promise<Answered>) {
  try {
    return await ask();
  } finally {
    await queries.invalidateQueries({ queryKey: keyOf(id) });
  }
}

type At = { id: string; storeId: number };
const pathOf = ({ id, storeId }: At) => ({ store_id: String(storeId), id });

export const writeNote = (at: At, text: string) =>
  changing(at.id, () => callFor(writeCustomerNote, { path: pathOf(at), body: { text } }));

export const give = (at: At, body: Goodwill) =>
  changing(at.id, () => callAgain(giveGoodwill, { path: pathOf(at), body }));

export const giveBeyond = (at: At, body: Goodwill) =>
  changing(at.id, () => withFreshFactor(() => callAgain(giveGoodwillBeyond, { path: pathOf(at), body })));

const accountActs = {
  confirm: confirmCustomerEmail,
  end: endCustomerSessions,
  close: closeCustomerAccount,
};
export type AccountAct = keyof typeof accountActs;

export const doToAccount = (act: AccountAct, id: string, why: string) =>
  changing(id, () => withFreshFactor(() => callFor(accountActs[act], { path: { id }, body: { why } })));

export const membershipsQuery = queryOptions({
  queryKey: ['memberships'],
  queryFn: () => call(listMemberships),
});

type Change = Sent<typeof changeMembership>['body'];

export const changeMembershipOf = (id: string, body: Change) =>
  changing(id, () => callFor(changeMembership, { path: { id }, body }));
