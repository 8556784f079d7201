import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadManyProducts } from '../demo/src/load-many-products.js';
import { systemClock } from '../server/src/platform/clock.js';
import { openDatabase } from '../server/src/platform/database/database.js';
import { createLog } from '../server/src/platform/log.js';
import { durable, startPostgres } from '../server/src/testing/postgres.js';
import { startShop, type Where } from './built-shop.js';

export type Size = { orders: number; customers: number; products: number };

const folderOf = (url: string) => fileURLToPath(new URL(url, import.meta.url));
const cache = folderOf('../.cache/bench-staff');
const name = 'staff_bench';

/** With another schema or another filling, the database is a different one. */
function stampOf(size: Size) {
  const hash = createHash('sha256').update(JSON.stringify(size));
  const migrations = folderOf('../server/migrations');
  for (const file of readdirSync(migrations).sort()) hash.update(readFileSync(path.join(migrations, file)));
  for (const file of ['filled-store.sql', 'filled-store.ts']) hash.update(readFileSync(folderOf(file)));
  return `${size.orders}-${hash.digest('hex').slice(0, 12)}`;
}

async function fill(url: string, { orders, customers, products }: Size) {
  const database = await openDatabase({ url, connections: 2 }, systemClock, createLog('silent'));
  await loadManyProducts(database, products);
  await database.close();
  const client = new pg.Client(url);
  await client.connect();
  const text = readFileSync(folderOf('filled-store.sql'), 'utf8')
    .replaceAll(':customers', String(customers))
    .replaceAll(':orders', String(orders));
  await client.query(text);
  await client.query('vacuum analyze');
  await client.end();
}

/** The demo with years of orders. Filling takes minutes, so the result is kept and copied. */
async function keepFilled(kept: string, size: Size) {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(path.join(kept, 'folder'), { recursive: true });
  const postgres = await startPostgres();
  if (!postgres) throw new Error('There is no PostgreSQL on this machine.');
  try {
    const client = new pg.Client(`${postgres.url}/postgres`);
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const where = { folder: path.join(kept, 'folder'), databaseUrl: `${postgres.url}/${name}` };
    await (await startShop(where)).stop();
    await fill(where.databaseUrl, size);
    await postgres.halt();
    cpSync(postgres.data, path.join(kept, 'data'), { recursive: true });
  } finally {
    await postgres.start();
    await postgres.stop();
  }
  writeFileSync(path.join(kept, 'filled'), '');
}

/** A copy that may be changed, for as long as the work lasts. */
export async function withFilledStore<Result>(size: Size, work: (where: Where) => Promise<Result>) {
  const kept = path.join(cache, stampOf(size));
  if (!existsSync(path.join(kept, 'filled'))) await keepFilled(kept, size);
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-bench-'));
  cpSync(path.join(kept, 'folder'), folder, { recursive: true });
  const postgres = (await startPostgres(tmpdir(), path.join(kept, 'data'), durable))!;
  try {
    return await work({ folder, databaseUrl: `${postgres.url}/${name}` });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
