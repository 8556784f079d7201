import { unavailable } from 'contract/platform/envelope';
import type { FastifyInstance } from 'fastify';
import { seconds } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import { refuse } from '../platform/refuse.js';

const longestWait = seconds(1);

/** A read-only database cannot take orders; another process may have a better one. */
async function canServe(database: Pick<Database, 'pulse'>) {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((late) => {
    timer = setTimeout(() => late(false), longestWait);
  });
  const serves = database.pulse().then((pulse) => pulse === 'serves');
  return Promise.race([serves, tooLate]).finally(() => clearTimeout(timer));
}

/** Liveness and readiness. The server listens only after the migrations, so they need not be checked here. */
export function answerHealth(app: FastifyInstance, database: Pick<Database, 'pulse'>) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { message: 'OK' };
  });
  app.get('/readyz', async (_request, reply) => {
    if (isStopping || !(await canServe(database))) throw refuse(unavailable, { retryAfter: 2 });
    reply.header('cache-control', 'no-store');
    return { message: 'OK' };
  });
}
