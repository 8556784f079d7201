import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CannotStart } from '../cannot-start.js';
import type { Clock } from '../clock.js';
import type { Log } from '../log.js';
import { openEmbeddedDatabase } from './embedded-database.js';
import type { EmbeddedServer } from './embedded-server.js';
import { isPlanOutdated, keepPlans, StatementNames } from './keep-plans.js';
import { cannotReach, tooOld, type Where } from './start-trouble.js';
import type { Tables } from './tables.js';

type Moment = { readonly now: Date };

/** What a query runs on, with the moment that it is asked at. */
export type Db = Kysely<Tables> & Moment;
export type Transaction = KyselyTransaction<Tables> &
  Moment & {
    /** Runs when the transaction is durable, and not at all when it is not. */
    afterCommit(work: () => void): void;
    /** Says that a job was written: the job runner looks at it after the commit. */
    leaveWork(): void;
  };

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

const metInWrongOrder = new Set(['40001', '40P01']);
const mostAttempts = 4;

/** It would succeed if it came again. */
const isWorthRepeating = (error: unknown) =>
  metInWrongOrder.has((error as { code?: string } | null)?.code ?? '') || isPlanOutdated(error);

export class Database {
  readonly pool: pg.Pool;
  readonly kysely: Kysely<Tables>;
  readonly embedded: EmbeddedServer | undefined;
  onWorkLeft: () => void = () => {};
  readonly #clock: Clock;
  readonly #close: () => Promise<void>;

  constructor(pool: pg.Pool, clock: Clock, close: () => Promise<void>, embedded?: EmbeddedServer) {
    this.pool = pool;
    this.kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    this.embedded = embedded;
    this.#clock = clock;
    this.#close = close;
  }

  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const now = this.#clock.now();
    return work(Object.assign(this.kysely.withTables(), { now }));
  }

  async write<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      const afterwards = new Set<() => void>();
      const asTransaction = (tx: KyselyTransaction<Tables>) =>
        Object.assign(tx, {
          now: this.#clock.now(),
          afterCommit: (then: () => void) => void afterwards.add(then),
          leaveWork: () => void afterwards.add(this.onWorkLeft),
        });
      try {
        const result = await this.kysely.transaction().execute((tx) => work(asTransaction(tx)));
        for (const then of afterwards) then();
        return result;
      } catch (error) {
        if (attempt === mostAttempts || !isWorthRepeating(error)) throw error;
      }
    }
  }

  async close() {
    await this.kysely.destroy();
    await this.#close();
  }
}

const oldestVersion = 15;

function watchConnections(pool: pg.Pool, log: Log) {
  const names = new StatementNames();
  // Without a listener a lost connection would end this process, whether it is idle or in a transaction.
  const tell = (error: Error) => log.warn({ error: error.message }, 'a database connection was lost');
  pool.on('error', tell);
  pool.on('connect', (connection) => {
    connection.on('error', tell);
    keepPlans(connection, names);
  });
}

async function openServer(where: Extract<Where, { url: string }>, log: Log) {
  const pool = new pg.Pool({
    connectionString: where.url,
    max: where.connections,
    connectionTimeoutMillis: 5000,
    options: [
      '-c TimeZone=UTC',
      '-c statement_timeout=30s',
      '-c lock_timeout=10s',
      '-c idle_in_transaction_session_timeout=30s',
    ].join(' '),
  });
  watchConnections(pool, log);
  try {
    const { rows } = await pool.query('show server_version');
    const version = String(rows[0].server_version);
    if (Number.parseInt(version) < oldestVersion) throw tooOld(where, version);
    return pool;
  } catch (error) {
    await pool.end();
    throw error instanceof CannotStart ? error : cannotReach(where, error);
  }
}

export async function openDatabase(where: Where, clock: Clock, log: Log): Promise<Database> {
  if ('folder' in where) {
    const { pool, server, close } = await openEmbeddedDatabase(where.folder, log, where.progress);
    watchConnections(pool, log);
    return new Database(pool, clock, close, server);
  }
  const pool = await openServer(where, log);
  return new Database(pool, clock, async () => {});
}
