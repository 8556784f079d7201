import * as v from 'valibot';
import { NotReadable, type Webhook } from './gateway.js';

const paymentId = v.pipe(v.string(), v.uuid());
const ours = v.object({ metadata: v.object({ payment_id: paymentId }) });
const event = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  data: v.object({ object: v.record(v.string(), v.unknown()) }),
});

/** When a message claims to have been signed; only its signature shows whether that is true. */
export function signedAt(signature: string): Date {
  const said = [...signature.matchAll(/(?:^|,)t=(\d{1,12})/g)].at(-1)?.[1];
  return new Date(Number(said ?? 0) * 1000);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new NotReadable('The message is no JSON.');
  }
}

/**
 * The payment that a message is about; undefined when it is not one of ours. A signed message may still be
 * malformed.
 */
export function readEvent(body: Buffer): Webhook | undefined {
  const read = v.safeParse(event, parsed(body));
  if (!read.success) throw new NotReadable('The message is no event.');
  const { id, data } = read.output;
  const about = v.safeParse(ours, data.object);
  return about.success
    ? { id, paymentId: about.output.metadata.payment_id as Webhook['paymentId'] }
    : undefined;
}
