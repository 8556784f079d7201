import { expect, it } from 'vitest';
import { later, minutes } from '../platform/clock.js';
import { newId } from '../platform/ids.js';
import { describeShopOnBoth } from '../testing/describe-shop.js';
import { audit } from './audit.js';

describeShopOnBoth('the audit', (shop) => {
  const told = async () => {
    const lines: string[] = [];
    const broken = await shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
    return { broken, lines: lines.filter((line) => !line.startsWith('✓')) };
  };

  it('finds every promise kept in a shop that works', async () => {
    await shop.customer();
    expect(await told()).toEqual({ broken: 0, lines: [] });
  });

  it('tells a job that was given up and a key without its answer', async () => {
    const { id } = await shop.customer();
    const now = shop.clock.now();
    await shop.shop.write(async (tx) => {
      const job = { id: newId(now), kind: 'send-letter', payload: '{}', run_at: now };
      await tx
        .insertInto('job')
        .values({ ...job, failed_at: now, last_error: 'nobody there' })
        .execute();
      const key = { customer_id: id, key: 'half-done', request_hash: 'x', created_at: now };
      await tx.insertInto('idempotency_key').values(key).execute();
    });
    expect(await told()).toEqual({
      broken: 2,
      lines: [
        '✗ An idempotency key that was used has its answer',
        '    The key half-done has none.',
        '✗ Every job is done in the end',
        expect.stringMatching(/ was given up: nobody there$/),
      ],
    });
    await shop.shop.write(async (tx) => {
      await tx.deleteFrom('job').where('failed_at', 'is not', null).execute();
      await tx.deleteFrom('idempotency_key').execute();
    });
  });

  it('tells a reset link that lives too long', async () => {
    const { id, email } = await shop.customer();
    const link = { customer_id: id, purpose: 'reset-password' as const, hash: 'x', email };
    const expires_at = later(shop.clock.now(), minutes(31));
    await shop.shop.write((tx) =>
      tx
        .insertInto('one_time_token')
        .values({ ...link, expires_at })
        .execute(),
    );
    expect(await told()).toMatchObject({
      broken: 1,
      lines: ['✗ A reset link lives for 30 minutes at most', expect.any(String)],
    });
    await shop.shop.write((tx) => tx.deleteFrom('one_time_token').where('hash', '=', 'x').execute());
  });

  it('tells a closed account of which something is left', async () => {
    const { id } = await shop.customer();
    const emptied = { email: null, dob: null, password_hash: null, closed_at: shop.clock.now() };
    await shop.shop.write((tx) => tx.updateTable('customer').set(emptied).where('id', '=', id).execute());
    expect(await told()).toMatchObject({
      broken: 1,
      lines: [expect.stringContaining('closed account'), expect.any(String)],
    });
  });
});
