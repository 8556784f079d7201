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
  /** What it is for, as the database names it, where that is no customer's call. */
  readonly doing?: string;
  /** Each statement is planned once and for any values, never anew for those that it is asked with. */
  readonly byKeptPlans?: boolean;
  /** All that it asks it asks at once, and its commit travels with that: nobody looks at an answer before it. */
  readonly inOneGo?: boolean;
};

/**
 * For what customers do all day, by statements that find each row by its key: making a plan costs as much as following it.
 * A list, a search or a report is planned by what is asked, and belongs into no such transaction.
 */
export const byKeptPlans: Manner = { byKeptPlans: true };

/** What a transaction is given and never asks: it has a connection already. */
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction has its connection.')),
});

/**
 * Kysely's own transaction asks one statement after the other. In this one, what is asked at once travels at once, its
 * `begin` with the first of it; the database does it in the order in which it was asked, one after the other. After the
 * end nobody asks anything on a connection that is somebody else's by then.
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
        // Behind a statement that fails a commit undoes.
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
