import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';

export async function selectServerVersion(db: Db) {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return `PostgreSQL ${rows[0]!.server_version.split(' ', 1)[0]}`;
}
