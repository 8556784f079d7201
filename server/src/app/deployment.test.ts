import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../platform/settings.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (place: string) => readFileSync(path.join(root, place), 'utf8');
const { version } = JSON.parse(read('package.json'));

type Service = {
  image: string;
  build?: object;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  secrets?: string[];
  environment?: Record<string, string>;
  profiles?: string[];
};
type Compose = { services: Record<string, Service>; secrets: Record<string, unknown> };
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);

const folder = mkdtempSync(path.join(tmpdir(), 'cellar-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const databaseUrl = 'postgres://shop:secret@postgres/shop';
const secrets = new Map([
  ['DATABASE_URL_FILE', databaseUrl],
  ['SECRET_KEY_FILE', 'YSByYW5kb20ga2V5IG9mIDMyIGJ5dGVz'],
  ['SMTP_URL_FILE', 'smtps://mail.test'],
  ['STRIPE_SECRET_KEY_FILE', 'sk_live_1'],
  ['STRIPE_WEBHOOK_SECRET_FILE', 'whsec_1'],
]);
const given = new Map([
  ['SHOP_HOST', 'shop.example'],
  ['STAFF_HOST', 'staff.shop.example'],
  ['MAIL_FROM', 'Shop <shop@shop.example>'],
]);

function fileWith(name: string, secret: string) {
  const file = path.join(folder, name);
  writeFileSync(file, `${secret}\n`);
  return file;
}

/**
 * The variables as Compose passes them to a container: with the operator's values, and with files that exist.
 */
const handedOver = (environment: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      const secret = secrets.get(name);
      const filled = value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, asked: string) => given.get(asked) ?? '');
      return [name, secret ? fileWith(name, secret) : filled];
    }),
  );

const pinned = /:v?\d[\w.-]*@sha256:[0-9a-f]{64}$/;

describe('what is shipped to run the shop', () => {
  it.each(services)('holds %s tight: nothing to write to, no privileges, a version', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.image).toMatch(/^[\w/-]+:v?\d/);
    if (!service.build) expect(service.image).toMatch(pinned);
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
  });

  it('is built upon an image that is pinned to its digest', () => {
    const [, base] = /^ARG NODE_IMAGE=(.*)$/m.exec(read('Dockerfile'))!;
    expect(base).toMatch(/^node:24\.\d+\.\d+-/);
    expect(base).toMatch(pinned);
    const from = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(from)).toEqual(new Set(['${NODE_IMAGE}', 'shop']));
  });

  it('lets nobody in but through Caddy, and the operator of this machine', () => {
    const open = services.filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open.map(([name]) => name)).toEqual(['caddy']);
  });

  it('starts two shops with settings that the shop takes, of this release', () => {
    const shops = services.filter(([name]) => name.startsWith('shop-'));
    expect(shops).toHaveLength(2);
    for (const [, { image, environment = {} }] of shops) {
      expect(image).toBe(`cellar-door:${version}`);
      // The image sets the address on which it listens.
      const settings = readSettings({ HOST: '0.0.0.0', ...handedOver(environment) });
      expect(settings).toMatchObject({ production: true, demo: false, staffPort: 3001, warnings: [] });
      expect(settings.databaseUrl).toBe(databaseUrl);
    }
  });

  it('names no setting that the shop does not know', () => {
    const known = new Set(
      [...read('server/src/platform/settings.ts').matchAll(/^ {2}([A-Z0-9_]+): v\./gm)].map(
        ([, name]) => name,
      ),
    );
    const units = ['cellar-door.service', 'cellar-door-nightly.service'].map((unit) =>
      read(`deploy/systemd/${unit}`),
    );
    const inUnits = units.flatMap((unit) =>
      [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = '']) =>
        all.split(' ').map((one) => one.split('=')[0]!),
      ),
    );
    const inCompose = Object.keys(compose.services['shop-1']!.environment!);
    for (const name of [...inUnits, ...inCompose]) expect(known).toContain(name.replace(/_FILE$/, ''));
  });

  it('refuses a call to the system that is not on its list, and does not kill the shop for it', () => {
    for (const unit of ['cellar-door.service', 'cellar-door-nightly.service']) {
      const text = read(`deploy/systemd/${unit}`);
      // Without @pkey V8 cannot guard the code that it has compiled.
      expect([unit, /^SystemCallFilter=.*@pkey/m.test(text)]).toEqual([unit, true]);
      expect([unit, /^SystemCallErrorNumber=EPERM$/m.test(text)]).toEqual([unit, true]);
    }
  });

  it('lets customers read that the shop is closed for a moment, instead of an empty page of the proxy', () => {
    const asked = [...read('deploy/Caddyfile').matchAll(/health_uri (\S+)/g)].map(([, path]) => path);
    expect(asked).toEqual(['/healthz']);
  });

  it('runs in the workflows only what is pinned to a commit', () => {
    const workflows = readdirSync(path.join(root, '.github/workflows'));
    expect(workflows).toHaveLength(2);
    for (const name of workflows) {
      const text = read(`.github/workflows/${name}`);
      expect(() => parse(text)).not.toThrow();
      for (const [, used] of text.matchAll(/uses: (.*)$/gm))
        expect(used).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d/);
    }
  });

  it('asks in the workflows for scripts that there are, and builds the last release as a shop is built', () => {
    const { scripts } = JSON.parse(read('package.json'));
    for (const name of readdirSync(path.join(root, '.github/workflows')))
      for (const [, script] of read(`.github/workflows/${name}`).matchAll(/npm run ([\w:-]+)/g))
        expect(Object.keys(scripts)).toContain(script);
    // The test starts `server/dist/main.js`, which the compiler alone does not write.
    const [last] = /\(cd \.\.\/last-release .*\)/.exec(read('.github/workflows/check.yaml')) ?? [];
    expect(last).toBe('(cd ../last-release && npm ci && npm run build)');
  });

  it('tells of this release what an operator must do', () => {
    const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md'))!;
    expect(newest).toBe(version);
    for (const workspace of ['contract', 'server', 'browser', 'shop', 'staff', 'demo'])
      expect(JSON.parse(read(`${workspace}/package.json`)).version).toBe(version);
    expect(read('CHANGELOG.md')).toContain('**What you must do**');
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.skipIf(!hasSystemd)('is what systemd takes', () => {
    const units = readdirSync(path.join(root, 'deploy/systemd')).map((unit) =>
      path.join(root, 'deploy/systemd', unit),
    );
    expect(units).toHaveLength(3);
    const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('cellar-door'))).toEqual([]);
  });
});
