import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
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
import { countRepeatedFaults, sendFailure } from '../platform/http/failures.js';
import { holdBackFloods } from '../platform/http/flood-limit.js';
import { acceptJson } from '../platform/http/json-body.js';
import { refuseOtherOrigins } from '../platform/http/own-origin.js';
import { passedOnBy } from '../platform/http/passed-on.js';
import { customersBy, registerRoutes } from '../platform/http/register.js';
import { logRequests } from '../platform/http/request-log.js';
import { requestLogger } from '../platform/http/request-logger.js';
import { type Origin, securityHeaders } from '../platform/http/security-headers.js';
import { traceRequests } from '../platform/http/trace-requests.js';
import { noticeUnlistedProxies } from '../platform/http/unlisted-proxy.js';
import { refuse } from '../platform/refuse.js';
import type { Shop } from '../platform/shop.js';
import { serveFonts } from '../platform/still-pages/serve-fonts.js';
import { serveDocs } from './api-docs/serve-docs.js';
import { answerCopy } from './backup/answer-copy.js';
import type { Features } from './features.js';
import { answerHealth } from './health.js';
import { serveKeptMail } from './kept-mail-page.js';
import { serveStaffWeb } from './staff-pages.js';
import { builtStaffWeb, findWebBuild } from './web-build.js';
import { refuseTheRest, serveWeb } from './web-pages.js';

const longestAddress = 4096;

/** The request names two hosts: a proxy may believe one and the shop the other. */
function namesOneHost({ rawHeaders }: IncomingMessage) {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.toLowerCase() === 'host') hosts++;
  return hosts === 1;
}

function refuseBrokenAddresses(app: FastifyInstance) {
  app.addHook('onRequest', ({ url, headers, raw }, _reply, next) => {
    if (url.length > longestAddress) next(refuse(addressTooLong));
    else if (url.includes('%00') || !headers.host || !namesOneHost(raw)) next(refuse(malformed));
    else next();
  });
}

/** Adds security headers to every answer, and its request id for later questions. */
function nameAnswers(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('x-request-id', request.id);
    next();
  });
}

function createServer(
  { log, settings }: Shop,
  headers: Record<string, string>,
  passedOn: ReturnType<typeof passedOnBy>,
) {
  return Fastify({
    loggerInstance: log as FastifyBaseLogger,
    childLoggerFactory: requestLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: (request) => passedOn(request).requestId ?? randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: 100 * 1024,
    requestTimeout: 60_000,
    // A client that reads nothing of its answer for this long counts as gone.
    connectionTimeout: 90_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // A request that arrives while the shop closes is still answered; then its connection ends.
    return503OnClosing: false,
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 1_000,
      // Checked below, with an error message of our own.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: answerBrokenConnection,
    frameworkErrors: (error, request, reply) =>
      sendFailure(error, request, reply.headers(headers).header('x-request-id', request.id)),
  });
}

/** What a request meets before any call, whoever makes it. */
async function openEdgeOf(shop: Shop, origin: Origin) {
  const headers = securityHeaders(origin);
  const passedOn = passedOnBy(shop.settings.trustedProxies);
  const app = createServer(shop, headers, passedOn);
  endConnectionsOnClose(app);
  answerOddRequests(app);
  nameAnswers(app, headers);
  traceRequests(app, shop.tracer, passedOn);
  logRequests(app, shop.log, shop.clock);
  countRepeatedFaults(app, shop.log, shop.clock);
  noticeUnlistedProxies(app, shop.log, shop.clock);
  allowOrigins(app, origin.allowedOrigins);
  holdBackFloods(app, shop.clock, shop.settings.requestsPerMinute);
  refuseBrokenAddresses(app);
  acceptJson(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  return app;
}

/** The shop's HTTP server: the API, health, and the web application where it is built. */
export async function buildApp(
  shop: Shop,
  { routes, whoAsks, servePages, codesNow }: Pick<Features, 'routes' | 'whoAsks' | 'servePages' | 'codesNow'>,
  database: Database,
  webFolder: string,
) {
  const app = await openEdgeOf(shop, shop.settings);
  answerHealth(app, database);
  if (database.embedded) answerCopy(app, shop, database.embedded);
  registerRoutes(app, routes, customersBy(whoAsks));
  serveDocs(app, routes, () => shop.publicUrl());
  servePictures(app, new Pictures(shop));
  serveFonts(app);
  serveKeptMail(app, shop, codesNow);
  servePages?.(app);
  refuseTheRest(app);
  const web = findWebBuild(webFolder);
  if (web) await serveWeb(app, web, shop);
  else shop.log.warn({}, 'the web application is not built: only the API is served');
  return app;
}

/**
 * The staff's HTTP server, at an origin of its own: their calls and their application, but nothing of the
 * shop's.
 */
export async function buildStaffApp(
  shop: Shop,
  { routes, askers, serve }: Features['staff'],
  webFolder = builtStaffWeb,
) {
  const app = await openEdgeOf(shop, {
    publicUrl: shop.settings.staffUrl,
    allowedOrigins: [],
    // It reads the codes of bottles.
    powers: ['camera'],
  });
  refuseOtherOrigins(app, () => shop.staffUrl());
  registerRoutes(app, routes, askers);
  // Staff also see the pictures that they put into the shop.
  servePictures(app, new Pictures(shop));
  serve(app);
  refuseTheRest(app);
  const web = findWebBuild(webFolder);
  if (web) await serveStaffWeb(app, web);
  else shop.log.warn({}, "the staff's application is not built: only their calls are served");
  return app;
}
