import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Settings } from '../platform/settings.js';
import { SpanSender } from '../platform/tracing/span-sender.js';
import { traceOutgoing } from '../platform/tracing/trace-outgoing.js';
import { Tracer } from '../platform/tracing/tracer.js';
import { release } from './release.js';

/**
 * For shops whose traces are collected: traces requests, jobs, and what both ask of the database and of
 * others.
 */
export function openTracing({ endpoint, share }: NonNullable<Settings['tracing']>, log: Logger) {
  const about = {
    'service.name': 'cellar-door',
    'service.version': release,
    'service.instance.id': `${process.pid}@${hostname()}`,
  };
  const sender = new SpanSender(endpoint, about, log);
  const stopListening = traceOutgoing();
  return {
    tracer: new Tracer((span) => sender.take(span), share),
    close: async () => {
      stopListening();
      await sender.close();
    },
  };
}
