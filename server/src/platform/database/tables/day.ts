import type { ColumnType } from 'kysely';

/** A calendar day travels as text, never through a time zone. */
export type Day = ColumnType<string, string, string>;
