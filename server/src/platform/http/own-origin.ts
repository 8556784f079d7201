import { otherSite } from 'contract/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refuse.js';
import { readMethods } from './methods.js';

/** A browser that does not send `sec-fetch-site`, as older ones do not, sends `origin` instead. */
function isFromHere({ headers }: FastifyRequest, origin: string) {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}

/** Pages of other origins may change nothing, because browsers send cookies along by themselves. */
export function refuseOtherOrigins(app: FastifyInstance, ownOrigin: () => string) {
  app.addHook('onRequest', (request, _reply, next) => {
    if (readMethods.includes(request.method) || isFromHere(request, ownOrigin())) next();
    else next(refuse(otherSite));
  });
}
