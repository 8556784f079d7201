import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { addressTooLong, malformed } from 'contract/platform/envelope';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Database } from '../platform/database/database.js';
import { Pictures } from '../platform/files/pictures.js';
import { servePictures } from '../platform/files/serve-pictures.js';
import { allowOrigins } from '../platform/http/allowed-origins.js';
import { answerBrokenConnection, answerOddRequests } from '../platform/http/broken-connection.js';
import { endConnectionsOnClose } from '../platform/http/end-connections.js';
import { sendFailure } from '../platform/http/failures.js';
import { holdBackFloods } from '../platform/http/flood-limit.js';
import { acceptJson } from '../platform/http/json-body.js';
import { registerRoutes } from '../platform/http/register.js';
import { logRequests } from '../platform/http/request-log.js';
import { requestLogger } from '../platform/http/request-logger.js';
import { securityHeaders } from '../platform/http/security-headers.js';
import { refuse } from '../platform/refuse.js';
import type { Shop } from '../platform/shop.js';
import { serveDocs } from './api-docs/serve-docs.js';
import type { Features } from './features.js';
import { answerHealth } from './health.js';
import { serveKeptMail } from './kept-mail-page.js';
import { findWebBuild } from './web-build.js';
import { refuseTheRest, serveWeb } from './web-pages.js';

const longestAddress = 4096;

function refuseBrokenAddresses(app: FastifyInstance) {
  app.addHook('onRequest', ({ url, headers }, _reply, next) => {
    if (url.length > longestAddress) next(refuse(addressTooLong));
    else if (url.includes('%00') || !headers.host) next(refuse(malformed));
    else next();
  });
}

/** Every answer carries what may be done with it, and its name for whoever asks about it later. */
function nameAnswers(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('x-request-id', request.id);
    next();
  });
}

function createServer({ log, settings }: Shop, headers: Record<string, string>) {
  return Fastify({
    loggerInstance: log as FastifyBaseLogger,
    childLoggerFactory: requestLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: 100 * 1024,
    requestTimeout: 60_000,
    // Who takes nothing of an answer for so long is gone.
    connectionTimeout: 90_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the shop closes is still answered; the connection ends after it.
    return503OnClosing: false,
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 1_000,
      // It is asked for below, in the shop's own words.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: answerBrokenConnection,
    frameworkErrors: (error, request, reply) =>
      sendFailure(error, request, reply.headers(headers).header('x-request-id', request.id)),
  });
}

/** The shop's HTTP server: the API, health, and the web application where it is built. */
export async function buildApp(
  shop: Shop,
  { routes, whoAsks, servePages }: Features,
  database: Database,
  webFolder: string,
) {
  const headers = securityHeaders(shop.settings);
  const app = createServer(shop, headers);
  endConnectionsOnClose(app);
  answerOddRequests(app);
  nameAnswers(app, headers);
  logRequests(app, shop.log);
  allowOrigins(app, shop.settings.allowedOrigins);
  holdBackFloods(app, shop.clock, shop.settings.requestsPerMinute);
  refuseBrokenAddresses(app);
  acceptJson(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  answerHealth(app, database);
  registerRoutes(app, routes, whoAsks);
  serveDocs(app, routes, () => shop.publicUrl());
  servePictures(app, new Pictures(shop));
  serveKeptMail(app, shop);
  servePages?.(app);
  refuseTheRest(app);
  const web = findWebBuild(webFolder);
  if (web) await serveWeb(app, web);
  else shop.log.warn({}, 'the web application is not built: only the API is served');
  return app;
}
