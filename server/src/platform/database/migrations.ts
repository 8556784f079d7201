import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { CannotStart } from '../cannot-start.js';

const source = import.meta.url.endsWith('.ts');
const folder = new URL(source ? '../../../migrations/' : '../../../../migrations/', import.meta.url);

const migrationOf = (file: string): Migration => ({
  async up(tx) {
    await sql.raw(readFileSync(new URL(file, folder), 'utf8')).execute(tx);
  },
});

const files = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** Brings the schema to this version, forward only, under a lock that other processes wait for. */
export async function migrate<Tables>(db: Kysely<Tables>) {
  const known = Object.fromEntries(files().map((file) => [file.replace('.sql', ''), migrationOf(file)]));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error, results } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new CannotStart(
      'The database was made by a newer Cellar Door. Start that version, or another database.',
    );
  if (error) throw error;
  return results ?? [];
}
