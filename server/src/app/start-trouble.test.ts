import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { CannotStart } from '../platform/cannot-start.js';
import { createLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';
import { runOn } from '../testing/run-on.js';
import { RunningServer } from '../testing/run-server.js';
import { copyTemplate } from '../testing/templates.js';
import { openShop } from './open-shop.js';

const log = createLog('silent');
const open = (variables: Record<string, string>) =>
  openShop(readSettings({ PORT: '0', DEMO: '1', ...variables }), { log });
const complaintOf = (variables: Record<string, string>) =>
  open(variables).then(
    async (shop) => {
      await shop.close();
      return 'it started';
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(CannotStart);
      return (error as Error).message;
    },
  );

/** Listens where the shop wants to listen, and gives the test's answer. */
async function listenAt(answer?: Buffer) {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (answer) socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { port: String(port), close: () => new Promise((closed) => server.close(closed)) };
}

describe('the embedded shop does not start', () => {
  let folder: string;
  let database: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cellar-start-'));
    database = path.join(folder, 'database');
    cpSync(inject('embeddedTemplate'), database, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const inDatabase = (...names: string[]) => path.join(database, ...names);
  const spoil = (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size, 0xab));
  const ownTables = () => {
    const tables = inDatabase('base', '5');
    const own = readdirSync(tables).filter((name) => Number(name) >= 16_384);
    return own.map((name) => path.join(tables, name));
  };

  it.each<[string, () => void]>([
    ['its heart is overwritten', () => spoil(inDatabase('global', 'pg_control'))],
    ['its version is gone', () => rmSync(inDatabase('PG_VERSION'))],
    ['another version made it', () => writeFileSync(inDatabase('PG_VERSION'), '12\n')],
    ['its journal is gone', () => rmSync(inDatabase('pg_wal'), { recursive: true })],
    ['its tables are overwritten', () => ownTables().forEach(spoil)],
    ['its tables are cut off', () => ownTables().forEach((file) => truncateSync(file))],
    ['its tables are gone', () => ownTables().forEach((file) => rmSync(file))],
  ])('when %s', async (_what, damage) => {
    damage();
    expect(await complaintOf({ DATA_DIR: folder })).toBe(
      `The database in ${database} cannot be opened: it is damaged or was made by another version. ` +
        'Put back a copy, or let DATA_DIR name another one.',
    );
  });

  it('when its key was emptied, and does when a copy is put back', async () => {
    const file = path.join(folder, 'secret-key');
    writeFileSync(file, '\n');
    expect(await complaintOf({ DATA_DIR: folder })).toContain(`The file ${file} holds no key any more.`);
    writeFileSync(file, 'abcdefghijklmnopqrstuvwxyz0123456789');
    expect(await complaintOf({ DATA_DIR: folder })).toBe('it started');
  });

  it('when its database is gone and its key is there, instead of beginning anew', async () => {
    const file = path.join(folder, 'secret-key');
    writeFileSync(file, 'abcdefghijklmnopqrstuvwxyz0123456789');
    rmSync(database, { recursive: true });
    expect(await complaintOf({ DATA_DIR: folder })).toBe(
      `There is a key in ${folder} and no database beside it. Put back a copy of ${database}, or remove ${file} to ` +
        'begin a new shop.',
    );
    expect(existsSync(database)).toBe(false);
  });

  it('when its folder cannot be written to', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const within = path.join(file, 'data');
    expect(await complaintOf({ DATA_DIR: within })).toBe(
      `The data folder ${within} cannot be written to. Let DATA_DIR name another one.`,
    );
  });

  it('when its port is taken, and leaves everything as it was', async () => {
    const other = await listenAt();
    const shop = await open({ DATA_DIR: folder, PORT: other.port });
    await expect(shop.listen()).rejects.toThrow(`Port ${other.port} at 127.0.0.1 is taken.`);
    await other.close();
    expect(await complaintOf({ DATA_DIR: folder })).toBe('it started');
  });

  it('when its metrics have no port, and leaves everything as it was', async () => {
    const other = await listenAt();
    const shop = await open({ DATA_DIR: folder, METRICS_PORT: other.port });
    await expect(shop.listen()).rejects.toThrow(`Port ${other.port} at 127.0.0.1 is taken.`);
    await other.close();
    expect(await complaintOf({ DATA_DIR: folder })).toBe('it started');
  });
});

describe.skipIf(!inject('postgresUrl'))('the shop on PostgreSQL does not start', () => {
  const server = inject('postgresUrl')!;
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-start-'));
  const complaintAt = (url: string) => complaintOf({ DATA_DIR: folder, DATABASE_URL: url });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('when nobody answers there', async () => {
    const other = await listenAt();
    await other.close();
    expect(await complaintAt(`postgres://ada:hush@127.0.0.1:${other.port}/shop`)).toBe(
      `The database shop at 127.0.0.1:${other.port} cannot be reached: connect ECONNREFUSED ` +
        `127.0.0.1:${other.port}. Check DATABASE_URL.`,
    );
  });

  it('when the password is wrong', async () => {
    const fields = 'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "ada"\0\0';
    const refusal = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)]);
    refusal.writeInt32BE(fields.length + 4, 1);
    const other = await listenAt(refusal);
    const complaint = await complaintAt(`postgres://ada:hush@127.0.0.1:${other.port}/shop`);
    await other.close();
    expect(complaint).toContain('cannot be reached: password authentication failed for user "ada".');
    expect(complaint).not.toContain('hush');
  });

  it('when there is no such database', async () => {
    expect(await complaintAt(`${server}/no_such_shop`)).toContain(
      'cannot be reached: database "no_such_shop" does not exist.',
    );
  });

  it('when a pooler does not take what a connection begins with', async () => {
    const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0';
    const refusal = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)]);
    refusal.writeInt32BE(fields.length + 4, 1);
    const other = await listenAt(refusal);
    expect(await complaintAt(`postgres://ada@127.0.0.1:${other.port}/shop`)).toContain(
      'PgBouncer must be version 1.21 or newer',
    );
    await other.close();
  });

  it('when the database may only be read', async () => {
    const name = 'shop_to_read';
    await copyTemplate(name);
    await runOn(server, `alter database ${name} set default_transaction_read_only = on`);
    expect(await complaintAt(`${server}/${name}`)).toContain('may only be read: it is a copy,');
    await runOn(server, `drop database ${name}`);
  });

  it('when a newer shop has used the database', async () => {
    const name = 'shop_of_tomorrow';
    await copyTemplate(name);
    const client = new pg.Client(`${server}/${name}`);
    await client.connect();
    await client.query(
      `insert into kysely_migration (name, timestamp) values ('9999-tomorrow', now()::text)`,
    );
    expect(await complaintAt(`${server}/${name}`)).toContain('The database was made by a newer Cellar Door.');
    await client.end();
    await runOn(server, `drop database ${name}`);
  });

  it('when its user may not make tables', async () => {
    const name = 'shop_of_others';
    await runOn(server, `create database ${name}`);
    await runOn(server, `create role guest login`);
    const complaint = await complaintAt(`${server.replace('postgres@', 'guest@')}/${name}`);
    await runOn(server, `drop database ${name}`);
    await runOn(server, `drop role guest`);
    expect(complaint).toContain(
      'does not let its user set up the shop: permission denied for schema public.',
    );
  });
});

describe('whoever starts the shop', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-start-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reads one sentence and no more when it cannot start', async () => {
    const { code, complained } = await new RunningServer({ DATA_DIR: folder, PORT: 'wine' }).ended;
    expect([code, complained]).toEqual([
      1,
      'The setting PORT is wrong: it must be a port number from 0 to 65535.\n',
    ]);
  });

  it('cannot start it twice on one folder, and loses nothing by trying', async () => {
    const data = path.join(folder, 'twice');
    mkdirSync(data);
    cpSync(inject('embeddedTemplate'), path.join(data, 'database'), { recursive: true });
    const first = new RunningServer({ DATA_DIR: data });
    const address = await first.listening();
    const { code, complained } = await new RunningServer({ DATA_DIR: data }).ended;
    expect([code, complained]).toEqual([
      1,
      `The data folder ${data} is in use by another Cellar Door. Stop that one first.\n`,
    ]);
    expect((await fetch(`${address}/api/e-com/stores`)).status).toBe(200);
    expect((await first.stop()).code).toBe(0);
  });
});
