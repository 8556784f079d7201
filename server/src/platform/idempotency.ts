import { createHash } from 'node:crypto';
import type { Endpoint } from 'contract/platform/endpoint';
import { idempotencyKeyMissing, idempotencyKeyReused } from 'contract/platform/envelope';
import { days, later, minutes } from './clock.js';
import type { Transaction } from './database/database.js';
import { statement } from './database/statement.js';
import type { Uuid } from './ids.js';
import { scheduledJob, within } from './jobs/job.js';
import { refuse } from './refuse.js';

type Request = {
  customerId: Uuid;
  key: string | undefined;
  /** The call that the key was sent with, because the same body may mean something else in another call. */
  call: Pick<Endpoint, 'method' | 'path'>;
  /** Everything that decides the effect. Only its hash is kept; what must not be kept even so is left out. */
  body: object;
};

const keyShape = /^[\x21-\x7e]{8,200}$/;
const hashOf = ({ call, body }: Request) =>
  createHash('sha256')
    .update(JSON.stringify([call.method, call.path, body]))
    .digest('base64url');

type Mine = { customerId: Uuid; key: string; request_hash: string; answer: string | null };

const taking = statement((db, { customerId, key, request_hash, answer }: Mine) =>
  db
    .insertInto('idempotency_key')
    .values({ customer_id: customerId, key, request_hash, answer, created_at: db.now })
    .onConflict((same) => same.columns(['customer_id', 'key']).doNothing())
    .returning('key'),
);

/** Takes the key for the first sender; returns the earlier answer to the others. */
async function take(tx: Transaction, request: Request, answer: object | null) {
  const { customerId, key = '' } = request;
  if (!keyShape.test(key)) throw refuse(idempotencyKeyMissing);
  const request_hash = hashOf(request);
  const mine = { customerId, key, request_hash, answer: answer && JSON.stringify(answer) };
  if (await taking.first(tx, mine)) return undefined;
  const known = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (known.request_hash !== request_hash) throw refuse(idempotencyKeyReused);
  return known.answer!;
}

/**
 * One key and body have one effect and one answer, however often and however concurrently they are sent: a
 * second sender waits at the first one's row until its transaction has ended, and reads the answer there.
 */
export async function once<Answer extends object>(
  tx: Transaction,
  request: Request,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const known = await take(tx, request, null);
  if (known) return known as Answer;
  const answer = await work();
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('customer_id', '=', request.customerId)
    .where('key', '=', request.key!)
    .execute();
  return answer;
}

/** The same when the answer is known before the work is done: it is written together with the key. */
export async function onceAs<Answer extends object>(
  tx: Transaction,
  request: Request,
  answer: Answer,
  work: () => Promise<unknown>,
): Promise<Answer> {
  const known = await take(tx, request, answer);
  if (known) return known as Answer;
  await work();
  return answer;
}

/**
 * The same where the work begins with locks and reads, which are sent right behind the key. For a repeated
 * call they are in vain, and what they find or refuse does not matter.
 */
export async function onceAsFound<Answer extends object, Found>(
  tx: Transaction,
  request: Request,
  answer: Answer,
  find: () => Promise<Found>,
  work: (found: Found) => Promise<unknown>,
): Promise<Answer> {
  const taking = take(tx, request, answer);
  const [known, found] = await Promise.allSettled([taking, find()]);
  if (known.status === 'rejected') throw known.reason;
  if (known.value) return known.value as Answer;
  if (found.status === 'rejected') throw found.reason;
  await work(found.value);
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
