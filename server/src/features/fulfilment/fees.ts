import type { FulfilmentMode } from 'contract/stores';

/**
 * One row of the list of fees, in cents. Without a store, a state or a number of bottles it holds for all of
 * them; without `free_from` it never becomes free.
 */
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

/**
 * A store's own row comes before a row for all stores, a state's before one for all states, a smaller box
 * before a larger.
 */
const nearestFirst = (a: FeeRow, b: FeeRow) =>
  Number(b.store_id !== null) - Number(a.store_id !== null) ||
  Number(b.state !== null) - Number(a.state !== null) ||
  (enough(a) === enough(b) ? 0 : enough(a) - enough(b));

function rowFor(rows: readonly FeeRow[], { mode, state, bottles }: Sending) {
  const fitting = rows.filter(
    (row) => row.mode === mode && (row.state ?? state) === state && bottles <= enough(row),
  );
  return fitting.sort(nearestFirst)[0];
}

/** Undefined when no row gives a fee: then it cannot be sent. */
export function feeFor(rows: readonly FeeRow[], sending: Sending) {
  const row = rowFor(rows, sending);
  if (!row) return undefined;
  return row.free_from !== null && sending.goodsTotal >= row.free_from ? 0 : row.fee;
}

/**
 * From which amount of goods on sending is free, if it costs something now. A row for small boxes promises
 * nothing, because further bottles may not fit into its box.
 */
export function freeFrom(rows: readonly FeeRow[], sending: Sending) {
  const row = rowFor(rows, sending);
  return row && row.fee > 0 && row.up_to_bottles === null ? row.free_from : null;
}
