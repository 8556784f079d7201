import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { seconds } from '../clock.js';
import type { Log } from '../log.js';
import { traceStatement } from '../tracing/trace-statement.js';
import { DatabaseAway } from './database-away.js';
import { keepPlans, StatementNames } from './keep-plans.js';
import type { KeptQuery } from './kept-query.js';

/**
 * Longer than the server's own deadline of 30 s, so that only a connection that has fallen silent reaches it.
 */
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
   * Number of looks since the query was sent. It counts looks instead of time, because a process that was
   * paused for a minute has not read the answer yet.
   */
  #looks: number | undefined;
  #isLost = false;
  #isGathering = false;
  #abortedBy: unknown;

  constructor(client: pg.Client, log: Log, onLost: () => void) {
    this.#client = client;
    this.#log = log;
    this.#onLost = onLost;
    // Without a listener, a lost connection would end this process, whether the connection is idle or in a
    // transaction.
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

  readonly ask = (...asked: unknown[]): unknown =>
    this.#ask(asked[0], () => Reflect.apply(pg.Client.prototype.query, this.#client, asked));

  readonly askKept = (query: KeptQuery): unknown =>
    this.#ask(query, () => {
      const sent: unknown = Reflect.apply(pg.Client.prototype.query, this.#client, [query]);
      return sent === query ? query.answered : sent;
    });

  #ask(asked: unknown, send: () => unknown) {
    this.#looks ??= 0;
    this.#gather();
    const answer = traceStatement(asked, send);
    return answer instanceof Promise ? answer.then(this.#succeeded, this.#failed) : answer;
  }

  /** Sends the queries of one turn of the event loop in one piece, because each piece costs a system call. */
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
   * Statements that were sent behind one that fails are refused because of it. So its error is the one to
   * report, and it goes first to the caller of that statement, who may know what it means.
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

  /** An error from the server stays as it is; a query that got no answer throws a different one. */
  readonly failure = (error: unknown): unknown =>
    this.#isLost && !(error instanceof pg.DatabaseError) ? new DatabaseAway(error) : error;

  /** Ends a connection that has not answered for this long. */
  lookAfter(longest: number) {
    if (this.#looks !== undefined && ++this.#looks * look > longest)
      this.hangUp('The database did not answer in time.');
  }

  hangUp(reason: string) {
    this.#client.connection.stream.destroy(new Error(reason));
  }
}

/**
 * The connections of a pool: statements are kept by name, and a silent connection does not hold anybody up
 * forever.
 */
export class Connections {
  readonly pool: pg.Pool;
  readonly #lines = new Map<pg.Client, Line>();
  #looking: NodeJS.Timeout | undefined;
  /** The number of connections made since the start. */
  made = 0;
  lost = 0;

  constructor(pool: pg.Pool, log: Log) {
    this.pool = pool;
    const names = new StatementNames();
    // The connection itself reports its loss too; but without this listener the error would end the process.
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

  /**
   * From now on no statement may take longer than this. Setting up a shop, which comes before, may take its
   * time.
   */
  keepWatch(longest = longestStatement) {
    this.#looking ??= setInterval(() => {
      for (const line of this.#lines.values()) line.lookAfter(longest);
    }, look).unref();
  }

  /** Ends all present connections: the pool makes new ones when they are needed. */
  renew(reason: string) {
    for (const line of this.#lines.values()) line.hangUp(reason);
  }

  /** Says goodbye to each connection, without waiting for those that do not answer. */
  async end() {
    clearInterval(this.#looking);
    const late = setTimeout(() => this.renew('The shop is closing.'), longestGoodbye);
    await this.pool.end().finally(() => clearTimeout(late));
  }
}
