import { Checkbox } from 'browser/ui/choices/Checkbox';
import type { Column } from 'browser/ui/lists/Table';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import css from './DataTable.module.css';

type Chosen = ReadonlySet<string>;

export type Selection = {
  /** Keys of rows, also of pages that are not shown now. */
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** What can be done with all of them. */
  actions: (chosen: Chosen) => ReactNode;
  /** Where the actions can be done with whatever matches, also on pages that nobody has looked at. */
  all?: AllThatMatch;
};

export type AllThatMatch = {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** How many the actions can take. */
  most: number;
};

type Selecting<Row> = {
  what: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  selection: Selection | undefined;
};

/** The column of boxes, where rows can be chosen; with Shift a press chooses all up to the last one. */
export function useSelecting<Row>({ what, rows, rowKey, rowName, selection }: Selecting<Row>): Column<Row>[] {
  const last = useRef<string>(undefined);
  if (!selection) return [];
  const { onChoose, all: matching } = selection;
  const keys = rows.map(rowKey);
  const chosen = matching?.isChosen ? new Set([...selection.chosen, ...keys]) : selection.chosen;

  const set = (changed: readonly string[], isChosen: boolean) => {
    // Without this row it is no longer all that match: what is in view stays chosen.
    matching?.onChoose(false);
    const others = [...chosen].filter((key) => !changed.includes(key));
    onChoose(new Set(isChosen ? [...others, ...changed] : others));
  };
  const upTo = (key: string) => {
    const [from, to] = [keys.indexOf(last.current ?? key), keys.indexOf(key)];
    return from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  };
  const press = (key: string) => (event: ChangeEvent<HTMLInputElement>) => {
    const isRange = (event.nativeEvent as MouseEvent).shiftKey;
    set(isRange ? upTo(key) : [key], event.target.checked);
    last.current = key;
  };

  const chosenHere = keys.filter((key) => chosen.has(key)).length;
  const all = chosenHere > 0 && chosenHere === keys.length;
  return [
    {
      id: 'choose',
      header: '',
      head: (
        <Checkbox
          label={<span className={css.allHere}>Select all {what} on this page</span>}
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = chosenHere > 0 && !all;
          }}
          onChange={(event) => set(keys, event.target.checked)}
        />
      ),
      cell: (row) => (
        <Checkbox
          label={<VisuallyHidden>Select {rowName(row)}</VisuallyHidden>}
          checked={chosen.has(rowKey(row))}
          onChange={press(rowKey(row))}
        />
      ),
    },
  ];
}
