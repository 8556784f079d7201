import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { durable, startPostgres } from '../server/src/testing/postgres.js';
import { type BuiltShop, startShop, type Where } from './built-shop.js';

export type Kind = 'embedded' | 'PostgreSQL';

/** Gives each benchmark its own database, of each kind that this machine has. */
export class Databases {
  readonly #folders: string[] = [];
  readonly #postgres: Awaited<ReturnType<typeof startPostgres>>;
  readonly version: string | undefined;
  #made = 0;

  private constructor(postgres: Awaited<ReturnType<typeof startPostgres>>, version: string | undefined) {
    this.#postgres = postgres;
    this.version = version;
  }

  static async open() {
    const postgres = await startPostgres(tmpdir(), undefined, durable);
    if (!postgres) return new Databases(undefined, undefined);
    const [row] = await runOn<{ server_version: string }>(postgres.url, 'show server_version');
    return new Databases(postgres, row?.server_version);
  }

  get kinds(): Kind[] {
    return this.#postgres ? ['embedded', 'PostgreSQL'] : ['embedded'];
  }

  async make(kind: Kind): Promise<Where> {
    const folder = mkdtempSync(path.join(tmpdir(), 'cellar-bench-'));
    this.#folders.push(folder);
    if (kind === 'embedded') return { folder };
    const name = `bench_${++this.#made}`;
    await runOn(this.#postgres!.url, `create database ${name}`);
    return { folder, databaseUrl: `${this.#postgres!.url}/${name}` };
  }

  /** A shop on a new database, for as long as the work lasts. */
  async withShop<Result>(kind: Kind, work: (shop: BuiltShop) => Promise<Result>): Promise<Result> {
    const shop = await startShop(await this.make(kind));
    try {
      return await work(shop);
    } finally {
      await shop.stop();
    }
  }

  async close() {
    await this.#postgres?.stop();
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}

async function runOn<Row extends pg.QueryResultRow>(server: string, statement: string) {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}
