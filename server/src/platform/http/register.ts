import type { Endpoint } from 'contract/platform/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { seconds } from '../clock.js';
import type { Uuid } from '../ids.js';
import { TurnsOfEach } from '../turns.js';
import { writtenSchemaOf } from './answer-schema.js';
import { callerAddress } from './caller-address.js';
import { deviceMarkOf, keepDeviceMark } from './device-mark.js';
import { Download, sendDownload } from './download.js';
import { endOfTurn } from './end-of-turn.js';
import { sendFailure } from './failures.js';
import { rawBodyOf } from './json-body.js';
import { refuseOtherMethods } from './other-methods.js';
import { parserOf } from './parse.js';
import { PreparedBytes, sendPrepared } from './prepared.js';
import type { Call, Customer, Route } from './route.js';
import { keepStaffSession } from './staff-cookie.js';
import { acceptFiles, arrivingFile, uploadedFile } from './uploaded-file.js';

/** Finds out by the token who is asking, or refuses. */
export type WhoAsks = (token: string | undefined) => Promise<Customer>;

/**
 * Finds out who is asking, or refuses; undefined when the call may be made without logging in. Services
 * receive the result under this name.
 */
export type Askers = {
  readonly name: 'customer' | 'person';
  whoAsks(request: FastifyRequest, endpoint: Endpoint): Promise<{ readonly id: Uuid | null } | null>;
};

const pathOf = ({ path }: Endpoint) => `/api/${path}`.replace(/\{(\w+)\}/g, ':$1');

export const customersBy = (whoAsks: WhoAsks): Askers => ({
  name: 'customer',
  whoAsks: (request) => whoAsks(tokenOf(request)),
});

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

type HeaderName = 'user-agent' | 'idempotency-key' | 'stripe-signature';

const headerOf = ({ headers }: FastifyRequest, name: HeaderName) => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Most services need nothing from the call, so each thing is computed only when it is used. */
class CallOf implements Call {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
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

  get deviceMark() {
    return deviceMarkOf(this.#request);
  }

  get keepDeviceMark() {
    return (mark: string, isSecure: boolean) => void keepDeviceMark(this.#reply, mark, isSecure);
  }

  get keepStaffSession() {
    return (token: string | undefined, isSecure: boolean) =>
      void keepStaffSession(this.#reply, token, isSecure);
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

type AsJson = (answer: Record<string, unknown>) => string;
const compiled = new WeakMap<Endpoint, AsJson>();

/**
 * What writes the answers of a call. It is compiled with the first answer: for all calls at once it would be a sixth of
 * the start. Every shop of a process shares it, because tests open hundreds of them.
 */
function asJson(endpoint: Endpoint, reply: FastifyReply) {
  const known = compiled.get(endpoint);
  if (known) return known;
  const write: AsJson = reply.compileSerializationSchema(writtenSchemaOf(endpoint));
  compiled.set(endpoint, write);
  return write;
}

const mostWrites = 2;
const patience = seconds(10);
type Writers = TurnsOfEach<Uuid | null>;

function registerRoute(app: FastifyInstance, { endpoint, answer }: Route, askers: Askers, writers: Writers) {
  const { shape, method } = endpoint;
  const status = shape.status ?? 200;
  const parse = parserOf(endpoint);
  app.route({
    method,
    url: pathOf(endpoint),
    errorHandler: (error, request, reply) => sendFailure(error, request, reply, shape.wording),
    handler: async (request, reply) => {
      const asker = shape.open ? null : await askers.whoAsks(request, endpoint);
      const { path, query, body } = parse(request);
      // Read only when the service asks for it, because it may refuse before.
      const read = shape.multipart === 'streamed' ? arrivingFile : uploadedFile;
      const file = shape.multipart && (() => read(request));
      const call = new CallOf(request, reply);
      const work = () => answer({ path, query, body, [askers.name]: asker, call, file } as never);
      // While one person's calls wait, the connections to the database are left to the others.
      const data = await (asker && method !== 'GET' ? writers.run(asker.id, work) : work());
      if (data instanceof PreparedBytes) {
        await endOfTurn();
        return sendPrepared(data, request, reply, shape.open ? 'no-cache' : 'private, no-cache');
      }
      if (data instanceof Download) return sendDownload(data, reply);
      const write = asJson(endpoint, reply);
      const text = write({ message: shape.says ?? 'OK', ...(shape.data && { data }) });
      reply.code(status).header('cache-control', shape.open ? 'no-store' : 'private, no-store');
      reply.type('application/json; charset=utf-8');
      return text;
    },
  });
}

export function registerRoutes(app: FastifyInstance, routes: readonly Route[], askers: Askers) {
  const writers: Writers = new TurnsOfEach(mostWrites, patience);
  for (const route of routes) if (!route.endpoint.shape.multipart) registerRoute(app, route, askers, writers);
  void app.register(async (forFiles) => {
    await acceptFiles(forFiles);
    for (const route of routes)
      if (route.endpoint.shape.multipart) registerRoute(forFiles, route, askers, writers);
  });
  refuseOtherMethods(
    app,
    routes.map(({ endpoint }) => ({ method: endpoint.method, url: pathOf(endpoint) })),
  );
  app.setErrorHandler(sendFailure);
}
