import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seconds } from '../platform/clock.js';
import { type Letter, sendLetter } from '../platform/mail/letter.js';
import { describeShop } from '../testing/describe-shop.js';
import { TestMailServer } from '../testing/test-mail-server.js';
import { TestShop } from '../testing/test-shop.js';

const letterTo = (to: string, more: Partial<Letter> = {}): Letter => ({
  to,
  subject: 'Reset your password',
  greeting: 'Hello Ada,',
  paragraphs: ['Somebody asked to reset the password of this account.'],
  action: { label: 'Choose a new password', url: 'https://shop.test/reset-password?token=abc' },
  ...more,
});

const send = async (shop: TestShop, letter: Letter) => {
  await shop.shop.write((tx) => sendLetter(tx, letter));
  await shop.runJobs();
};
const get = (shop: TestShop, url: string) => shop.app.inject({ url });
const lettersIn = (body: string) =>
  [...body.matchAll(/href="\/demo\/mail\/([0-9a-f-]{36})"/g)].map(([, id]) => id!);
const filesOf = (shop: TestShop) => readdirSync(path.join(shop.dataFolder, 'mail'));

describeShop('kept mail', (shop) => {
  it('says so while there is none', async () => {
    const page = await get(shop, '/demo/mail');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('No letters yet');
    expect(lettersIn(page.body)).toEqual([]);
  });

  it('shows a letter with its link to the shop, its text and its headers', async () => {
    await send(shop, letterTo('ada@example.com'));
    const [id] = lettersIn((await get(shop, '/demo/mail')).body);
    const page = await get(shop, `/demo/mail/${id}`);
    expect(page.body).toContain('<h1>Reset your password</h1>');
    expect(page.body).toContain(`<dd>&lt;${id}@cellar-door.example&gt;</dd>`);
    expect(page.body).toContain('Choose a new password:\nhttps://shop.test/reset-password?token=abc');
    const letter = await get(shop, `/demo/mail/${id}/letter`);
    expect(letter.body).toContain('<a href="https://shop.test/reset-password?token=abc"');
    expect(letter.body).toContain('<base target="_top">');
  });

  it('lets a page run nothing and style itself by its own sheet, and a letter only be styled and followed', async () => {
    const [id] = lettersIn((await get(shop, '/demo/mail')).body);
    const page = await get(shop, `/demo/mail/${id}`);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
    expect(page.body).not.toMatch(/<script|<style| style=/);
    const letter = await get(shop, `/demo/mail/${id}/letter`);
    expect(letter.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'unsafe-inline'; .*sandbox /,
      ),
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(letter.headers['content-security-policy']).not.toMatch(
      /allow-scripts|allow-same-origin|script-src/,
    );
  });

  it('serves its own style sheet', async () => {
    expect((await get(shop, '/demo/mail.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('escapes what a person typed', async () => {
    shop.clock.advance(seconds(1));
    await send(shop, letterTo('ada@example.com', { subject: '<script>alert(1)</script>' }));
    const list = await get(shop, '/demo/mail');
    expect(list.body).not.toContain('<script>');
    const page = await get(shop, `/demo/mail/${lettersIn(list.body)[0]}`);
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.body).not.toContain('<script>');
  });

  it('is a file for each letter, with nothing half written beside it', async () => {
    await send(shop, letterTo('ada@example.com'));
    for (const name of filesOf(shop)) expect(name).toMatch(/^[0-9a-f-]{36}\.json$/);
  });

  it('pages through many, the newest first', async () => {
    const before = filesOf(shop).length;
    for (let n = 1; n <= 25; n++) {
      shop.clock.advance(seconds(1));
      await send(shop, letterTo(`reader${n}@example.com`));
    }
    const first = await get(shop, '/demo/mail');
    expect(lettersIn(first.body)).toHaveLength(20);
    expect(first.body.indexOf('reader25@')).toBeLessThan(first.body.indexOf('reader24@'));
    expect(first.body).not.toContain('reader5@');
    const second = await get(shop, '/demo/mail?page=2');
    expect(lettersIn(second.body)).toHaveLength(5 + before);
    expect(second.body).toContain('Page 2 of 2');
    expect((await get(shop, '/demo/mail?page=999')).body).toBe(second.body);
    for (const odd of ['0', '-1', 'x', '1&page=2', ''])
      expect((await get(shop, `/demo/mail?page=${odd}`)).body).toBe(first.body);
  });

  it.each([
    '01a1fa3d-8c20-7887-a16c-d98bb40f5346',
    'x',
    '..%2foutside',
    '..%5coutside',
    'x%2f..%2f..%2foutside',
  ])('knows no letter %s', async (id) => {
    const [name] = filesOf(shop);
    cpSync(path.join(shop.dataFolder, 'mail', name!), path.join(shop.dataFolder, 'outside.json'));
    for (const url of [`/demo/mail/${id}`, `/demo/mail/${id}/letter`]) {
      const page = await get(shop, url);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('No such letter');
    }
  });
});

describe('kept mail, where a mail server sends the letters', () => {
  const server = new TestMailServer();
  const shop = new TestShop('embedded');
  beforeAll(async () => {
    await server.start();
    await shop.open({ SMTP_URL: server.url });
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  it('has no page', async () => {
    await send(shop, letterTo('ada@example.com'));
    expect(server.received).toHaveLength(1);
    expect((await get(shop, '/demo/mail')).body).not.toContain('Kept mail');
    expect((await get(shop, '/demo/mail.css')).statusCode).toBe(404);
  });
});
