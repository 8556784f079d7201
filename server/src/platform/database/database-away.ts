/**
 * The error codes of a database that cannot serve right now. 08: connection, 53: resources, 57P: stopping,
 * 57014: too slow, 55P03: a lock was not free in time, 40: transactions were in each other's way too often,
 * 25006: it is read-only.
 */
const saysItIsAway = /^(08\w{3}|53\w{3}|57P\w{2}|57014|55P03|40001|40P01|25006)$/;

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/**
 * The database could not be reached, or was lost before it answered: nobody knows whether the query had an
 * effect.
 */
export class DatabaseAway extends Error {
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The database is away.', { cause });
    const code = codeOf(cause);
    this.code = typeof code === 'string' ? code : undefined;
  }
}

/** Whether it is worth trying again in a moment, because the shop itself is not at fault. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  const code = codeOf(error);
  return typeof code === 'string' && saysItIsAway.test(code);
}
