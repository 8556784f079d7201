import { type DatabaseConnection, DummyDriver, Kysely, PostgresDialect } from 'kysely';
import type { Tables } from './tables.js';

/** Never asked for a connection, because the executor has its own way to one. */
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('These reads share a connection.')),
});

type Taken = { connection: DatabaseConnection; giveBack: () => void };

/**
 * Reads that are asked in one moment share a connection, on which they travel at once: each connection more
 * would cost a system call more on both sides. It is given back whenever none of them is under way, so
 * nobody else waits for it while the caller thinks.
 */
export function together(kysely: Kysely<Tables>): Kysely<Tables> {
  const executor = kysely.getExecutor();
  let underWay = 0;
  let shared: Promise<Taken> | undefined;
  const take = () =>
    new Promise<Taken>((taken, failed) => {
      executor
        .provideConnection((connection) => new Promise<void>((giveBack) => taken({ connection, giveBack })))
        .catch(failed);
    });
  return new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver: new DummyDriver(),
    executor: executor.withConnectionProvider({
      provideConnection: async (ask) => {
        underWay++;
        shared ??= take();
        const mine = shared;
        try {
          return await ask((await mine).connection);
        } finally {
          if (--underWay === 0) {
            shared = undefined;
            mine.then(({ giveBack }) => giveBack()).catch(() => {});
          }
        }
      },
    }),
  });
}
