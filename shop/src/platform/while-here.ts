import { CallError } from 'browser/calls/call-error';
import { whoeverIsHere } from './session';

/**
 * Asks later what whoever is here now wants to know. Once they have left it is not asked: it would be asked by somebody
 * else, or by nobody, and the refusal would take the next page away.
 */
export function whileHere<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  const customer = whoeverIsHere();
  return async () => {
    if (customer.isStillHere()) return ask();
    throw new CallError(401, undefined, 'Whoever asked this has left.');
  };
}
