import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getMe, openInvitation } from 'contract/staff';
import { listStores } from 'contract/stores';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callAt } from '../testing/calls.js';
import { programOf, RunningServer } from '../testing/run-server.js';
import { copyTemplate, dropCopy } from '../testing/templates.js';
import { fromHere } from '../testing/test-staff.js';

const postgres = inject('postgresUrl');

describe.skipIf(!postgres)('the origin of the staff', () => {
  const name = `staff_${randomBytes(6).toString('hex')}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-staff-'));
  const settings = {
    DEMO: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATA_DIR: folder,
    DATABASE_URL: `${postgres}/${name}`,
    SECRET_KEY: randomBytes(32).toString('hex'),
    STAFF_PORT: '0',
  };
  let servers: RunningServer[] = [];

  beforeAll(async () => {
    await copyTemplate(name);
    servers = [new RunningServer(settings), new RunningServer(settings)];
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
    await dropCopy(name);
  });

  it('is served beside that of the shop by each process, both are printed, and neither knows the calls of the other', async () => {
    for (const server of servers) {
      const shopAddress = await server.listening();
      const { staffAddress } = server;
      expect(staffAddress).toMatch(/^http:\/\/localhost:\d+$/);
      expect(await callAt(shopAddress, listStores, {})).toHaveLength(5);
      await expect(callAt(staffAddress, listStores, {})).rejects.toMatchObject({ status: 404 });
      expect(await callAt(staffAddress, getMe, {})).toBeNull();
      await expect(callAt(shopAddress, getMe, {})).rejects.toMatchObject({ status: 404 });
      for (const nothing of ['/api/docs', '/healthz', '/demo/mail'])
        expect([nothing, (await fetch(staffAddress + nothing)).status]).toEqual([nothing, 404]);
    }
  });

  it('lets its first owner in by a link of the command, from a page of its own', async () => {
    const [server] = servers as [RunningServer, RunningServer];
    await server.listening();
    const { staffAddress } = server;
    const run = (args: string[], more = {}) =>
      new RunningServer({ ...settings, ...more }, programOf('staff'), args).ended;
    const { port } = new URL(staffAddress);
    const { code, said, complained } = await run(['invite', 'owner@shop.example'], { STAFF_PORT: port });
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    const [, link = '', token = ''] = /^(http\S+\?token=(\S+))$/m.exec(said) ?? [];
    expect(link).toBe(`${staffAddress}/invitation?token=${token}`);
    const sent = { body: { token } };
    await expect(callAt(staffAddress, openInvitation, sent)).rejects.toMatchObject({ code: 'other_site' });
    const own = { origin: staffAddress };
    for (const headers of [fromHere, own])
      expect(await callAt(staffAddress, openInvitation, sent, headers)).toMatchObject({ role: 'owner' });
    expect(await run(['invite'])).toMatchObject({
      code: 1,
      said: '',
      complained: expect.stringContaining('npm run staff -- invite owner@shop.example'),
    });
  });
});
