import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { migrate } from './migrations.js';

describeShopOnBoth('a database that has run all migrations', (shop) => {
  it('is not described table by table at each start', async () => {
    const asking = vi.spyOn(pg.Client.prototype, 'query');
    expect(await migrate(shop.whole.database.kysely)).toEqual([]);
    const asked = asking.mock.calls.map((query) => JSON.stringify(query));
    asking.mockRestore();
    expect(asked.filter((query) => query.includes('pg_'))).toEqual([]);
    expect(asked.filter((query) => query.includes('kysely_migration'))).not.toEqual([]);
  });
});
