import { methodNotAllowed } from 'contract/platform/envelope';
import type { FastifyReply } from 'fastify';
import { refuse } from '../refuse.js';

/** The methods of calls. */
export const callMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Everything that is not a call is only read. */
export const readMethods = ['GET', 'HEAD'];

export function refuseMethod(reply: FastifyReply, allow: readonly string[]): never {
  reply.header('allow', allow.join(', '));
  throw refuse(methodNotAllowed);
}
