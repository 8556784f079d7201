import { createHash } from 'node:crypto';
import type { ActKind } from 'contract/staff/act-words';
import type { Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { type ActEnd, type ActRow, insertActs, lockActEnd, moveActEnd } from './acts.sql.js';

/** The hash that stands before the first act of a chain. */
export const beginning = '';

/** Something that staff did: ids, not names. The record outlives the people in it. */
export type Act = {
  /** Null when a command acts. */
  readonly personId: Uuid | null;
  /** Null when it concerns no store, or all of them. */
  readonly storeId: number | null;
  readonly kind: ActKind;
  readonly thing: string;
  readonly thingId: Uuid | number;
  readonly before?: object;
  readonly after?: object;
  readonly why?: string;
};

type Hashed = Omit<ActRow, 'id' | 'hash'>;

/** The hash of everything that the act says and of the hash of the act before it. */
export const hashOfAct = (act: Hashed) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        act.store_id,
        act.number,
        act.person_id,
        act.kind,
        act.thing,
        act.thing_id,
        act.before,
        act.after,
        act.why,
        act.at.toISOString(),
        act.previous_hash,
      ]),
    )
    .digest('base64url');

const asText = (value: object | undefined) => (value ? JSON.stringify(value) : null);

function actAfter(end: ActEnd, act: Omit<Act, 'storeId'>, at: Date): ActRow {
  const noted: Hashed = {
    store_id: end.store_id,
    number: end.number + 1,
    person_id: act.personId,
    kind: act.kind,
    thing: act.thing,
    thing_id: String(act.thingId),
    before: asText(act.before),
    after: asText(act.after),
    why: act.why ?? null,
    at,
    previous_hash: end.hash,
  };
  return { ...noted, id: newId(at), hash: hashOfAct(noted) };
}

/**
 * Notes several acts of one store, or of none, in order. They are written in the transaction of the acts
 * themselves. Writers of the same chain wait for each other.
 */
export async function noteActs(
  tx: Transaction,
  storeId: number | null,
  acts: readonly Omit<Act, 'storeId'>[],
) {
  let end: ActEnd = { store_id: storeId, ...(await lockActEnd(tx, storeId)) };
  const rows = acts.map((act) => {
    const row = actAfter(end, act, tx.now);
    end = { store_id: storeId, number: row.number, hash: row.hash };
    return row;
  });
  if (rows.length === 0) return;
  await insertActs(tx, rows);
  await moveActEnd(tx, end);
}

export const noteAct = (tx: Transaction, { storeId, ...act }: Act) => noteActs(tx, storeId, [act]);
