import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { readTraceParent, type TraceParent } from '../tracing/trace-parent.js';
import { hostOf } from './caller-address.js';

const named = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

function listOf(proxies: readonly string[]) {
  const list = new BlockList();
  for (const proxy of proxies.flatMap((one) => named.get(one) ?? [one])) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

export type PassedOn = { readonly requestId?: string; readonly trace?: TraceParent };

const nothing: PassedOn = {};
const requestIds = /^[\w-]{8,64}$/;

/**
 * What a proxy passes on about a request: the name it has given it, and the trace it belongs to. Names from
 * strangers are ignored, because somebody could hide behind the name of another request.
 */
export function passedOnBy(trustedProxies: readonly string[]): (request: IncomingMessage) => PassedOn {
  if (trustedProxies.length === 0) return () => nothing;
  const trusted = listOf(trustedProxies);
  return ({ socket, headers }) => {
    const proxy = hostOf(socket.remoteAddress ?? '');
    if (isIP(proxy) === 0 || !trusted.check(proxy, familyOf(proxy))) return nothing;
    const requestId = headers['x-request-id'];
    const trace = readTraceParent(headers.traceparent);
    return {
      ...(typeof requestId === 'string' && requestIds.test(requestId) && { requestId }),
      ...(trace && { trace }),
    };
  };
}
