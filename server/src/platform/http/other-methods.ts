import { notFound } from 'contract/platform/envelope';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../refuse.js';
import { callMethods, refuseMethod } from './methods.js';
import { nameInLog } from './request-log.js';

/** What is served at one address, `/api/orders/:id`, and by which methods. */
type Served = { readonly url: string; readonly parts: readonly string[]; readonly allow: string[] };

const askingMethods = ['OPTIONS', 'TRACE'];
const partsOf = (path: string) => path.split('/');
const isOpen = (part: string) => part.startsWith(':');
const openParts = ({ parts }: Served) => parts.filter(isOpen).length;

const fits = (path: readonly string[]) => (served: Served) =>
  served.parts.length === path.length && served.parts.every((part, at) => isOpen(part) || part === path[at]);

/** Those with the fewest open parts come first: `orders/export` before `orders/:id`, which fits it, too. */
function servedBy(calls: Iterable<{ method: string; url: string }>): Served[] {
  const served = new Map<string, Served>();
  for (const { method, url } of calls) {
    const known = served.get(url) ?? { url, parts: partsOf(url), allow: [] };
    known.allow.push(method);
    served.set(url, known);
  }
  for (const { allow } of served.values()) if (allow.includes('GET')) allow.push('HEAD');
  return [...served.values()].sort((one, other) => openParts(one) - openParts(other));
}

const refuseBy =
  ({ allow }: Served) =>
  async (_request: unknown, reply: FastifyReply) =>
    refuseMethod(reply, allow);

/**
 * A path that exists with other methods answers 405 and names them. It is looked up only then: a route for each method
 * that an address does not have would be two thousand routes, and a tenth of the start.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  calls: readonly { readonly method: string; readonly url: string }[],
) {
  const served = servedBy(calls);
  for (const one of served) {
    const others = served.filter((other) => other !== one && fits(one.parts)(other));
    const taken = others.flatMap(({ allow }) => allow).filter((method) => !one.allow.includes(method));
    // Otherwise another call would take it: to delete `imports/products` is not to delete an import of that id.
    if (taken.length > 0) app.route({ method: [...new Set(taken)], url: one.url, handler: refuseBy(one) });
  }
  // No method is allowed below an unknown path either, so that a question about methods gets the same answer
  // everywhere.
  app.all('/api/*', async (request, reply) => {
    const { method, url } = request;
    const known = served.find(fits(partsOf(url.split('?', 1)[0]!)));
    if (known && !known.allow.includes(method)) {
      nameInLog(request, known.url);
      refuseMethod(reply, known.allow);
    }
    if (askingMethods.includes(method)) refuseMethod(reply, callMethods);
    throw refuse(notFound);
  });
}
