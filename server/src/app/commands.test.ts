import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';
import { callsOf } from '../testing/calls.js';
import { runOn } from '../testing/run-on.js';
import { programOf, RunningServer } from '../testing/run-server.js';
import { giveCard } from '../testing/staff.js';
import { copyTemplate, dropCopy } from '../testing/templates.js';
import { openTestCustomer } from '../testing/test-customer.js';
import { openShop } from './open-shop.js';

const postgres = inject('postgresUrl');
const fileOf = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/**
 * Runs them as `npm run …` does: as separate programs, with settings from outside and output on the terminal.
 */
describe.skipIf(!postgres)('the commands of a shop', () => {
  const name = `commands_${randomBytes(6).toString('hex')}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-commands-'));
  const [old, next] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const settings = {
    DEMO: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATA_DIR: folder,
    DATABASE_URL: `${postgres}/${name}`,
    SECRET_KEY: old,
  };
  const run = (command: string, args: string[], more: Record<string, string> = {}) =>
    new RunningServer({ ...settings, ...more }, programOf(command), args).ended;

  beforeAll(() => copyTemplate(name));
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await dropCopy(name);
  });

  it('rules: a shop without any says so at its start and in its list, until they are imported', async () => {
    await runOn(postgres!, 'delete from jurisdiction_rule', name);
    const server = new RunningServer(settings);
    await server.listening();
    const { code, said } = await server.stop();
    expect(code).toBe(0);
    expect(said).toContain('there are no rules of sale: nothing is delivered or shipped');
    expect(await run('rules', ['import', fileOf('../../../demo/rules.json')])).toEqual({
      code: 0,
      complained: '',
      said: expect.stringMatching(
        /^\d+ rules are new; \d+ fees and \d+ slot plans are those of the file\.\n$/,
      ),
    });
    const list = await run('rules', ['list']);
    expect(list).toMatchObject({ code: 0, said: expect.stringContaining('| where | what | says |') });
    const wrong = await run('rules', ['print']);
    expect(wrong).toMatchObject({ code: 1, said: '', complained: expect.stringContaining('import FILE') });
  });

  it('security-events: tells what happened to an account, by its id and by its address', async () => {
    const id = '0190b7e0-5f00-7000-8000-0000000000a1';
    await runOn(
      postgres!,
      `insert into security_event (id, customer_id, kind, outcome, device, address_hash, at) values
          ('${id}', '${id}', 'log-in', 'refused', 'Safari on iPhone', 'abcdef0123456789', '2026-11-20T18:00:00Z')`,
      name,
    );
    const { code, said, complained } = await run('security-events', [id]);
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(said).toContain('1 events. Times are UTC.');
    expect(said).toMatch(/2026-11-20 18:00:00 {2}log-in +refused +Safari on iPhone +address abcdef01/);
    expect(await run('security-events', ['nobody@example.com'])).toEqual({
      code: 1,
      said: '',
      complained: 'No account has the address nobody@example.com.\n',
    });
  });

  it('backup and restore: a copy is written, proven, and not put over a full database unless that is asked for', async () => {
    await openShop(readSettings(settings), { log: createLog('silent') }).then((open) => open.close());
    expect(await run('backup', [])).toEqual({
      code: 0,
      complained: '',
      said: expect.stringMatching(/^\S+\.backup: \d+ tables, \d+ rows[^]*The key is not in it\./),
    });
    expect(await run('backup', ['prove'])).toMatchObject({
      code: 0,
      complained: '',
      said: expect.stringContaining('every promise is kept.'),
    });
    expect(await run('backup', ['now'])).toMatchObject({
      code: 1,
      complained: expect.stringContaining('npm run backup -- prove'),
    });
    expect(await run('backup', ['prove'], { SECRET_KEY: next })).toMatchObject({
      code: 1,
      complained: expect.stringContaining('was sealed by another key'),
    });
    expect(await run('restore', [])).toMatchObject({
      code: 1,
      said: '',
      complained: expect.stringContaining('add --over'),
    });
    expect(await run('restore', ['--over'])).toMatchObject({
      code: 0,
      complained: '',
      said: expect.stringContaining('Restored cellar-door-'),
    });
  });

  it('change-key: the database opens with the new key afterwards, and no longer with the old one', async () => {
    const done = { SECRET_KEY: next, SECRET_KEY_PREVIOUS: old };
    const open = await openShop(readSettings(settings), { log: createLog('silent') });
    const { id } = await openTestCustomer(callsOf(open), {});
    await giveCard(open, id, '7K3D-0M9X-QW2P-R012', 2_500);
    await open.close();
    expect(await run('change-key', [])).toMatchObject({
      code: 1,
      complained: 'Set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the old one.\n',
    });
    expect(await run('change-key', [], done)).toMatchObject({
      code: 0,
      complained: '',
      said: expect.stringMatching(/  1 codes of gift cards[^]*SECRET_KEY_PREVIOUS is no longer needed\./),
    });
    const opens = '✓ The key opens the codes of gift cards';
    expect(await run('audit', [])).toMatchObject({ code: 1 });
    expect(await run('audit', [], { SECRET_KEY: next })).toMatchObject({
      code: 0,
      said: expect.stringContaining(opens),
    });
    expect(await run('rules', ['list'])).toMatchObject({
      code: 1,
      complained: expect.stringContaining('SECRET_KEY'),
    });
    expect(await run('rules', ['list'], { SECRET_KEY: next })).toMatchObject({ code: 0 });
  });
});
