import type { ColumnType } from 'kysely';

/** The database alone writes it. */
export type Kept<Value> = ColumnType<Value, never, never>;
