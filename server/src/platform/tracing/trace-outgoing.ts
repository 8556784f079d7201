import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { currentSpan, type Span } from './span.js';

type Fetched = { readonly method: string; readonly origin: string | URL };
type OutgoingRequest = ClientRequest | Fetched;
type Heard = {
  request: OutgoingRequest;
  response?: IncomingMessage | { statusCode: number };
  error?: unknown;
};

const hostOf = (asked: OutgoingRequest) => ('origin' in asked ? new URL(asked.origin).hostname : asked.host);

/**
 * Measures this process's HTTP calls to others: the payment provider, the file store, the beacon. Node
 * reports each such call, whichever library makes it.
 */
export function traceOutgoing() {
  const spans = new WeakMap<OutgoingRequest, Span>();
  const began = (message: unknown) => {
    const { request } = message as Heard;
    const host = hostOf(request);
    const told = { 'server.address': host, 'http.request.method': request.method };
    const span = currentSpan()?.child(`${request.method} ${host}`, 'client', told);
    if (span) spans.set(request, span);
  };
  const ended = (message: unknown) => {
    const { request, response, error } = message as Heard;
    const span = spans.get(request);
    if (response?.statusCode) span?.tell({ 'http.response.status_code': response.statusCode });
    if (error) span?.fail(error);
    span?.end();
  };
  const heard = [
    ['http.client.request.start', began],
    ['http.client.response.finish', ended],
    ['http.client.request.error', ended],
    ['undici:request:create', began],
    ['undici:request:headers', ended],
    ['undici:request:error', ended],
  ] as const;
  for (const [channel, listener] of heard) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of heard) unsubscribe(channel, listener);
  };
}
