import { sum } from 'contract/platform/cents';

type Decided = { accepted: number; broken: number; kept: number };

const items = (count: number) => (count === 1 ? 'one item' : `${count} items`);

/** What the customer reads at their order about a return that was answered. */
export function notesOfReturn(
  decided: readonly Decided[],
  { isByStore, refusal }: { isByStore: boolean; refusal: string },
) {
  const kept = sum(decided.map((line) => line.kept));
  const came = sum(decided.map(({ accepted, broken }) => accepted + broken)) - kept;
  return [
    isByStore && came > 0 && `The store took back ${items(came)}.`,
    kept > 0 && `The store paid back ${items(kept)} for you to keep.`,
    refusal && `Not taken back: ${refusal}`,
  ]
    .filter(Boolean)
    .join(' ');
}
