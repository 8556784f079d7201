import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listStores } from 'contract/stores';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callAt } from '../testing/calls.js';
import { runOn } from '../testing/run-on.js';
import { RunningServer } from '../testing/run-server.js';

const postgres = inject('postgresUrl');

describe.skipIf(!postgres)('the first start on an empty PostgreSQL', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-first-start-'));
  const name = `first_start_${randomBytes(6).toString('hex')}`;
  const servers: RunningServer[] = [];
  beforeAll(() => runOn(postgres!, `create database ${name}`));
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
    await runOn(postgres!, `drop database if exists ${name}`);
  });

  it('of two servers at once loads one demo shop, and both serve it', async () => {
    const variables = {
      DATA_DIR: folder,
      DEMO: '1',
      DATABASE_URL: `${postgres}/${name}`,
      SECRET_KEY: randomBytes(32).toString('hex'),
    };
    servers.push(new RunningServer(variables), new RunningServer(variables));
    const addresses = await Promise.all(servers.map((server) => server.listening()));
    const loaded = servers.filter(({ said }) => said.includes('Loading the demo shop'));
    expect(loaded).toHaveLength(1);
    const [one, other] = await Promise.all(addresses.map((address) => callAt(address, listStores, {})));
    expect(one).toHaveLength(5);
    expect(other).toEqual(one);
    const ends = await Promise.all(servers.map((server) => server.stop()));
    expect(ends).toMatchObject([
      { code: 0, complained: '' },
      { code: 0, complained: '' },
    ]);
  });
});
