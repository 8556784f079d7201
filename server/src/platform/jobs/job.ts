import { later } from '../clock.js';
import type { Transaction } from '../database/database.js';
import { newId, type Uuid } from '../ids.js';

/** A kind of work that is done after the commit that asked for it, or that comes round again. */
export type Job<Payload extends object> = {
  readonly kind: string;
  /** Milliseconds from one round to the next; without it the job is done once for each time it is asked for. */
  readonly every?: number;
  readonly payload?: Payload;
};

export const job = <Payload extends object>(kind: string): Job<Payload> => ({ kind });
export const scheduledJob = (kind: string, every: number): Job<Record<string, never>> => ({ kind, every });

type When = { after?: number; uniqueKey?: string };

/** Written in the transaction that causes it: both happen or neither. The same unique key is asked for once. */
export async function enqueue<Payload extends object>(
  tx: Transaction,
  { kind }: Job<Payload>,
  payload: Payload,
  { after = 0, uniqueKey }: When = {},
): Promise<void> {
  await tx
    .insertInto('job')
    .values({
      id: newId(tx.now),
      kind,
      payload: JSON.stringify(payload),
      unique_key: uniqueKey ?? null,
      run_at: later(tx.now, after),
    })
    .onConflict((same) => same.column('unique_key').doNothing())
    .execute();
  tx.leaveWork();
}

/** Does a job. `within` runs in the transaction that ends the job: its effect in the database happens once. */
export type Worker = { readonly job: Job<object> } & (
  | { readonly within: (tx: Transaction, payload: never) => Promise<void> }
  | { readonly beyond: (payload: never, id: Uuid) => Promise<void> }
);

export const within = <Payload extends object>(
  job: Job<Payload>,
  work: (tx: Transaction, payload: Payload) => Promise<void>,
): Worker => ({ job, within: work });

/** `beyond` reaches outside the database; it may be repeated after a crash, always under the same id. */
export const beyond = <Payload extends object>(
  job: Job<Payload>,
  work: (payload: Payload, id: Uuid) => Promise<void>,
): Worker => ({ job, beyond: work });
