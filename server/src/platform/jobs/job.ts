import { later } from '../clock.js';
import type { Transaction } from '../database/database.js';
import { statement } from '../database/statement.js';
import { newId, type Uuid } from '../ids.js';
import type { Lane } from './lanes.js';

/** A kind of work that is done after the commit that asked for it, or that repeats. */
export type Job<Payload extends object> = {
  readonly kind: string;
  /** Milliseconds from one round to the next; without it the job is done once each time it is asked for. */
  readonly every?: number;
  readonly payload?: Payload;
  /** The jobs of one lane may wait for each other. */
  readonly lane: Lane;
};

export const job = <Payload extends object>(kind: string, lane: Lane = 'housekeeping'): Job<Payload> => ({
  kind,
  lane,
});
export const scheduledJob = (
  kind: string,
  every: number,
  lane: Lane = 'housekeeping',
): Job<Record<string, never>> => ({ kind, every, lane });

type NewJob = { id: Uuid; kind: string; payload: string; unique_key: string | null; run_at: Date };

const writing = statement((db, { id, kind, payload, unique_key, run_at }: NewJob) =>
  db
    .insertInto('job')
    .values({ id, kind, payload, unique_key, run_at })
    .onConflict((same) => same.column('unique_key').doNothing()),
);

type When = { after?: number; uniqueKey?: string; id?: Uuid };

/**
 * Written in the transaction that causes the job, so that both happen or neither. For the same unique key
 * there is one job.
 */
export async function enqueue<Payload extends object>(
  tx: Transaction,
  { kind, lane }: Job<Payload>,
  payload: Payload,
  { after = 0, uniqueKey, id = newId(tx.now) }: When = {},
): Promise<void> {
  await writing.all(tx, {
    id,
    kind,
    payload: JSON.stringify(payload),
    unique_key: uniqueKey ?? null,
    run_at: later(tx.now, after),
  });
  tx.leaveWork(lane);
}

/** What is written about the job in the transaction that ends it. */
type Note = (tx: Transaction) => Promise<unknown>;

type GivenUp<Payload> = (tx: Transaction, payload: Payload) => Promise<unknown>;

/**
 * Does a job. `within` runs in the transaction that ends the job: its effect in the database happens once.
 */
export type Worker = {
  readonly job: Job<object>;
  /** Called in the transaction in which the job fails for good. */
  readonly givenUp?: GivenUp<never>;
} & (
  | { readonly within: (tx: Transaction, payload: never) => Promise<void> }
  | { readonly beyond: (payload: never, id: Uuid) => Promise<Note | void> }
);

export const within = <Payload extends object>(
  job: Job<Payload>,
  work: (tx: Transaction, payload: Payload) => Promise<void>,
  givenUp?: GivenUp<Payload>,
): Worker => ({ job, within: work, ...(givenUp && { givenUp }) });

/**
 * For jobs that reach outside the database; these may be repeated after a crash, always under the same id.
 */
export const beyond = <Payload extends object>(
  job: Job<Payload>,
  work: (payload: Payload, id: Uuid) => Promise<Note | void>,
  givenUp?: GivenUp<Payload>,
): Worker => ({ job, beyond: work, ...(givenUp && { givenUp }) });
