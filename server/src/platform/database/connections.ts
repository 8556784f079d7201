import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { seconds } from '../clock.js';
import type { Log } from '../log.js';
import { traceStatement } from '../tracing/trace-statement.js';
import { DatabaseAway } from './database-away.js';
import { keepPlans, StatementNames } from './keep-plans.js';

/** Longer than the server's own deadline of 30 s: only one that has fallen silent is met by it. */
const longestStatement = seconds(35);
const look = seconds(1);
const inFailedTransaction = '25P02';
const longestGoodbye = seconds(2);

/** One connection: how long it has been waiting for an answer, and whether it is lost. */
class Line {
  readonly #client: pg.Client;
  readonly #log: Log;
  readonly #onLost: () => void;
  /**
   * Looks since the question; counted, since a process that was paused for a minute has still to read the
   * answer.
   */
  #looks: number | undefined;
  #isLost = false;
  #isGathering = false;
  #abortedBy: unknown;

  constructor(client: pg.Client, log: Log, onLost: () => void) {
    this.#client = client;
    this.#log = log;
    this.#onLost = onLost;
    // Without a listener a lost connection would end this process, whether it is idle or in a transaction.
    client.on('error', (error) => this.#lose(error));
    client.on('end', () => {
      this.#isLost = true;
    });
    client.on('drain', () => {
      this.#looks = undefined;
    });
  }

  #lose(error: Error) {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#log.warn({ error: error.message }, 'a database connection was lost');
    this.#onLost();
  }

  readonly ask = (...asked: unknown[]): unknown => {
    this.#looks ??= 0;
    this.#gather();
    const answer = traceStatement(asked[0], () =>
      Reflect.apply(pg.Client.prototype.query, this.#client, asked),
    );
    return answer instanceof Promise ? answer.then(this.#succeeded, this.#failed) : answer;
  };

  /** What is asked in one turn of the event loop is sent in one piece: each costs a call of the system. */
  #gather() {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  readonly #succeeded = <Answer>(answer: Answer) => {
    this.#abortedBy = undefined;
    return answer;
  };

  /**
   * What travelled behind a statement that failed is refused because of that one: its error is the one to be told, and
   * first by whoever asked for it, who may know what it means.
   */
  readonly #failed = async (error: unknown) => {
    if ((error as { code?: string }).code === inFailedTransaction) {
      const why = this.#abortedBy ?? error;
      await nextTurn();
      throw why;
    }
    this.#abortedBy = error;
    throw error;
  };

  /** What the server refuses stays as it is; what never got an answer is told apart from it. */
  readonly failure = (error: unknown): unknown =>
    this.#isLost && !(error instanceof pg.DatabaseError) ? new DatabaseAway(error) : error;

  /** Ends a connection that has not answered for so long. */
  lookAfter(longest: number) {
    if (this.#looks !== undefined && ++this.#looks * look > longest)
      this.hangUp('The database did not answer in time.');
  }

  hangUp(reason: string) {
    this.#client.connection.stream.destroy(new Error(reason));
  }
}

/**
 * The connections of a pool: what is asked is kept by its name, and a silent one does not hold anybody for
 * ever.
 */
export class Connections {
  readonly pool: pg.Pool;
  readonly #lines = new Map<pg.Client, Line>();
  #looking: NodeJS.Timeout | undefined;
  /** Since the start. */
  made = 0;
  lost = 0;

  constructor(pool: pg.Pool, log: Log) {
    this.pool = pool;
    const names = new StatementNames();
    // It is told of a lost connection by the connection itself, too; unheard it would end this process.
    pool.on('error', () => {});
    pool.on('connect', (client) => {
      this.made++;
      const line = new Line(client, log, () => void this.lost++);
      this.#lines.set(client, line);
      client.once('end', () => this.#lines.delete(client));
      keepPlans(client, names, line);
    });
  }

  async take(): Promise<pg.PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw new DatabaseAway(error);
    }
  }

  /** From now on no statement is waited for longer than this. What sets up a shop may take its time. */
  keepWatch(longest = longestStatement) {
    this.#looking ??= setInterval(() => {
      for (const line of this.#lines.values()) line.lookAfter(longest);
    }, look).unref();
  }

  /** Ends each connection that there is now: the pool makes new ones for whoever asks next. */
  renew(reason: string) {
    for (const line of this.#lines.values()) line.hangUp(reason);
  }

  /** Says goodbye, and does not wait for one that does not hear it. */
  async end() {
    clearInterval(this.#looking);
    const late = setTimeout(() => this.renew('The shop is closing.'), longestGoodbye);
    await this.pool.end().finally(() => clearTimeout(late));
  }
}
