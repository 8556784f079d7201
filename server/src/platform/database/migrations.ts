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

/** Whether the database has run a migration that this version does not have. */
async function hasOthers<Tables>(db: Kysely<Tables>, known: ReadonlySet<string>) {
  const asked = sql<{ name: string }>`select name from kysely_migration`.execute(db);
  // Whatever makes this query fail also made the migration fail, so the migration's error is reported.
  const { rows } = await asked.catch(() => ({ rows: [] }));
  return rows.some(({ name }) => !known.has(name));
}

/** Brings the schema to this version, only ever forward, under a lock that other processes wait for. */
export async function migrate<Tables>(db: Kysely<Tables>) {
  const known = Object.fromEntries(files().map((file) => [file.replace('.sql', ''), migrationOf(file)]));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error, results } = await migrator.migrateToLatest();
  if (error && (await hasOthers(db, new Set(Object.keys(known)))))
    throw new CannotStart(
      'The database was made by a newer Cellar Door. Start that version, or another database.',
    );
  if (error) throw error;
  return results ?? [];
}
