import { unavailable } from 'contract/platform/envelope';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { seconds } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import { refuse } from '../platform/refuse.js';

const longestWait = seconds(1);

type Asked = Pick<Database, 'kysely'>;

async function answersInTime(database: Asked) {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((late) => {
    timer = setTimeout(() => late(false), longestWait);
  });
  const answered = sql`select 1`.execute(database.kysely).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}

/** Everybody may ask: one question to the database is under way at a time, and its answer is for all who wait. */
function askOnce(database: Asked) {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= answersInTime(database).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

/** The process lives; it can serve. Calls come only after the migrations are done, so that is not asked again. */
export function answerHealth(app: FastifyInstance, database: Asked) {
  const canServe = askOnce(database);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { message: 'OK' };
  });
  app.get('/readyz', async (_request, reply) => {
    if (isStopping || !(await canServe())) throw refuse(unavailable, { retryAfter: 2 });
    reply.header('cache-control', 'no-store');
    return { message: 'OK' };
  });
}
