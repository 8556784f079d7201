import { sum } from 'contract/platform/cents';
import { useState } from 'react';

/** How many of a line go back on the shelf, are broken, or stay with the customer; all of them are paid back. */
export type Taken = { accepted: number; broken: number; kept: number };

const none: Taken = { accepted: 0, broken: 0, kept: 0 };

export const allOf = ({ accepted, broken, kept }: Taken) => accepted + broken + kept;

/** What was chosen of each line. */
export function usePieces(begin: () => ReadonlyMap<number, Taken>) {
  const [taken, setTaken] = useState(begin);
  const takenOf = (position: number) => taken.get(position) ?? none;
  const take = (position: number, part: Partial<Taken>) =>
    setTaken(new Map(taken).set(position, { ...takenOf(position), ...part }));
  const linesWith = (count: (of: Taken) => number) =>
    [...taken]
      .map(([position, of]) => ({ position, quantity: count(of) }))
      .filter(({ quantity }) => quantity > 0);
  return {
    takenOf,
    take,
    /** All that is paid back. */
    lines: linesWith(allOf),
    count: sum([...taken.values()].map(allOf)),
    /** The same, by where the pieces go. */
    pieces: {
      accepted: linesWith(({ accepted }) => accepted),
      broken: linesWith(({ broken }) => broken),
      kept: linesWith(({ kept }) => kept),
    },
  };
}

export type Pieces = ReturnType<typeof usePieces>;
