import { CompiledQuery, DummyDriver, type Kysely, PostgresDialect, Transaction } from 'kysely';
import type { Tables } from './tables.js';

const [begin, beginByKeptPlans, commit, rollback] = [
  'begin',
  'begin; set local plan_cache_mode = force_generic_plan',
  'commit',
  'rollback',
].map((text) => CompiledQuery.raw(text));

/** How a transaction is done. */
export type Manner = {
  /** The name under which the database shows it, if it is not a customer's call. */
  readonly doing?: string;
  /** Each statement is planned once, for any values, and not anew for the values of each run. */
  readonly byKeptPlans?: boolean;
  /** Sends all its queries at once, followed by its commit: no query depends on another's answer. */
  readonly inOneGo?: boolean;
};

/**
 * For what customers do all day, with statements that find each row by its key: planning these costs as much
 * as running them. A list, a search or a report needs a plan for its values, and does not belong in such a
 * transaction.
 */
export const byKeptPlans: Manner = { byKeptPlans: true };

/** Never asked for a connection, because the transaction has one already. */
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction has its connection.')),
});

/**
 * Kysely's own transaction sends one statement after the other. This one sends the statements of one moment
 * together, with `begin` before the first; the database runs them one after the other, in the order in which
 * they were sent. After the end nothing is sent any more, because the connection may serve somebody else by
 * then.
 */
export const inTransaction = <Result>(
  kysely: Kysely<Tables>,
  manner: Manner,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  kysely.getExecutor().provideConnection(async (connection) => {
    let isOver = false;
    const executor = kysely.getExecutor().withConnectionProvider({
      provideConnection: async (ask) => {
        if (isOver) throw new Error('The transaction has ended.');
        return ask(connection);
      },
    });
    const tx = new Transaction<Tables>({ config: { dialect }, dialect, driver: new DummyDriver(), executor });
    const end = () => {
      isOver = true;
      return connection.executeQuery(commit!);
    };
    try {
      const [, result] = await Promise.all([
        connection.executeQuery(manner.byKeptPlans ? beginByKeptPlans! : begin!),
        work(tx),
        // If a statement before it failed, the commit rolls back.
        manner.inOneGo && end(),
      ]);
      if (!manner.inOneGo) await end();
      return result;
    } catch (error) {
      isOver = true;
      await connection.executeQuery(rollback!);
      throw error;
    }
  });
