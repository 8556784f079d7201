import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { CannotStart } from '../cannot-start.js';

const folder = new URL('../../../migrations/', import.meta.url);

const migrationOf = (file: string): Migration => ({
  async up(tx) {
    await sql.raw(readFileSync(new URL(file, folder), 'utf8')).execute(tx);
  },
});

const files = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** The migrations that the database has run: none where it cannot say, and then the migrator tells why. */
async function done<Tables>(db: Kysely<Tables>) {
  const asked = sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const { rows } = await asked.catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name);
}

/** Brings the schema to this version, only ever forward, under a lock that other processes wait for. */
export async function migrate<Tables>(db: Kysely<Tables>) {
  const known = new Map(files().map((file) => [file.replace('.sql', ''), migrationOf(file)]));
  const isKnown = (name: string) => known.has(name);
  const before = await done(db);
  // The migrator describes every column of every table, twice, before it sees that there is nothing to do.
  if (before.length === known.size && before.every(isKnown)) return [];
  const provider = { getMigrations: async () => Object.fromEntries(known) };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error && !(await done(db)).every(isKnown))
    throw new CannotStart(
      'The database was made by a newer Cellar Door. Start that version, or another database.',
    );
  if (error) throw error;
  return results ?? [];
}
