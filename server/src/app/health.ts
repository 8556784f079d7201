import { unavailable } from 'contract/platform/envelope';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { seconds } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import { refuse } from '../platform/refuse.js';

const longestWait = seconds(1);

async function answersInTime(database: Pick<Database, 'kysely'>) {
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

/** The process lives; it can serve. Calls come only after the migrations are done, so that is not asked again. */
export function answerHealth(app: FastifyInstance, database: Pick<Database, 'kysely'>) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { message: 'OK' };
  });
  app.get('/readyz', async (_request, reply) => {
    if (isStopping || !(await answersInTime(database))) throw refuse(unavailable, { retryAfter: 2 });
    reply.header('cache-control', 'no-store');
    return { message: 'OK' };
  });
}
