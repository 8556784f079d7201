import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { atTheBeginning, droppedBetween } from './between.js';

const postgres = inject('postgresUrl');
const optionsOf = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

describe.skipIf(!postgres)('what stands between the shop and its database', () => {
  let pool: pg.Pool;
  const poolWith = (settings: Readonly<Record<string, string>>) => {
    pool = new pg.Pool({ connectionString: `${postgres}/postgres`, max: 2, options: optionsOf(settings) });
    return pool;
  };
  afterEach(() => pool.end());

  it('drops nothing where there is nothing', async () => {
    expect(await droppedBetween(poolWith(atTheBeginning))).toBeUndefined();
  });

  it('may drop the time zone', async () => {
    expect(await droppedBetween(poolWith({ ...atTheBeginning, TimeZone: 'Asia/Tokyo' }))).toBe('TimeZone');
  });

  it('may drop the limits, which are named', async () => {
    const { lock_timeout, ...rest } = atTheBeginning;
    expect(await droppedBetween(poolWith({ ...rest, statement_timeout: '0' }))).toBe(
      'lock_timeout, statement_timeout',
    );
    expect(lock_timeout).toBe('3s');
  });

  it('may hand a transaction to a connection that does not know its statements', async () => {
    const knows = poolWith(atTheBeginning);
    const { query } = pg.Client.prototype;
    const asked: unknown[] = [];
    // Acts like PgBouncer before 1.21 between transactions, while another one holds the connection.
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const [first] = args as [{ name?: string } | string];
      asked.push(first);
      if (typeof first === 'object' && first.name && asked.includes('begin'))
        return Promise.reject(Object.assign(new Error('does not exist'), { code: '26000' }));
      return Reflect.apply(query, this, args);
    } as never;
    try {
      await expect(droppedBetween(knows)).rejects.toMatchObject({ code: '26000' });
    } finally {
      pg.Client.prototype.query = query;
    }
  });
});
