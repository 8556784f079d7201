import { caller } from 'browser/calls/caller';
import { create } from 'zustand';
import type { Find } from './found';

const most = 6;

/** Kept in this tab only, and only for the person who is logged in, because it names customers. */
export const useRecentFinds = create<{ finds: readonly Find[] }>()(() => ({ finds: [] }));

export const keepFind = (find: Find) =>
  useRecentFinds.setState(({ finds }) => ({
    finds: [find, ...finds.filter(({ id }) => id !== find.id)].slice(0, most),
  }));

caller.whenLeaving(() => useRecentFinds.setState({ finds: [] }));
