import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { scriptOf } from '../../testing/run-server.js';
import { createLog } from '../log.js';
import { openEmbeddedDatabase } from './embedded-database.js';

const log = createLog('silent');

describe('the embedded database', () => {
  let folder: string;
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'cellar-embedded-')), 'database');
    cpSync(inject('embeddedTemplate'), folder, { recursive: true });
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

  it('asks the disk to keep every commit before it answers', async () => {
    const { pool, server, close } = await openEmbeddedDatabase(folder, log);
    await pool.query('create table kept (n integer)');
    for (let n = 0; n < 5; n++) {
      const before = await server.syncs();
      await pool.query('insert into kept values ($1)', [n]);
      expect(await server.syncs()).toBeGreaterThan(before);
    }
    const before = await server.syncs();
    await pool.query('select * from kept');
    expect(await server.syncs()).toBe(before);
    await close();
  });

  it.skipIf(process.platform === 'win32')('lets no other user of the machine in', async () => {
    const made = path.join(path.dirname(folder), 'another');
    const { close } = await openEmbeddedDatabase(made, log);
    await close();
    expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  it('works aside, while this thread turns freely', async () => {
    const { pool, close } = await openEmbeddedDatabase(folder, log);
    let turns = 0;
    let isWorking = true;
    const turn = () => {
      turns++;
      if (isWorking) setImmediate(turn);
    };
    setImmediate(turn);
    await pool.query('select count(*) from generate_series(1, 1000000)');
    isWorking = false;
    expect(turns).toBeGreaterThan(1000);
    await close();
  });

  it('comes back after its worker has died, with everything that was answered', async () => {
    const { pool, server, close } = await openEmbeddedDatabase(folder, log);
    pool.on('error', () => {});
    await pool.query('create table kept (n integer)');
    await pool.query('insert into kept values (1)');
    const unfinished = pool.query('select pg_sleep(30)').catch((error: { code: string }) => error.code);
    await server.crash();
    expect(await unfinished).toBe('57P01');
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '57P03' });
    await server.isBack();
    expect((await pool.query('select n from kept')).rows).toEqual([{ n: 1 }]);
    await close();
  });

  it('rolls back what a connection leaves behind, before the next one begins', async () => {
    const { pool, close } = await openEmbeddedDatabase(folder, log);
    await pool.query('create table kept (n integer)');
    for (let round = 0; round < 20; round++) {
      const left = await pool.connect();
      await left.query('begin');
      await left.query('insert into kept values (-1)');
      left.release(true);
      const next = await pool.connect();
      await next.query('begin');
      await next.query('insert into kept values ($1)', [round]);
      await next.query('commit');
      next.release();
    }
    const { rows } = await pool.query('select count(*)::int as kept, min(n) as least from kept');
    expect(rows).toEqual([{ kept: 20, least: 0 }]);
    await close();
  });

  it('is copied while it is open: with what was committed, and without what was not yet', async () => {
    const { pool, server, close } = await openEmbeddedDatabase(folder, log);
    await pool.query('create table kept (n integer)');
    await pool.query('insert into kept values (1)');
    const writer = await pool.connect();
    await writer.query('begin');
    await writer.query('insert into kept values (2)');
    const copied = `${folder}-copied`;
    expect(await server.copyTo(copied)).toBeGreaterThan(0);
    await writer.query('commit');
    writer.release();
    expect((await pool.query('select n from kept order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
    await expect(server.copyTo(copied)).rejects.toThrow('exists');
    await close();
    await expect(server.copyTo(`${folder}-late`)).rejects.toThrow('is not there');
    const copy = await openEmbeddedDatabase(copied, log);
    expect((await copy.pool.query('select n from kept')).rows).toEqual([{ n: 1 }]);
    await copy.close();
  });

  it('keeps every answered write through kill -9', async () => {
    const flags = [...scriptOf('write-until-killed'), folder];
    const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    let answered = '';
    for await (const chunk of child.stdout) {
      answered += chunk;
      if (answered.split('\n').length > 50) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const last = Math.max(...answered.trim().split('\n').map(Number));
    const { pool, close } = await openEmbeddedDatabase(folder, log);
    const { rows } = await pool.query(
      'select count(*)::int as kept, max(n) as last from kept where n <= $1',
      [last],
    );
    expect(rows).toEqual([{ kept: last, last }]);
    await close();
  });
});
