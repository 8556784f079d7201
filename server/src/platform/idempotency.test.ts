import { tooMany } from 'contract/platform/envelope';
import { expect, it } from 'vitest';
import { describeShopOnBoth } from '../testing/describe-shop.js';
import { days } from './clock.js';
import { once } from './idempotency.js';
import { newId } from './ids.js';
import { enqueue, job } from './jobs/job.js';
import { refuse } from './refuse.js';

let orders = 0;
const placing = { method: 'POST', path: 'e-com/purchase-order' } as const;

describeShopOnBoth('sending a request again', (shop) => {
  const customer = () => newId(shop.clock.now());
  const effect = () => job<{ order: string }>(`order-${++orders}`);
  const place = (
    kind: ReturnType<typeof effect>,
    customerId: string,
    key: string | undefined,
    body: object,
  ) =>
    shop.shop.write((tx) =>
      once(tx, { customerId, key, call: placing, body }, async () => {
        const order = newId(tx.now);
        await enqueue(tx, kind, { order });
        return { order };
      }),
    );
  const effectsOf = ({ kind }: { kind: string }) =>
    shop.shop.read((db) => db.selectFrom('job').select('payload').where('kind', '=', kind).execute());

  it('fifty times at once has one effect and one answer', async () => {
    const [ada, kind] = [customer(), effect()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => place(kind, ada, 'one-key-of-ada', { cart: 1 })),
    );
    expect(new Set(answers.map(({ order }) => order)).size).toBe(1);
    expect(await effectsOf(kind)).toEqual([{ payload: answers[0] }]);
  });

  it('with another body is refused, and changes nothing', async () => {
    const [ada, kind] = [customer(), effect()];
    const sent = [1, 2, 1, 2].map((cart) =>
      place(kind, ada, 'one-key-of-ada', { cart }).catch((no) => no.refusal.code),
    );
    const answers = await Promise.all(sent);
    expect(answers.filter((answer) => answer === 'idempotency_key_reused')).toHaveLength(2);
    expect(await effectsOf(kind)).toHaveLength(1);
  });

  it('to another call is refused, and changes nothing', async () => {
    const ada = customer();
    const send = (path: string) =>
      shop.shop.write((tx) =>
        once(
          tx,
          { customerId: ada, key: 'one-key-of-ada', call: { method: 'POST', path }, body: {} },
          async () => ({
            path,
          }),
        ),
      );
    expect(await send('one')).toEqual({ path: 'one' });
    await expect(send('other')).rejects.toMatchObject({ refusal: { code: 'idempotency_key_reused' } });
  });

  it('after a refusal is a new attempt', async () => {
    const [ada, kind] = [customer(), effect()];
    const refused = shop.shop.write((tx) =>
      once(tx, { customerId: ada, key: 'one-key-of-ada', call: placing, body: {} }, async () => {
        throw refuse(tooMany);
      }),
    );
    await expect(refused).rejects.toMatchObject({ refusal: { code: 'too_many_requests' } });
    expect(await place(kind, ada, 'one-key-of-ada', {})).toEqual({ order: expect.any(String) });
  });

  it('by another customer with the same key is another request', async () => {
    const kind = effect();
    const [one, other] = await Promise.all([
      place(kind, customer(), 'the-same-key', {}),
      place(kind, customer(), 'the-same-key', {}),
    ]);
    expect(one).not.toEqual(other);
  });

  it.each([undefined, '', 'short', 'with spaces in it', 'k'.repeat(201), 'schlüssel-1'])(
    'needs a key, and %j is none',
    async (key) => {
      const refused = place(effect(), customer(), key, {});
      await expect(refused).rejects.toMatchObject({ refusal: { code: 'idempotency_key_missing' } });
    },
  );

  it('is remembered for a week', async () => {
    const [ada, kind] = [customer(), effect()];
    const first = await place(kind, ada, 'one-key-of-ada', {});
    shop.clock.advance(days(6));
    await shop.whole.jobs.schedule();
    await shop.runJobs();
    expect(await place(kind, ada, 'one-key-of-ada', {})).toEqual(first);
  });
});
