import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { addressTooLong, headersTooLarge, malformed, tooSlow } from 'contract/platform/envelope';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { sendFailure } from '../platform/http/failures.js';
import { acceptJson } from '../platform/http/json-body.js';
import { registerRoutes } from '../platform/http/register.js';
import { refuse } from '../platform/refuse.js';
import type { Shop } from '../platform/shop.js';
import type { Features } from './features.js';

const longestAddress = 4096;

/** What is wrong before there is a request to answer: bytes that are no HTTP, endless headers, silence. */
function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy(error);
  const byCode: Record<string, typeof malformed> = {
    HPE_HEADER_OVERFLOW: headersTooLarge,
    ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  };
  const { status, code, message } = byCode[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ message, code, request_id: randomUUID() });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

function refuseBrokenAddresses(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > longestAddress) throw refuse(addressTooLong);
    if (/%00/.test(url)) throw refuse(malformed);
  });
}

export async function buildApp(shop: Shop, { routes, whoAsks }: Features) {
  const app = Fastify({
    loggerInstance: shop.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: shop.settings.trustedProxies.length > 0 ? shop.settings.trustedProxies : false,
    bodyLimit: 100 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000 },
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: answerBrokenConnection,
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
  });
  acceptJson(app);
  refuseBrokenAddresses(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  registerRoutes(app, routes, whoAsks);
  return app;
}
