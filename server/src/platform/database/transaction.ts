import { CompiledQuery, DummyDriver, type Kysely, PostgresDialect, Transaction } from 'kysely';
import type { Tables } from './tables.js';

/**
 * Plans for any values are kept for as long as the connection lives: made while a table was still small, they
 * would read the whole table for good. Without sequential scans every plan finds its rows by an index; the
 * compiler, which looks at what a plan is said to cost, must not be called for the rest.
 */
const byKey = ['plan_cache_mode = force_generic_plan', 'enable_seqscan = off', 'jit = off'].map(
  (setting) => `; set local ${setting}`,
);

const [begin, beginByKeptPlans, beginWithoutDisk, commit, rollback] = [
  'begin',
  `begin${byKey.join('')}`,
  'begin; set local synchronous_commit = off',
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
  /**
   * Its commit does not wait for the disk. The next one that does takes it along; if the machine fails before that,
   * it has not happened.
   */
  readonly withoutDisk?: boolean;
};

function beginningOf({ byKeptPlans, withoutDisk }: Manner) {
  if (withoutDisk) return beginWithoutDisk!;
  return byKeptPlans ? beginByKeptPlans! : begin!;
}

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

/** Sends one statement, at once, and waits for its answer. */
type Ask = () => Promise<unknown>;

export type Ending = {
  /**
   * Sends this statement at the very end, and the commit right behind it: for rows that everybody wants, such
   * as a shelf, which stay locked from here to the commit. Nothing can be refused by its answer any more: what
   * must hold is held by the database, which ends the statement with an error.
   */
  lastly(ask: Ask): void;
};

/**
 * Kysely's own transaction sends one statement after the other. This one sends the statements of one moment
 * together, with `begin` before the first; the database runs them one after the other, in the order in which
 * they were sent. After the end nothing is sent any more, because the connection may serve somebody else by
 * then.
 */
export const inTransaction = <Result>(
  kysely: Kysely<Tables>,
  manner: Manner,
  work: (tx: Transaction<Tables> & Ending) => Promise<Result>,
): Promise<Result> =>
  kysely.getExecutor().provideConnection(async (connection) => {
    let isOver = false;
    let sent = 0;
    const last: Ask[] = [];
    const executor = kysely.getExecutor().withConnectionProvider({
      provideConnection: async (ask) => {
        if (isOver) throw new Error('The transaction has ended.');
        sent++;
        return ask(connection);
      },
    });
    const tx = Object.assign(
      new Transaction<Tables>({ config: { dialect }, dialect, driver: new DummyDriver(), executor }),
      { lastly: (ask: Ask) => void last.push(ask) },
    );
    // If a statement before it failed, the commit rolls back.
    const end = async () => {
      const due = sent + last.length;
      const answers = last.map((ask) => ask());
      isOver = true;
      const settled = Promise.all(answers);
      if (sent < due) {
        settled.catch(() => {});
        throw new Error('What comes last in a transaction is sent at once.');
      }
      await Promise.all([settled, connection.executeQuery(commit!)]);
    };
    try {
      const [, result] = await Promise.all([
        connection.executeQuery(beginningOf(manner)),
        work(tx),
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
