import { notFound } from 'contract/platform/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callMethods, readMethods, refuseMethod } from '../platform/http/methods.js';
import { PreparedBytes, sendPrepared } from '../platform/http/prepared.js';
import { nameInLog } from '../platform/http/request-log.js';
import { pageContentPolicy, workerContentPolicy } from '../platform/http/security-headers.js';
import { refuse } from '../platform/refuse.js';
import type { Shop } from '../platform/shop.js';
import { serveBuilt } from './built-files.js';
import { isForRobots, openWelcome, serveRobots, withOrigin } from './for-robots/serve-robots.js';
import { withoutTrailingSlash } from './page-patterns.js';
import { lastServiceWorker, serviceWorkerAddress } from './service-worker.js';
import type { WebBuild } from './web-build.js';

/**
 * Everything besides the API: the built files; for every other path, the page that the browser's router
 * opens.
 */
export async function serveWeb(app: FastifyInstance, web: WebBuild, shop: Shop) {
  const policy = pageContentPolicy(web.policy, ['https://checkout.stripe.com']);
  const workerPolicy = workerContentPolicy(web.policy);

  serveRobots(app, shop.publicUrl);

  const prepared = new Map<string, PreparedBytes>();
  const preparedOf = (page: string) => {
    const bytes = () => Buffer.from(withOrigin(page, shop.publicUrl()));
    const kept = prepared.get(page) ?? new PreparedBytes(bytes(), 'text/html; charset=utf-8');
    prepared.set(page, kept);
    return kept;
  };
  const pageAt = (path: string) => web.pages.find(({ isAt }) => isAt(path));
  const welcome = openWelcome(shop, pageAt('/welcome')?.page ?? web.index);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, asked: string) => {
    const wanted = withoutTrailingSlash(asked);
    const known = pageAt(wanted);
    if (known?.status === 200) nameInLog(request, known.pattern);
    const page = wanted === '/welcome' ? await welcome() : preparedOf(known?.page ?? web.index);
    reply.code(known?.status ?? 200).header('content-security-policy', policy);
    if (!isForRobots(wanted)) reply.header('x-robots-tag', 'noindex');
    return sendPrepared(page, request, reply);
  };

  const sendServiceWorker = (reply: FastifyReply) => {
    reply.header('content-security-policy', workerPolicy);
    if (shop.settings.serviceWorker) return reply.sendFile(serviceWorkerAddress, { maxAge: 0 });
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(lastServiceWorker);
  };

  await serveBuilt(app, web, { sendPage, own: new Map([[serviceWorkerAddress, sendServiceWorker]]) });
}

/** Answers for unknown paths: outside of the API everything can only be read. */
export function refuseTheRest(app: FastifyInstance) {
  app.setNotFoundHandler(async (request, reply) => {
    if (readMethods.includes(request.method)) throw refuse(notFound);
    return refuseMethod(reply, request.url.startsWith('/api/') ? callMethods : readMethods);
  });
}
