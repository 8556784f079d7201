import type { ColumnType } from 'kysely';

/** Only the database writes it. */
export type Kept<Value> = ColumnType<Value, never, never>;
