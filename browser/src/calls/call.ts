import type { Answer, Endpoint, Sent } from 'contract/platform/endpoint';
import * as v from 'valibot';
import { type Envelope, send as sendTo } from './http-client';

type Parts = { path?: Record<string, unknown>; query?: Record<string, string>; body?: object };
type Given<E extends Endpoint> = keyof Sent<E> extends never
  ? [sent?: Record<string, never>]
  : [sent: Sent<E>];

export async function send<E extends Endpoint>(
  { method, path, shape }: E,
  { path: params = {}, query, body }: Parts,
  headers?: Record<string, string>,
): Promise<Envelope<Answer<E>>> {
  const named = new Map(Object.entries(params));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(named.get(name))),
  );
  const { message, data } = await sendTo(method, address, { query, body, headers });
  return { message, data: (shape.data ? v.parse(shape.data, data) : undefined) as Answer<E> };
}

/** Calls an endpoint of the contract; gives the whole envelope, its data read by the contract. */
export const callFor = <E extends Endpoint>(endpoint: E, ...[sent]: Given<E>): Promise<Envelope<Answer<E>>> =>
  send(endpoint, (sent ?? {}) as Parts);

/** The same, for whoever needs the data alone. */
export const call = async <E extends Endpoint>(endpoint: E, ...sent: Given<E>): Promise<Answer<E>> =>
  (await callFor(endpoint, ...sent)).data;
