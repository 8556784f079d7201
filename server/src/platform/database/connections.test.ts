import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { SilentProxy } from '../../testing/silent-proxy.js';
import { seconds } from '../clock.js';
import { createLog } from '../log.js';
import { Connections } from './connections.js';
import { DatabaseAway } from './database-away.js';

const postgres = inject('postgresUrl');

describe.skipIf(!postgres)('a connection that has fallen silent', () => {
  let proxy: SilentProxy;
  let connections: Connections;
  beforeEach(async () => {
    proxy = new SilentProxy(postgres!);
    const port = await proxy.start();
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    connections = new Connections(
      new pg.Pool({ connectionString: url, max: 2, pipeline: true }),
      createLog('silent'),
    );
  });
  afterEach(() => proxy.stop());

  const ask = async () => {
    const connection = await connections.take();
    try {
      return (await connection.query('select 1 as one')).rows;
    } finally {
      connection.release();
    }
  };

  it('is ended when its statement has had its time, and another takes its place', async () => {
    connections.keepWatch(seconds(2));
    expect(await ask()).toEqual([{ one: 1 }]);
    proxy.fallSilent();
    await expect(ask()).rejects.toThrow(DatabaseAway);
    expect(await ask()).toEqual([{ one: 1 }]);
    await connections.end();
  });

  it('is not waited for when the pool is ended', async () => {
    const idle = await Promise.all([ask(), ask()]);
    expect(idle).toHaveLength(2);
    proxy.fallSilent();
    await connections.end();
    expect(connections.pool.ended).toBe(true);
  });

  it('does not end one that has asked nothing for as long', async () => {
    connections.keepWatch(seconds(1));
    const kept = await connections.take();
    await kept.query('select 1');
    await new Promise((later) => setTimeout(later, seconds(3)));
    expect((await kept.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
    kept.release();
    await connections.end();
  });
});
