import { tooMany } from 'contract/platform/envelope';
import type { FastifyInstance } from 'fastify';
import { BoundedMap } from '../bounded-map.js';
import { type Clock, minutes, seconds } from '../clock.js';
import { refuse } from '../refuse.js';
import { callerAddress } from './caller-address.js';

type Bucket = { level: number; at: number };

const mostCallers = 50_000;

/** A proxy on this machine stands for all customers, and so does anyone who develops or measures here. */
const isThisMachine = (address: string) => address.startsWith('127.') || address === '0:0:0:0::/64';

/**
 * Leaky buckets in this process's memory: the requests of a quarter of a minute at once, and then an even
 * flow.
 */
export class FloodGate {
  readonly #atOnce: number;
  readonly #perMillisecond: number;
  readonly #buckets = new BoundedMap<string, Bucket>(mostCallers);

  constructor(perMinute: number) {
    this.#atOnce = Math.max(1, perMinute / 4);
    this.#perMillisecond = perMinute / minutes(1);
  }

  /** Counts a request; returns the milliseconds to wait when there are too many. */
  wait(caller: string, now: number): number {
    const { level, at } = this.#buckets.get(caller) ?? { level: 0, at: now };
    const left = Math.max(0, level - Math.max(0, now - at) * this.#perMillisecond);
    if (left + 1 > this.#atOnce) return (left + 1 - this.#atOnce) / this.#perMillisecond;
    this.#buckets.set(caller, { level: left + 1, at: now });
    return 0;
  }

  get size() {
    return this.#buckets.size;
  }
}

/** Keeps one caller from using up the calls of all others. Pages, files and health checks are not counted. */
export function holdBackFloods(app: FastifyInstance, clock: Clock, perMinute: number) {
  if (perMinute === 0) return;
  const gate = new FloodGate(perMinute);
  app.addHook('onRequest', (request, _reply, next) => {
    // Looks at the route that was found, because an address has many spellings, such as `/%61pi/` or a whole
    // `http://…`.
    if (!request.routeOptions.url?.startsWith('/api/')) return next();
    const caller = callerAddress(request.ip);
    if (isThisMachine(caller)) return next();
    const wait = gate.wait(caller, clock.now().getTime());
    next(wait > 0 ? refuse(tooMany, { retryAfter: wait / seconds(1) }) : undefined);
  });
}
