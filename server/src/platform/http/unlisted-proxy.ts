import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Clock, hours } from '../clock.js';
import type { Log } from '../log.js';
import { hostOf } from './caller-address.js';

const nearby = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  nearby.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nearby.addSubnet(network, bits, 'ipv6');

const isNearby = (address: string) => nearby.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The address of a machine nearby that claims to pass on somebody's request, but is not trusted. */
function unlistedProxy({ headers, socket, ips = [] }: FastifyRequest) {
  if (!headers['x-forwarded-for'] && !headers.forwarded && !headers['x-real-ip']) return undefined;
  const address = hostOf(socket.remoteAddress ?? '');
  // With a trusted proxy, the address before it is known too.
  return ips.length < 2 && isNearby(address) ? address : undefined;
}

/**
 * A proxy that is missing from `TRUSTED_PROXIES` stands for all customers: if it runs on this machine, floods
 * are not held back any more; if it runs elsewhere, all customers count as one caller. Logged at once, and
 * then once an hour with the number of requests.
 */
export function noticeUnlistedProxies(app: FastifyInstance, log: Log, clock: Clock) {
  let requests = 0;
  let tellAgain = 0;
  app.addHook('onRequest', (request, _reply, next) => {
    const proxy = unlistedProxy(request);
    if (proxy !== undefined) {
      requests++;
      const now = clock.now().getTime();
      if (now >= tellAgain) {
        log.warn(
          { proxy, requests },
          'a proxy that is not in TRUSTED_PROXIES forwards requests: floods cannot be told from customers',
        );
        requests = 0;
        tellAgain = now + hours(1);
      }
    }
    next();
  });
}
