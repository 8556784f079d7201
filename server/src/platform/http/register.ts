import type { Endpoint } from 'contract/platform/endpoint';
import { methodNotAllowed, notFound } from 'contract/platform/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refuse.js';
import { answerSchemaOf } from './answer-schema.js';
import { callerAddress } from './caller-address.js';
import { endOfTurn } from './end-of-turn.js';
import { sendFailure } from './failures.js';
import { rawBodyOf } from './json-body.js';
import { parserOf } from './parse.js';
import { PreparedBytes, sendPrepared } from './prepared.js';
import type { Call, Customer, Route } from './route.js';
import { acceptFiles, uploadedFile } from './uploaded-file.js';

/** Tells who asks by the token, or refuses. */
export type WhoAsks = (token: string | undefined) => Promise<Customer>;

const pathOf = ({ path }: Endpoint) => `/api/${path}`.replace(/\{(\w+)\}/g, ':$1');

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Most services want to know nothing of the call: each thing is found out when it is asked for. */
class CallOf implements Call {
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get requestId() {
    return this.#request.id;
  }

  get address() {
    return callerAddress(this.#request.ip);
  }

  get userAgent() {
    return headerOf(this.#request, 'user-agent')?.slice(0, 300) ?? '';
  }

  get idempotencyKey() {
    return headerOf(this.#request, 'idempotency-key');
  }

  get rawBody() {
    return rawBodyOf(this.#request);
  }

  get signature() {
    return headerOf(this.#request, 'stripe-signature') ?? '';
  }

  get log() {
    return this.#request.log;
  }
}

function registerRoute(app: FastifyInstance, { endpoint, answer }: Route, whoAsks: WhoAsks) {
  const { shape, method } = endpoint;
  const status = shape.status ?? 200;
  const parse = parserOf(endpoint);
  app.route({
    method,
    url: pathOf(endpoint),
    schema: { response: { [status]: answerSchemaOf(endpoint) } },
    errorHandler: (error, request, reply) => sendFailure(error, request, reply, shape.wording),
    handler: async (request, reply) => {
      const customer = shape.open ? null : await whoAsks(tokenOf(request));
      const { path, query, body } = parse(request);
      // Read when the service asks for it: it may refuse before.
      const file = shape.multipart && (() => uploadedFile(request));
      const call = new CallOf(request);
      const data = await answer({ path, query, body, customer, call, file } as never);
      if (data instanceof PreparedBytes) {
        await endOfTurn();
        return sendPrepared(data, request, reply);
      }
      reply.code(status).header('cache-control', 'no-store');
      return { message: shape.says ?? 'OK', ...(shape.data && { data }) };
    },
  });
}

/** A path that is served with other methods answers 405 and says which. */
function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]) {
  const methods = new Map<string, string[]>();
  for (const { endpoint } of routes) {
    const url = pathOf(endpoint);
    methods.set(url, [...(methods.get(url) ?? []), endpoint.method]);
  }
  const all = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  for (const [url, served] of methods) {
    const allow = served.includes('GET') ? [...served, 'HEAD'] : served;
    app.route({
      method: all.filter((method) => !served.includes(method)),
      url,
      handler: async (_request, reply) => {
        reply.header('allow', allow.join(', '));
        throw refuse(methodNotAllowed);
      },
    });
  }
}

export function registerRoutes(app: FastifyInstance, routes: readonly Route[], whoAsks: WhoAsks) {
  for (const route of routes) if (!route.endpoint.shape.multipart) registerRoute(app, route, whoAsks);
  void app.register(async (forFiles) => {
    await acceptFiles(forFiles);
    for (const route of routes) if (route.endpoint.shape.multipart) registerRoute(forFiles, route, whoAsks);
  });
  refuseOtherMethods(app, routes);
  app.all('/api/*', async () => {
    throw refuse(notFound);
  });
  app.setErrorHandler(sendFailure);
}
