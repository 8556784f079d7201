import { kept } from 'browser/keeping/persisted';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Chosen = {
  hidden: readonly string[];
  /** Of those that are left out unless they are chosen. */
  shown: readonly string[];
};

/** As "orders.way", kept by the device: a counter's tablet has less room than a desk. */
const names = v.array(v.string());
const useChosen = create<Chosen>()(
  persist(
    () => ({ hidden: [], shown: [] }) as Chosen,
    kept('cellar.staff.columns', v.object({ hidden: names, shown: v.optional(names, []) }), (state) => state),
  ),
);

const turned = (list: readonly string[], name: string) =>
  list.includes(name) ? list.filter((each) => each !== name) : [...list, name];

type Choosable = { id: string; spare?: boolean };

/** Of one list: which columns are left out, and what leaves one out or brings it back. */
export function useHiddenColumns(list: string) {
  const { hidden, shown } = useChosen();
  const nameOf = ({ id }: Choosable) => `${list}.${id}`;
  return {
    isHidden: (column: Choosable) =>
      column.spare ? !shown.includes(nameOf(column)) : hidden.includes(nameOf(column)),
    turn: (column: Choosable) =>
      useChosen.setState(
        column.spare ? { shown: turned(shown, nameOf(column)) } : { hidden: turned(hidden, nameOf(column)) },
      ),
  };
}
