import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.js';

describe('settings', () => {
  it('need none to start on this machine', () => {
    expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 3000, demo: true, production: false });
  });

  it('count an empty one as none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('keep the origin of an address and drop the rest', () => {
    const { publicUrl, allowedOrigins } = readSettings({
      PUBLIC_URL: 'https://Shop.test/path?x',
      ALLOWED_ORIGINS: 'https://a.test, http://b.test:8080/,',
    });
    expect([publicUrl, allowedOrigins]).toEqual([
      'https://shop.test',
      ['https://a.test', 'http://b.test:8080'],
    ]);
  });

  const key = 'YSByYW5kb20ga2V5IG9mIDMyIGJ5dGVz';
  const real = {
    NODE_ENV: 'production',
    SECRET_KEY: key,
    PUBLIC_URL: 'https://shop.test',
    SMTP_URL: 'smtps://mail.test',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  it('bring the demo, whose passwords everybody knows, into production only when it is asked for', () => {
    expect(readSettings(real).demo).toBe(false);
    expect(readSettings({ ...real, DEMO: '1' }).demo).toBe(true);
  });

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'http' }, 'The setting PORT is wrong: it must be a port number from 0 to 65535.'],
    [{ PORT: '65536' }, 'The setting PORT is wrong: it must be a port number from 0 to 65535.'],
    [{ METRICS_PORT: '-1' }, 'The setting METRICS_PORT is wrong: it must be a port number from 0 to 65535.'],
    [
      { STAFF_PORT: 'none' },
      'The setting STAFF_PORT is wrong: it must be a port number from 0 to 65535, or off.',
    ],
    [
      { PUBLIC_URL: 'https://shop.test', STAFF_URL: 'https://shop.test/staff' },
      'STAFF_URL is the same as PUBLIC_URL: staff need an origin of their own.',
    ],
    [
      { DATABASE_URL: 'mysql://localhost/shop' },
      'The setting DATABASE_URL is wrong: it must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_CONNECTIONS: '1' },
      'The setting DATABASE_CONNECTIONS is wrong: it must be a whole number from 2 to 200.',
    ],
    [
      { PUBLIC_URL: 'shop.test' },
      'The setting PUBLIC_URL is wrong: it must be an address that starts with http:// or https://.',
    ],
    [{ SECRET_KEY: 'short' }, 'The setting SECRET_KEY is wrong: it must have 32 characters or more.'],
    [
      { SECRET_KEY: 'k'.repeat(43) },
      'The setting SECRET_KEY is wrong: it must be random: it has fewer than 10 different characters.',
    ],
    [
      { SECRET_KEY_PREVIOUS: '12341234123412341234123412341234' },
      'The setting SECRET_KEY_PREVIOUS is wrong: it must be random',
    ],
    [{ SECRET_KEY: key, SECRET_KEY_PREVIOUS: key }, 'SECRET_KEY_PREVIOUS is the same as SECRET_KEY'],
    [
      { NODE_ENV: 'Production' },
      'The setting NODE_ENV is wrong: it must be production, development or test.',
    ],
    [{ NODE_ENV: 'prod' }, 'The setting NODE_ENV is wrong: it must be production, development or test.'],
    [{ ...real, PUBLIC_URL: '' }, 'In production the setting PUBLIC_URL must be the address'],
    [{ ...real, PUBLIC_URL: 'http://shop.test' }, 'In production the setting PUBLIC_URL must be the address'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'With STRIPE_WEBHOOK_SECRET, STRIPE_SECRET_KEY must be set too.'],
    [
      { DATABASE_REPLICA_URL: 'postgres://copy/shop' },
      'With DATABASE_REPLICA_URL, DATABASE_URL must be set too.',
    ],
    [{ STRIPE_API_URL: 'https://pay.test' }, 'With STRIPE_API_URL, STRIPE_SECRET_KEY must be set too.'],
    [{ SESSION_DAYS: '0' }, 'The setting SESSION_DAYS is wrong: it must be a whole number from 1 to 365.'],
    [
      { SMTP_URL: 'mail.test' },
      'The setting SMTP_URL is wrong: it must be an address that starts with smtp:// or smtps://.',
    ],
    [{ MAIL_FROM: 'shop' }, 'The setting MAIL_FROM is wrong: it must hold an e-mail address.'],
    [{ DEMO: 'maybe' }, 'The setting DEMO is wrong: it must be 1 or 0.'],
    [
      { ALLOWED_ORIGINS: 'https://a.test, *' },
      'The setting ALLOWED_ORIGINS is wrong: it must be an address that starts with http:// or https://.',
    ],
    [
      { TRUSTED_PROXIES: 'my-proxy' },
      'The setting TRUSTED_PROXIES is wrong: it must be a list of addresses such as 10.0.0.0/8.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/64' },
      'The setting TRUSTED_PROXIES is wrong: it must be a list of addresses such as 10.0.0.0/8.',
    ],
    [
      { REQUESTS_PER_MINUTE: 'many' },
      'The setting REQUESTS_PER_MINUTE is wrong: it must be a whole number from 0 to 1000000.',
    ],
    [
      { OTEL_TRACES_SAMPLER_ARG: '2' },
      'The setting OTEL_TRACES_SAMPLER_ARG is wrong: it must be a share from 0 to 1.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'The setting LOG_LEVEL is wrong: it must be a level such as info.'],
    [{ S3_BUCKET: 'wine' }, 'With S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.'],
    [
      { NODE_ENV: 'production' },
      'In production the setting SECRET_KEY must be set: 32 or more random characters.',
    ],
    [
      { NODE_ENV: 'production', SECRET_KEY: key, PUBLIC_URL: 'https://shop.test' },
      'In production the setting SMTP_URL must name a mail server, for example smtps://….',
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'With STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET must be set too.'],
    [
      { STRIPE_SECRET_KEY: 'pk_1' },
      'The setting STRIPE_SECRET_KEY is wrong: it must be a secret key of Stripe.',
    ],
    [
      {
        NODE_ENV: 'production',
        SECRET_KEY: key,
        PUBLIC_URL: 'https://shop.test',
        SMTP_URL: 'smtps://mail.test',
      },
      'In production the setting STRIPE_SECRET_KEY must be set: the demo gateway takes no money',
    ],
    [{ DEMO: '0' }, 'Without the demo the setting SMTP_URL must name a mail server (or set DEMO=1).'],
  ])('%o stop the start with a sentence', (variables, sentence) => {
    expect(() => readSettings(variables)).toThrow(sentence);
  });

  it('warn of test keys in production, and of a proxy nearby that is not named', () => {
    const live = { ...real, STRIPE_SECRET_KEY: 'sk_live_1' };
    expect(readSettings({ ...real, TRUSTED_PROXIES: 'loopback' }).warnings).toEqual([
      'STRIPE_SECRET_KEY is a test key: nobody is charged',
    ]);
    expect(readSettings(live).warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
    expect(readSettings({ ...live, HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8' }).warnings).toEqual([]);
    expect(readSettings({ ...live, TRUSTED_PROXIES: '127.0.0.1' }).warnings).toEqual([]);
    expect(readSettings({}).warnings).toEqual([]);
  });

  it('let the demo gateway into production only when it is asked for', () => {
    const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...without } = real;
    expect(readSettings({ ...without, ALLOW_DEMO_PAYMENTS: '1' }).stripe).toBeUndefined();
    expect(() => readSettings(without)).toThrow(/takes no money/);
  });

  it.each([
    [{}, 3001],
    [{ PORT: '4000' }, 4001],
    [{ PORT: '0' }, 0],
    [{ PORT: '65535' }, 0],
    [{ STAFF_PORT: '0' }, 0],
    [{ STAFF_PORT: 'off' }, undefined],
    [real, undefined],
    [{ ...real, STAFF_URL: 'https://staff.shop.test' }, 3001],
  ])('serve the staff beside the shop: %o at %s', (variables, port) => {
    expect(readSettings(variables).staffPort).toBe(port);
  });

  it('serve the staff in production at https alone', () => {
    const served = { ...real, STAFF_PORT: '3001' };
    expect(readSettings({ ...served, STAFF_URL: 'https://staff.shop.test' }).staffPort).toBe(3001);
    for (const wrong of [served, { ...served, STAFF_URL: 'http://staff.shop.test' }])
      expect(() => readSettings(wrong)).toThrow(/STAFF_URL must be the address that staff see/);
  });

  it('take each secret from a file as well, without the line end behind it', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cellar-secrets-'));
    const file = path.join(folder, 'secret');
    const secrets = {
      DATABASE_URL: 'postgres://ada:hush@localhost/shop',
      SECRET_KEY: key,
      SECRET_KEY_PREVIOUS: key.split('').reverse().join(''),
      SMTP_URL: 'smtps://mail.test',
      S3_ACCESS_KEY_ID: 'AKIA1',
      S3_SECRET_ACCESS_KEY: 's3-1',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    for (const [name, value] of Object.entries(secrets)) {
      const others = { S3_BUCKET: 'wine', ...secrets, [name]: undefined };
      writeFileSync(file, `${value}\n`);
      expect(readSettings({ ...others, [`${name}_FILE`]: file }), name).toEqual(
        readSettings({ ...others, [name]: value }),
      );
      expect(() => readSettings({ [name]: value, [`${name}_FILE`]: file })).toThrow(
        `${name} and ${name}_FILE are both set: set one of them.`,
      );
    }
    rmSync(folder, { recursive: true });
    expect(() => readSettings({ SECRET_KEY_FILE: file })).toThrow(
      `The setting SECRET_KEY_FILE names ${file}, which cannot be read (ENOENT).`,
    );
  });

  it('never repeat a secret in the sentence', () => {
    expect(() => readSettings({ SECRET_KEY: 'hush' })).not.toThrow(/hush/);
    expect(() => readSettings({ DATABASE_URL: 'mysql://ada:hush@localhost/shop' })).not.toThrow(/hush/);
  });

  it('stand in the page for whoever runs the shop, each of them and no other', () => {
    const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
    const names = [...read('./settings.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): v\./gm)].map(
      ([, name]) => name,
    );
    const rows = [...read('../../../docs/running.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)];
    expect(names.length).toBeGreaterThan(20);
    expect(rows.map(([, name]) => name).sort()).toEqual(names.sort());
  });
});
