import { createHash } from 'node:crypto';
import type { Endpoint } from 'contract/platform/endpoint';
import { idempotencyKeyMissing, idempotencyKeyReused } from 'contract/platform/envelope';
import { days, later, minutes } from './clock.js';
import type { Transaction } from './database/database.js';
import type { Uuid } from './ids.js';
import { scheduledJob, within } from './jobs/job.js';
import { refuse } from './refuse.js';

type Request = {
  customerId: Uuid;
  key: string | undefined;
  /** Which call it names: the same body may mean another thing to another one. */
  call: Pick<Endpoint, 'method' | 'path'>;
  /** What decides the effect. It is kept as a hash; what must not be kept at all is left out. */
  body: object;
};

const keyShape = /^[\x21-\x7e]{8,200}$/;
const hashOf = ({ call, body }: Request) =>
  createHash('sha256')
    .update(JSON.stringify([call.method, call.path, body]))
    .digest('base64url');

/**
 * One key and body have one effect and one answer, however often and however concurrently they are sent: a second
 * sender waits at the row of the first until its transaction has ended, and reads the answer from it.
 */
export async function once<Answer extends object>(
  tx: Transaction,
  request: Request,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { customerId, key = '' } = request;
  if (!keyShape.test(key)) throw refuse(idempotencyKeyMissing);
  const mine = { customer_id: customerId, key, request_hash: hashOf(request), created_at: tx.now };
  const isFirst = await tx
    .insertInto('idempotency_key')
    .values(mine)
    .onConflict((same) => same.columns(['customer_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  const row = tx.selectFrom('idempotency_key').where('customer_id', '=', customerId).where('key', '=', key);
  if (!isFirst) {
    const known = await row.select(['request_hash', 'answer']).executeTakeFirstOrThrow();
    if (known.request_hash !== mine.request_hash) throw refuse(idempotencyKeyReused);
    return known.answer as Answer;
  }
  const answer = await work();
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .execute();
  return answer;
}

const forgetIdempotencyKeys = scheduledJob('forget-idempotency-keys', minutes(60));

export const idempotencyWorkers = () => [
  within(forgetIdempotencyKeys, async (tx) => {
    await tx
      .deleteFrom('idempotency_key')
      .where('created_at', '<', later(tx.now, -days(7)))
      .execute();
  }),
];
