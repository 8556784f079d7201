import type { FulfilmentMode } from 'contract/stores';

/** One row of the list of fees, in cents; null says nothing about it. */
export type FeeRow = {
  readonly store_id: number | null;
  readonly mode: FulfilmentMode;
  readonly state: string | null;
  readonly up_to_bottles: number | null;
  readonly fee: number;
  readonly free_from: number | null;
};

type Sending = {
  readonly mode: FulfilmentMode;
  readonly state: string;
  readonly bottles: number;
  /** What the goods cost, after savings. */
  readonly goodsTotal: number;
};

const enough = ({ up_to_bottles }: FeeRow) => up_to_bottles ?? Number.POSITIVE_INFINITY;

/** A store's own row goes before everybody's, a state's before all states', a smaller box before larger. */
const nearestFirst = (a: FeeRow, b: FeeRow) =>
  Number(b.store_id !== null) - Number(a.store_id !== null) ||
  Number(b.state !== null) - Number(a.state !== null) ||
  (enough(a) === enough(b) ? 0 : enough(a) - enough(b));

/** Undefined where no row says what it costs: then it cannot be sent. */
export function feeFor(rows: readonly FeeRow[], { mode, state, bottles, goodsTotal }: Sending) {
  const fitting = rows.filter(
    (row) => row.mode === mode && (row.state ?? state) === state && bottles <= enough(row),
  );
  const row = fitting.sort(nearestFirst)[0];
  if (!row) return undefined;
  return row.free_from !== null && goodsTotal >= row.free_from ? 0 : row.fee;
}
