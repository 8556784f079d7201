import { expect, it, vi } from 'vitest';
import { describeShop } from '../testing/describe-shop.js';

describeShop('health', (shop) => {
  it('tells that the process lives and that it can serve', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const { statusCode, headers } = await shop.app.inject(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  it('is asked of the database once for all who ask at the same time', async () => {
    const { pool } = shop.whole.database;
    const asked = vi.spyOn(pool, 'connect');
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.app.inject('/readyz')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(asked.mock.calls.length).toBeLessThan(5);
    asked.mockRestore();
  });

  it('cannot serve while the database does not answer within a second, and lives on', async () => {
    const { pool } = shop.whole.database;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const { statusCode, headers } = await shop.app.inject('/readyz');
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
    for (const connection of held) connection.release();
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
    expect(shop.takeErrors()).toEqual([
      'a request failed: The shop cannot answer right now. Please try again.',
    ]);
  });
});
