import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeShopOnBoth } from '../testing/describe-shop.js';
import { TestShop } from '../testing/test-shop.js';

describeShopOnBoth('health', (shop) => {
  it('tells that the process lives and that it can serve', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const { statusCode, headers } = await shop.app.inject(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  it('can serve however many wait for the other connections to the database', async () => {
    const { pool } = shop.whole.database;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.app.inject('/readyz')));
    for (const connection of held) connection.release();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('cannot serve while the database does not answer within a second, and lives on', async () => {
    const { database } = shop.whole;
    const silent = vi.spyOn(database, 'pulse').mockReturnValue(new Promise(() => {}));
    const { statusCode, headers } = await shop.app.inject('/readyz');
    silent.mockRestore();
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
    expect(shop.takeErrors()).toEqual([
      'a request failed: The shop cannot answer right now. Please try again.',
    ]);
  });
});

describe('the embedded database', () => {
  const shop = new TestShop('embedded');
  beforeAll(() => shop.open());
  afterAll(() => shop.close());

  it('cannot serve while it is away, and can when it is back', async () => {
    const { database } = shop.whole;
    await database.embedded?.crash();
    expect((await shop.app.inject('/readyz')).statusCode).toBe(503);
    await database.embedded?.isBack();
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  });
});
