import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { CallError } from 'browser/calls/call-error';
import type { Answer } from 'contract/platform/endpoint';
import { notLoggedIn } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { keysOf, type StaffKey, type StaffRole, staffRoles } from 'contract/staff/roles';

export type Me = NonNullable<Answer<typeof getMe>>;

/**
 * The server answers "nobody" without a failure, which keeps the console clean; here it becomes a refusal.
 */
async function askWhoIsHere(): Promise<Me> {
  const me = await call(getMe);
  if (!me) throw new CallError(notLoggedIn.status, notLoggedIn, notLoggedIn.message);
  return me;
}

export const meQuery = queryOptions({ queryKey: ['me'], queryFn: askWhoIsHere });

/** Who is logged in; the guard has asked before any screen is shown. */
export const useMe = () => useSuspenseQuery(meQuery).data;

/** The stores at which the person who is logged in holds a key. */
export const useStoresWith = (key: StaffKey) => useMe().stores.filter(({ keys }) => keys.includes(key));

/** Whether a key is held at some store at least. */
export const mayDo = ({ keys, stores }: Me, key: StaffKey) =>
  keys.includes(key) || stores.some((store) => store.keys.includes(key));

/**
 * With a key that they hold at that place, people give only roles whose keys they hold there themselves. Null
 * stands for all stores.
 */
export function rolesToGive({ keys, stores }: Me, by: StaffKey, storeId: number | null): StaffRole[] {
  const held = storeId === null ? keys : (stores.find(({ id }) => id === storeId)?.keys ?? []);
  if (!held.includes(by)) return [];
  return staffRoles.filter((role) => keysOf[role].every((key) => held.includes(key)));
}

export const storeName = ({ stores }: Me, id: number | null) =>
  id === null ? 'All stores' : (stores.find((store) => store.id === id)?.name ?? `Store ${id}`);
