import type { Answer, Endpoint, Sent } from 'contract/platform/endpoint';
import { send } from './call';
import type { Envelope } from './http-client';
import { isAnswerLost } from './lost-answer';

/** Names a request, so that sending it again has no second effect. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const withKey = (key: string) => ({ 'idempotency-key': key });

/** Calls an endpoint that takes an idempotency key. */
export const callOnce = async <E extends Endpoint>(
  key: string,
  endpoint: E,
  sent: Sent<E>,
): Promise<Answer<E>> => (await send(endpoint, sent, withKey(key))).data;

type Lost = { key: string; at: number };

/** The requests whose answer was lost, by what they asked. */
const lost = new Map<string, Lost>();
/** In milliseconds. The same request after a longer time is a new wish, not another try. */
const triedAgainWithin = 120_000;

/**
 * Calls an endpoint that takes an idempotency key. After a lost answer the same request is sent again under
 * the same key. Two equal requests at the same time have a key each, because a person may want both.
 */
export async function callAgain<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
): Promise<Envelope<Answer<E>>> {
  const what = JSON.stringify([endpoint.method, endpoint.path, sent]);
  const before = lost.get(what);
  lost.delete(what);
  const isFresh = before && performance.now() - before.at < triedAgainWithin;
  const key = isFresh ? before.key : newKey();
  try {
    return await send(endpoint, sent, withKey(key));
  } catch (error) {
    if (isAnswerLost(error)) lost.set(what, { key, at: performance.now() });
    throw error;
  }
}
