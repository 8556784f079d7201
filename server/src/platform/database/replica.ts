import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { seconds } from '../clock.js';
import type { Log } from '../log.js';
import { Aside } from './aside.js';
import type { Connections } from './connections.js';
import { DatabaseAway, isDatabaseAway } from './database-away.js';
import type { Tables } from './tables.js';

/** A position in the primary's log, as PostgreSQL writes it: `0/16B3748`. */
export type Position = string;

const between = seconds(1);
const longestSilence = seconds(2);
/** A replica lags when it has not come as far as the primary was this many looks ago. */
const looksKept = 3;
const longestRead = seconds(5);

/** In milliseconds: what was committed a moment ago arrives within this time. */
const patience = 50;
const pause = 10;

export const replicaStates = ['serves', 'lags', 'is away', 'is no replica'] as const;
export type ReplicaState = (typeof replicaStates)[number];

type Primary = { of: string; position: Position };
type Copy = { of: string; is_copy: boolean; is_near: boolean };

/** Identifies the cluster, and the database in it. */
const identity = `system_identifier || '/' || current_database() as of`;
const askPrimary = `select ${identity}, pg_current_wal_flush_lsn()::text as position from pg_control_system()`;
const askCopy = `select ${identity}, pg_is_in_recovery() as is_copy,
    coalesce(pg_last_wal_replay_lsn() >= $1, false) as is_near from pg_control_system()`;

function stateOf({ of, is_copy, is_near }: Copy, primary: string): ReplicaState {
  if (of !== primary || !is_copy) return 'is no replica';
  return is_near ? 'serves' : 'lags';
}

/**
 * A read-only copy of the database that follows it. It is used as long as it answers and is near; each read
 * says how far it must have come, and gets no answer if it has not.
 */
export class Replica {
  readonly #connections: Connections;
  readonly #kysely: Kysely<Tables>;
  readonly #primary: Aside;
  readonly #copy: Aside;
  readonly #log: Log;
  /** The newest is last. */
  readonly #positions: Position[] = [];
  #of = '';
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  state: ReplicaState = 'is away';
  /** How many reads it has answered since the start. */
  reads = 0;

  constructor(connections: Connections, urls: { primary: string; replica: string }, log: Log) {
    this.#connections = connections;
    this.#log = log;
    const pool = { connect: () => connections.take(), end: () => connections.end() };
    this.#kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    this.#primary = new Aside(urls.primary, 'looks at the primary', longestSilence);
    this.#copy = new Aside(urls.replica, 'looks at the replica', longestSilence);
    connections.keepWatch(longestRead);
  }

  /** Looks at it regularly from now on; its state is known when this resolves. */
  async follow() {
    await this.#look();
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.follow(), between).unref();
  }

  async #look() {
    await this.#lookAtPrimary();
    if (this.#isClosed) return;
    const [position] = this.#positions;
    // When the primary has never answered, nothing tells how near the replica is to it.
    const state = position ? await this.#lookAtCopy(position) : 'is away';
    if (this.state === state || this.#isClosed) return;
    if (state === 'serves') this.#log.info({}, 'the replica serves what the catalogue reads');
    else this.#log.warn({ state }, 'the replica is left out: the catalogue reads from the primary');
    this.state = state;
  }

  /** A primary that is away does not change how near the replica is. */
  async #lookAtPrimary() {
    try {
      const { of, position } = await this.#primary.ask<Primary>(askPrimary);
      this.#of = of;
      this.#positions.push(position);
      if (this.#positions.length > looksKept) this.#positions.shift();
    } catch {}
  }

  async #lookAtCopy(position: Position): Promise<ReplicaState> {
    try {
      return stateOf(await this.#copy.ask<Copy>(askCopy, [position]), this.#of);
    } catch {
      // Calls that wait for the replica are answered by the primary instead.
      this.#connections.renew('The replica does not answer.');
      return 'is away';
    }
  }

  /** Undefined when it cannot answer, or has not come far enough. */
  async read<Result>(
    position: Position,
    work: (kysely: Kysely<Tables>) => Promise<Result>,
  ): Promise<Result | undefined> {
    if (this.state !== 'serves') return undefined;
    try {
      return await this.#kysely.connection().execute(async (kysely) => {
        if (!(await hasReached(kysely, position))) return undefined;
        const result = await work(kysely);
        this.reads++;
        return result;
      });
    } catch (error) {
      if (error instanceof DatabaseAway || isDatabaseAway(error)) return undefined;
      throw error;
    }
  }

  async close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#primary.close();
    this.#copy.close();
    await this.#kysely.destroy();
    if (!this.#connections.pool.ending) await this.#connections.end();
  }
}

/** Asked on the connection of the read itself, because one address may stand for several replicas. */
async function hasReached(kysely: Kysely<Tables>, position: Position) {
  const question = sql<{ reached: boolean }>`
    select coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as reached`;
  for (let waited = 0; ; waited += pause) {
    const { rows } = await question.execute(kysely);
    if (rows[0]!.reached || waited >= patience) return rows[0]!.reached;
    await wait(pause);
  }
}
