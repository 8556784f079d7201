import { readFileSync } from 'node:fs';
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

  const key = 'k'.repeat(32);
  const real = {
    NODE_ENV: 'production',
    SECRET_KEY: key,
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
    [{ LOG_LEVEL: 'loud' }, 'The setting LOG_LEVEL is wrong: it must be a level such as info.'],
    [{ S3_BUCKET: 'wine' }, 'With S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.'],
    [
      { NODE_ENV: 'production' },
      'In production the setting SECRET_KEY must be set: 32 or more random characters.',
    ],
    [
      { NODE_ENV: 'production', SECRET_KEY: key },
      'In production the setting SMTP_URL must name a mail server, for example smtps://….',
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'With STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET must be set too.'],
    [
      { STRIPE_SECRET_KEY: 'pk_1' },
      'The setting STRIPE_SECRET_KEY is wrong: it must be a secret key of Stripe.',
    ],
    [
      { NODE_ENV: 'production', SECRET_KEY: key, SMTP_URL: 'smtps://mail.test' },
      'In production the setting STRIPE_SECRET_KEY must be set: the demo gateway takes no money',
    ],
    [{ DEMO: '0' }, 'Without the demo the setting SMTP_URL must name a mail server (or set DEMO=1).'],
  ])('%o stop the start with a sentence', (variables, sentence) => {
    expect(() => readSettings(variables)).toThrow(sentence);
  });

  it('let the demo gateway into production only when it is asked for', () => {
    const { STRIPE_SECRET_KEY: _, ...without } = real;
    expect(readSettings({ ...without, ALLOW_DEMO_PAYMENTS: '1' }).stripe).toBeUndefined();
    expect(() => readSettings(without)).toThrow(/takes no money/);
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
