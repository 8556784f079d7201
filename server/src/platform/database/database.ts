import { Kysely, type Transaction as KyselyTransaction, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CannotStart } from '../cannot-start.js';
import { type Clock, minutes, seconds } from '../clock.js';
import type { Lane } from '../jobs/lanes.js';
import type { Log } from '../log.js';
import { Turns } from '../turns.js';
import { atTheBeginning, droppedBetween } from './between.js';
import { Connections } from './connections.js';
import { openEmbeddedDatabase } from './embedded-database.js';
import type { EmbeddedServer } from './embedded-server.js';
import { Heartbeat, type Pulse } from './heartbeat.js';
import { isPlanOutdated } from './keep-plans.js';
import { type Hear, Listener } from './listen.js';
import { processName } from './process-name.js';
import { type Position, Replica } from './replica.js';
import { cannotReach, droppedOnTheWay, tooOld, type Where } from './start-trouble.js';
import type { Tables } from './tables.js';
import { together } from './together.js';
import { type Ending, inTransaction, type Manner } from './transaction.js';
import { mostWriters } from './writers.js';

type Moment = { readonly now: Date };

/** Runs queries, and knows the moment at which they are made. */
export type Db = Kysely<Tables> & Moment;
export type Transaction = KyselyTransaction<Tables> &
  Moment &
  Ending & {
    /** Runs when the transaction is durable, and never when it fails. */
    afterCommit(work: () => void): void;
    /** Says that a job was written: the job runner looks at it after the commit. */
    leaveWork(lane: Lane): void;
  };

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

const metInWrongOrder = new Set(['40001', '40P01']);
const mostAttempts = 4;

/** The same transaction would succeed if it were repeated. */
const isWorthRepeating = (error: unknown) =>
  metInWrongOrder.has((error as { code?: string } | null)?.code ?? '') || isPlanOutdated(error);

/**
 * Checks the health of the database: on a connection of its own for PostgreSQL, by its thread for the
 * embedded one.
 */
type Alive = { start(): void; ask(): Promise<Pulse>; close(): void };

/** Listens for notifications on a channel, from whichever process, until it is closed. */
type HearOn = (channel: string, hear: Hear) => { close(): Promise<void> };

type Parts = {
  connections: Connections;
  clock: Clock;
  alive: Alive;
  hear: HearOn;
  replica?: Replica | undefined;
  embedded?: { server: EmbeddedServer; close: () => Promise<void> };
};

const forReports = sql`set local plan_cache_mode = force_custom_plan; set local jit = off; set local work_mem = '64MB'`;

export class Database {
  readonly kysely: Kysely<Tables>;
  readonly embedded: EmbeddedServer | undefined;
  readonly hear: HearOn;
  readonly replica: Replica | undefined;
  onWorkLeft: (lane: Lane) => void = () => {};
  readonly #clock: Clock;
  readonly #connections: Connections;
  readonly #alive: Alive;
  readonly #writers: Turns;
  readonly #closeEmbedded: (() => Promise<void>) | undefined;

  constructor({ connections, clock, alive, hear, replica, embedded }: Parts) {
    const { max, connectionTimeoutMillis = 0 } = connections.pool.options;
    const pool = { connect: () => connections.take(), end: () => connections.end() };
    this.kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    this.embedded = embedded?.server;
    this.hear = hear;
    this.replica = replica;
    this.#connections = connections;
    this.#clock = clock;
    this.#alive = alive;
    this.#writers = new Turns(mostWriters(max), connectionTimeoutMillis);
    this.#closeEmbedded = embedded?.close;
  }

  get pool() {
    return this.#connections.pool;
  }

  /** How many connections were made since the start, and how many of them broke or fell silent. */
  get connectionsSoFar() {
    const { made, lost } = this.#connections;
    return { made, lost };
  }

  /** How many transactions wait for their turn to write. */
  get writersWaiting() {
    return this.#writers.waiting;
  }

  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const now = this.#clock.now();
    return work(Object.assign(this.kysely.withTables(), { now }));
  }

  /** For a call whose reads are all quick: what it asks in one moment travels at once. */
  readTogether<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    return work(Object.assign(together(this.kysely), { now: this.#clock.now() }));
  }

  /**
   * Runs on the replica, if one serves and has come as far as this position; otherwise on the database
   * itself.
   */
  async readCopy<Result extends object>(
    position: Position,
    work: (db: Db) => Promise<Result>,
  ): Promise<Result> {
    const now = this.#clock.now();
    const result = await this.replica?.read(position, (kysely) => work(Object.assign(kysely, { now })));
    return result ?? this.read(work);
  }

  /**
   * All its queries see the same moment, whatever is written meanwhile. It must not wait for anybody outside
   * the shop.
   */
  snapshot<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const now = this.#clock.now();
    return this.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => work(Object.assign(tx, { now })));
  }

  /**
   * A snapshot for statements that read a large part of a table. Each is planned for its own values: the plan for any values,
   * which a connection keeps after some uses, takes a year for a few rows. Compiling it would cost as much as running it.
   */
  report<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    return this.snapshot(async (db) => {
      await forReports.execute(db);
      return work(db);
    });
  }

  write<Result>(work: (tx: Transaction) => Promise<Result>, manner: Manner = {}): Promise<Result> {
    return this.#writers.run(() => this.#write(work, manner));
  }

  async #write<Result>(work: (tx: Transaction) => Promise<Result>, manner: Manner) {
    const { doing } = manner;
    for (let attempt = 1; ; attempt++) {
      const afterwards: (() => void)[] = [];
      const left = new Set<Lane>();
      const asTransaction = (tx: KyselyTransaction<Tables> & Ending) =>
        Object.assign(tx, {
          now: this.#clock.now(),
          afterCommit: (then: () => void) => void afterwards.push(then),
          leaveWork: (lane: Lane) => void left.add(lane),
        });
      try {
        const [, result] = await inTransaction(this.kysely, manner, async (tx) =>
          Promise.all([doing && nameTransaction(tx, doing), work(asTransaction(tx))]),
        );
        for (const then of afterwards) then();
        for (const lane of left) this.onWorkLeft(lane);
        return result;
      } catch (error) {
        if (attempt === mostAttempts || !isWorthRepeating(error)) throw error;
      }
    }
  }

  /**
   * Called when the shop is set up: from now on nothing may keep it waiting, and a silent database is found
   * out.
   */
  keepWatch() {
    this.#connections.keepWatch();
    this.#alive.start();
  }

  pulse(): Promise<Pulse> {
    return this.#alive.ask();
  }

  async close() {
    this.#alive.close();
    await this.replica?.close();
    await this.kysely.destroy();
    // If Kysely was never used, it has no connection to end.
    if (!this.pool.ending) await this.#connections.end();
    await this.#closeEmbedded?.();
  }
}

const nameTransaction = (tx: KyselyTransaction<Tables>, doing: string) =>
  sql`select set_config('application_name', ${processName(doing)}, true)`.execute(tx);

const oldestVersion = 15;

type Server = Extract<Where, { url: string }>;

const poolOf = (url: string, connections: number) =>
  new pg.Pool({
    connectionString: url,
    max: connections,
    pipeline: true,
    connectionTimeoutMillis: seconds(5),
    // Its plans end with it, and the driver's ten seconds are shorter than the breaks between customers.
    idleTimeoutMillis: minutes(5),
    keepAlive: true,
    keepAliveInitialDelayMillis: seconds(10),
    application_name: processName('shop'),
    options: Object.entries(atTheBeginning)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });

async function openServer(where: Server, log: Log) {
  const pool = poolOf(where.url, where.connections);
  const connections = new Connections(pool, log);
  try {
    const { rows } = await pool.query('show server_version');
    const version = String(rows[0].server_version);
    if (Number.parseInt(version) < oldestVersion) throw tooOld(where, version);
    const dropped = await droppedBetween(pool);
    if (dropped) throw droppedOnTheWay(where, dropped);
    return connections;
  } catch (error) {
    await connections.end();
    throw error instanceof CannotStart ? error : cannotReach(where, error);
  }
}

async function openReplica({ url, replica, connections }: Server, log: Log) {
  if (!replica) return undefined;
  const urls = { primary: url, replica };
  const opened = new Replica(new Connections(poolOf(replica, connections), log), urls, log);
  await opened.follow();
  return opened;
}

export async function openDatabase(where: Where, clock: Clock, log: Log): Promise<Database> {
  if ('folder' in where) {
    const { pool, server, hear, close } = await openEmbeddedDatabase(where.folder, log, where.progress);
    const connections = new Connections(pool, log);
    const alive: Alive = {
      start: () => {},
      ask: async () => ((await server.isAnswering()) ? 'serves' : 'is away'),
      close: () => {},
    };
    return new Database({ connections, clock, alive, hear, embedded: { server, close } });
  }
  const connections = await openServer(where, log);
  const alive = new Heartbeat(where.url, () => {
    log.warn({}, 'the database has fallen silent: its connections are made anew');
    connections.renew('The database has fallen silent.');
  });
  const hear: HearOn = (channel, told) => new Listener(where.url, channel, told);
  const replica = await openReplica(where, log);
  return new Database({ connections, clock, alive, hear, replica });
}
