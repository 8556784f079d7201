import pg from 'pg';
import { BoundedMap } from '../bounded-map.js';
import { KeptQuery, type RowReaders } from './kept-query.js';

/** Sends a query on the connection itself, in any of the forms that the driver accepts. */
type Ask = (...asked: unknown[]) => unknown;

/** From this use on, a statement is sent by name, so that the server keeps it parsed and planned. */
const timesBeforeKept = 2;
/** Without values it may also be what cannot be prepared: a beginning with its settings, a migration's file. */
const canBeKept = (text: string, values: readonly unknown[]) =>
  values.length > 0 || /^(select|with)\b[^;]*$/.test(text);
/** Every connection keeps its own plans, so statements that differ each time must not fill its memory. */
const mostKept = 500;

export class StatementNames {
  readonly #asked = new BoundedMap<string, number>(mostKept);
  readonly #names = new Map<string, string>();

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= mostKept) return known;
    const times = (this.#asked.get(text) ?? 0) + 1;
    if (times < timesBeforeKept) {
      this.#asked.set(text, times);
      return undefined;
    }
    this.#asked.delete(text);
    const name = `kept_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

/** Another process has migrated the database, and this connection's kept plan no longer fits. */
export const isPlanOutdated = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

type Line = {
  readonly ask: Ask;
  readonly askKept: (query: KeptQuery) => unknown;
  /** What a failure means to the caller. */
  readonly failure: (error: unknown) => unknown;
};

export function keepPlans(connection: pg.PoolClient, names: StatementNames, { ask, askKept, failure }: Line) {
  let keeps = true;
  const readers: RowReaders = new Map();

  const askByName = async (name: string, text: string, values: unknown[]) => {
    try {
      return await askKept(new KeptQuery({ name, text, values }, readers));
    } catch (error) {
      if (!isPlanOutdated(error)) throw failure(error);
      keeps = false;
      // The first error ends a transaction, so only the caller who began it can begin again.
      if (connection.getTransactionStatus() !== 'I') throw error;
      return askOnce(text, values);
    }
  };
  const askOnce: Ask = (...asked) => {
    const answer = ask(...asked);
    return answer instanceof Promise
      ? answer.catch((error: unknown) => {
          throw failure(error);
        })
      : answer;
  };

  const query: Ask = (...asked) => {
    const [text, values, callback] = asked;
    if (!keeps || typeof text !== 'string' || !Array.isArray(values) || callback || !canBeKept(text, values))
      return askOnce(...asked);
    const name = names.of(text);
    return name ? askByName(name, text, values) : askOnce(text, values);
  };
  connection.query = query as typeof connection.query;
}
