import { caller } from 'browser/calls/caller';
import { create } from 'zustand';
import type { Find } from './found';

const most = 6;

/** In this tab alone, and for whoever is logged in: what was looked for names customers. */
export const useRecentFinds = create<{ finds: readonly Find[] }>()(() => ({ finds: [] }));

export const keepFind = (find: Find) =>
  useRecentFinds.setState(({ finds }) => ({
    finds: [find, ...finds.filter(({ id }) => id !== find.id)].slice(0, most),
  }));

caller.whenLeaving(() => useRecentFinds.setState({ finds: [] }));
