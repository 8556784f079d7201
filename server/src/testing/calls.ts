import type { Answer, Endpoint, Sent } from 'contract/platform/endpoint';
import { failure } from 'contract/platform/envelope';
import * as v from 'valibot';
import type { openShop } from '../app/open-shop.js';

export type Headers = Record<string, string>;
type Open = Pick<Awaited<ReturnType<typeof openShop>>, 'app' | 'shop'>;

/** A failure as the customer's browser receives it. */
export class AnsweredNo extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string> | undefined;
  readonly headers: Record<string, unknown>;

  constructor(status: number, body: unknown, headers: Record<string, unknown>) {
    const { message, code, errors } = v.parse(failure, body);
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}

const addressed = ({ path }: Endpoint, params: object = {}) =>
  `/api/${path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )}`;

type Parts = { path?: object; query?: Record<string, string>; body?: object };
type Heard = { status: number; body: () => unknown; headers: Record<string, unknown> };

/** Reads the answer as the contract says. */
function answerTo<E extends Endpoint>(endpoint: E, { status, body, headers }: Heard): Answer<E> {
  if (status >= 300) throw new AnsweredNo(status, body(), headers);
  const { data } = body() as { data: unknown };
  return (endpoint.shape.data ? v.parse(endpoint.shape.data, data) : undefined) as Answer<E>;
}

/** Calls the shop as the web does. */
export async function callShop<E extends Endpoint>(
  { app }: Pick<Open, 'app'>,
  endpoint: E,
  sent: Sent<E>,
  headers: Headers = {},
): Promise<Answer<E>> {
  const { path, query, body } = sent as Parts;
  const answer = await app.inject({
    method: endpoint.method,
    url: addressed(endpoint, path),
    headers,
    ...(query && { query }),
    ...(body && { payload: body }),
  });
  const { statusCode: status } = answer;
  return answerTo(endpoint, { status, body: () => answer.json(), headers: answer.headers });
}

/** The same call to a process that listens somewhere; it fails like `fetch` when the process is gone. */
export async function callAt<E extends Endpoint>(
  origin: string,
  endpoint: E,
  sent: Sent<E>,
  headers: Headers = {},
  signal?: AbortSignal,
): Promise<Answer<E>> {
  const { path, query, body } = sent as Parts;
  const asked = query ? `?${new URLSearchParams(query)}` : '';
  const answer = await fetch(`${origin}${addressed(endpoint, path)}${asked}`, {
    method: endpoint.method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const heard = await answer.json();
  const { status } = answer;
  return answerTo(endpoint, { status, body: () => heard, headers: Object.fromEntries(answer.headers) });
}

/** An open shop as customers reach it; also for use outside of tests. */
export const callsOf = ({ app, shop }: Open) => ({
  shop,
  call: <E extends Endpoint>(endpoint: E, sent: Sent<E>, headers?: Headers) =>
    callShop({ app }, endpoint, sent, headers),
});
