import { methodNotAllowed } from 'contract/platform/envelope';
import type { FastifyReply } from 'fastify';
import { refuse } from '../refuse.js';

/** What calls are made with. */
export const callMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Beside the calls there are only things to be read. */
export const readMethods = ['GET', 'HEAD'];

export function refuseMethod(reply: FastifyReply, allow: readonly string[]): never {
  reply.header('allow', allow.join(', '));
  throw refuse(methodNotAllowed);
}
