import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const headers = 'authorization, content-type, cache-control, pragma, expires, idempotency-key, if-none-match';
const readable = 'allow, etag, retry-after, x-request-id';
const tenMinutes = '600';

const isPreflight = ({ method, headers: sent }: FastifyRequest) =>
  method === 'OPTIONS' && sent['access-control-request-method'] !== undefined;

function allow(reply: FastifyReply, origin: string) {
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', readable);
}

/**
 * Lets only the pages of the named origins call the API. They send the token themselves, never as a cookie.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]) {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', (request, reply, next) => {
    if (!request.url.startsWith('/api/')) return next();
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (!origin || !allowed.has(origin)) return next();
    allow(reply, origin);
    if (!isPreflight(request)) return next();
    reply
      .code(204)
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', headers)
      .header('access-control-max-age', tenMinutes)
      .send();
  });
}
