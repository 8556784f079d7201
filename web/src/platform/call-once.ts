import type { Answer, Endpoint, Sent } from 'contract/platform/endpoint';
import { send } from './call';

/** Names a request, so that sending it again has no second effect. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Calls an endpoint that takes an idempotency key. */
export const callOnce = async <E extends Endpoint>(
  key: string,
  endpoint: E,
  sent: Sent<E>,
): Promise<Answer<E>> => (await send(endpoint, sent, { 'idempotency-key': key })).data;
