import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { seconds } from '../platform/clock.js';
import { RunningServer } from '../testing/run-server.js';
import { SilentProxy } from '../testing/silent-proxy.js';
import { copyTemplate, dropCopy } from '../testing/templates.js';

const postgres = inject('postgresUrl');

describe.skipIf(!postgres)('while the connections to PostgreSQL are dead and nobody says so', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-silent-'));
  const name = `silent_${randomBytes(6).toString('hex')}`;
  const secretKey = randomBytes(32).toString('hex');
  let proxy: SilentProxy;
  let server: RunningServer;
  let address: string;
  beforeAll(() => copyTemplate(name));
  beforeEach(async () => {
    proxy = new SilentProxy(postgres!);
    const port = await proxy.start();
    server = new RunningServer({
      DATA_DIR: folder,
      DEMO: '1',
      DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/${name}`,
      DATABASE_CONNECTIONS: '4',
      SECRET_KEY: secretKey,
    });
    address = await server.listening();
  });
  afterEach(async () => {
    await server.stop('SIGKILL');
    await proxy.stop();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await dropCopy(name);
  });

  const statusOf = (url: string) =>
    fetch(`${address}${url}`, { signal: AbortSignal.timeout(seconds(60)) }).then(({ status }) => status);
  const callers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => statusOf('/api/e-com/stores')));

  it('the shop finds out, answers who waits, and serves over new ones', async () => {
    expect(await callers(4)).toEqual([200, 200, 200, 200]);
    proxy.fallSilent();
    const waiting = callers(8);
    expect(new Set(await waiting)).toEqual(new Set([503]));
    while ((await statusOf('/api/e-com/stores')) !== 200) await wait(100);
    expect(await statusOf('/readyz')).toBe(200);
  });

  it('the shop is not ready, lives, and stops when it is told to', async () => {
    expect(await callers(4)).toEqual([200, 200, 200, 200]);
    proxy.fallSilent({ alsoNewOnes: true });
    const waiting = callers(8);
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
    const ended = server.stop();
    expect(new Set(await waiting)).toEqual(new Set([503]));
    expect(await ended).toMatchObject({ code: 0, complained: '' });
  });
});
