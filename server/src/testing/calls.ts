import type { Answer, Endpoint, Sent } from 'contract/platform/endpoint';
import { failure } from 'contract/platform/envelope';
import * as v from 'valibot';
import type { openShop } from '../app/open-shop.js';

export type Headers = Record<string, string>;
type Open = Pick<Awaited<ReturnType<typeof openShop>>, 'app' | 'shop'>;

/** A failure as the customer's browser sees it. */
class AnsweredNo extends Error {
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

/** Calls as the web does and reads the answer by the contract. */
export async function callShop<E extends Endpoint>(
  { app }: Pick<Open, 'app'>,
  endpoint: E,
  sent: Sent<E>,
  headers: Headers = {},
): Promise<Answer<E>> {
  const { path: params = {}, query, body } = sent as { path?: object; query?: object; body?: object };
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const answer = await app.inject({
    method: endpoint.method,
    url: `/api/${url}`,
    headers,
    ...(query && { query: query as Record<string, string> }),
    ...(body && { payload: body }),
  });
  if (answer.statusCode >= 300) throw new AnsweredNo(answer.statusCode, answer.json(), answer.headers);
  const { data } = answer.json() as { data: unknown };
  return (endpoint.shape.data ? v.parse(endpoint.shape.data, data) : undefined) as Answer<E>;
}

/** An open shop as customers reach it, outside of a test as well. */
export const callsOf = ({ app, shop }: Open) => ({
  shop,
  call: <E extends Endpoint>(endpoint: E, sent: Sent<E>, headers?: Headers) =>
    callShop({ app }, endpoint, sent, headers),
});
