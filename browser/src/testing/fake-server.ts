import type { Endpoint, Refusal, Wire } from 'contract/platform/endpoint';
import { toPage } from 'contract/platform/page';
import * as v from 'valibot';
import { onTestFinished, vi } from 'vitest';

type Reply = { status: number; body?: unknown; file?: string; headers?: Record<string, string> };
export type Answering = {
  endpoint: Endpoint;
  reply: (asked: unknown, path: string, query?: URLSearchParams) => Promise<Reply>;
};
type Data<E extends Endpoint> = undefined extends Wire<E> ? [] : [data: Wire<E>];

/** A successful answer. The test fails here when the answer does not fit the contract. */
export function answers<E extends Endpoint>(endpoint: E, ...[data]: Data<E>): Answering {
  const { shape } = endpoint;
  if (shape.data) v.parse(shape.data, data);
  const reply = { status: shape.status ?? 200, body: { message: shape.says ?? 'OK', data } };
  return { endpoint, reply: async () => reply };
}

export const answersFile = (endpoint: Endpoint, name: string, file: string): Answering => ({
  endpoint,
  reply: async () => ({
    status: 200,
    file,
    headers: { 'content-type': 'text/csv', 'content-disposition': `attachment; filename="${name}"` },
  }),
});

/** The page that is asked for, of a list that has all these rows. */
export function answersInPages(endpoint: Endpoint, rows: readonly unknown[]): Answering {
  const reply: Answering['reply'] = async (_asked, _path, query) => {
    const [page, pageSize] = [Number(query?.get('page') ?? 1), Number(query?.get('pageSize') ?? 10)];
    const data = toPage(rows.slice((page - 1) * pageSize, page * pageSize), rows.length, { page, pageSize });
    if (endpoint.shape.data) v.parse(endpoint.shape.data, data);
    return { status: 200, body: { message: 'OK', data } };
  };
  return { endpoint, reply };
}

type More = { errors?: Record<string, string>; retryAfter?: number };

/** A "no" as the server gives it: its field, where it has one, is named in `errors`. */
export function refuses(endpoint: Endpoint, refusal: Refusal, { errors, retryAfter }: More = {}): Answering {
  const { status, code, message, field } = refusal;
  const reply = {
    status,
    body: { message, code, errors: errors ?? (field && { [field]: message }), request_id: 'test' },
    ...(retryAfter && { headers: { 'retry-after': String(retryAfter) } }),
  };
  return { endpoint, reply: async () => reply };
}

export const isAway = (endpoint: Endpoint): Answering => ({
  endpoint,
  reply: () => Promise.reject(new TypeError('Failed to fetch')),
});

/** Answers only when the test lets it. */
export function waits({ endpoint, reply }: Answering) {
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  return {
    answering: { endpoint, reply: (...asked: Parameters<typeof reply>) => gone.then(() => reply(...asked)) },
    go,
  };
}

/** What the server knows changes with this call, and not before: a screen that asks each second finds out earlier. */
export const andThen = ({ endpoint, reply }: Answering, change: () => void): Answering => ({
  endpoint,
  reply: (...asked) => {
    change();
    return reply(...asked);
  },
});

/** Each call gets the next answer; the last one stays. */
export function oneAfterTheOther(first: Answering, ...more: Answering[]): Answering {
  const left = [...more];
  let next = first;
  return {
    endpoint: first.endpoint,
    reply: (...asked) => {
      const { reply } = next;
      next = left.shift() ?? next;
      return reply(...asked);
    },
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** A form with a file is noted as the file alone. */
const sentIn = (body: string | FormData | undefined): unknown =>
  body instanceof FormData ? { file: body.get('file') } : body && JSON.parse(body);

type Init = { method: string; body?: string | FormData; headers: Record<string, string> };

/**
 * Stands in for the server until the test ends. It checks what is sent by the contract, as the server does,
 * except where it answers with a refusal: such a request may be wrong.
 */
export function fakeServer(...given: Answering[]) {
  const answering = [...given];
  const calls: { call: string; query: URLSearchParams; body: unknown; key: string | undefined }[] = [];

  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: Init) => {
    const { pathname, searchParams: query } = new URL(address, location.href);
    const path = pathname.replace(/^\/api\//, '');
    const found = answering.findLast(
      ({ endpoint }) => endpoint.method === method && patternOf(endpoint.path).test(path),
    );
    if (!found) throw new Error(`Nobody answers ${method} ${path}`);
    const sent = sentIn(body);
    calls.push({ call: `${method} ${path}`, query, body: sent, key: headers['idempotency-key'] });
    const reply = await found.reply(sent, path, query);
    if (found.endpoint.shape.body && reply.status < 400) v.parse(found.endpoint.shape.body, sent);
    return new Response(reply.file ?? JSON.stringify(reply.body), {
      status: reply.status,
      headers: { 'content-type': 'application/json', ...reply.headers },
    });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });

  return {
    calls,
    /** From now on; the newest answer to a call counts. */
    now: (...more: Answering[]) => answering.push(...more),
  };
}
