import { kept } from 'browser/keeping/persisted';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Hidden = { hidden: readonly string[] };

/** As "orders.way", kept by the device: a counter's tablet has less room than a desk. */
const useHidden = create<Hidden>()(
  persist(
    () => ({ hidden: [] }) as Hidden,
    kept('cellar.staff.columns', v.object({ hidden: v.array(v.string()) }), (state) => state),
  ),
);

/** Of one list: which columns are left out, and what leaves one out or brings it back. */
export function useHiddenColumns(list: string) {
  const hidden = useHidden((state) => state.hidden);
  const nameOf = (id: string) => `${list}.${id}`;
  return {
    isHidden: (id: string) => hidden.includes(nameOf(id)),
    turn: (id: string) =>
      useHidden.setState({
        hidden: hidden.includes(nameOf(id))
          ? hidden.filter((name) => name !== nameOf(id))
          : [...hidden, nameOf(id)],
      }),
  };
}
