import { sum } from 'contract/platform/cents';

type Decided = { accepted: number; broken: number; kept: number; refused: number };

const items = (count: number) => (count === 1 ? 'one item' : `${count} items`);

/** What the customer reads at their order about a return that was answered. */
export function notesOfReturn(
  decided: readonly Decided[],
  { isByStore, refusal }: { isByStore: boolean; refusal: string },
) {
  const kept = sum(decided.map((line) => line.kept));
  const taken = sum(decided.map(({ accepted, broken }) => accepted + broken)) - kept;
  const refused = sum(decided.map((line) => line.refused));
  return [
    isByStore && taken > 0 && `The store accepted ${items(taken)}.`,
    kept > 0 && `The store refunded ${items(kept)} for you to keep.`,
    refusal && (taken === 0 ? `Declined: ${refusal}` : `${taken} accepted, ${refused} declined: ${refusal}`),
  ]
    .filter(Boolean)
    .join(' ');
}
