import { otherSite } from 'contract/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refuse.js';
import { readMethods } from './methods.js';

/** A browser that says nothing of the site, as older ones do, says the origin of what it sends. */
function isFromHere({ headers }: FastifyRequest, origin: string) {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}

/** Nothing is changed by a page of another origin: cookies travel by themselves. */
export function refuseOtherOrigins(app: FastifyInstance, ownOrigin: () => string) {
  app.addHook('onRequest', (request, _reply, next) => {
    if (readMethods.includes(request.method) || isFromHere(request, ownOrigin())) next();
    else next(refuse(otherSite));
  });
}
