import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

type Statement = { text: string; values: unknown[] };

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
/**
 * A version 8 id is made from a name, such as that of a store's account in the ledger, so it is the same for
 * everybody.
 */
const isMadeFromName = (id: string) => id[14] === '8';

/** Records every statement of this process during the work, in order. */
export async function recordSql(work: () => Promise<unknown>): Promise<Statement[]> {
  const { query } = pg.Client.prototype;
  const recorded: Statement[] = [];
  pg.Client.prototype.query = function record(this: pg.Client, ...asked: unknown[]) {
    const [what, values] = asked as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    if (typeof what === 'string') recorded.push({ text: what, values: Array.isArray(values) ? values : [] });
    else recorded.push({ text: what.text, values: what.values ?? values ?? [] });
    return Reflect.apply(query, this, asked);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return recorded;
}

/**
 * Replaces a value by that of another customer: known ids become theirs, and ids made during the recording
 * are made anew.
 */
function rewritten(value: unknown, known: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, known));
  if (typeof value !== 'string') return value;
  const exact = known.get(value);
  if (exact !== undefined) return exact;
  return value.replace(uuid, (id) => {
    if (!known.has(id)) known.set(id, isMadeFromName(id) ? id : randomUUID());
    return known.get(id)!;
  });
}

/**
 * One script, one connection, one statement after the other: only the SQL and its driver, which keeps no
 * plans.
 */
export async function replaySql(
  client: pg.ClientBase,
  statements: readonly Statement[],
  theirs: ReadonlyMap<string, string>,
) {
  const known = new Map(theirs);
  const ask = pg.Client.prototype.query as (this: pg.ClientBase, asked: Statement) => Promise<unknown>;
  for (const { text, values } of statements)
    await ask.call(client, {
      text,
      values: values.map((value) => rewritten(value, known)),
    });
}

export const freshKey = () => randomBytes(12).toString('base64url');
