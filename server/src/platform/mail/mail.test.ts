import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestMailServer } from '../../testing/test-mail-server.js';
import { TestShop } from '../../testing/test-shop.js';
import { minutes } from '../clock.js';
import { type Letter, sendLetter } from './letter.js';

const resetLetter: Letter = {
  to: 'ada@example.com',
  subject: 'Reset your password',
  greeting: 'Hello Ada,',
  paragraphs: ['Somebody asked to reset the password of this account.'],
  action: { label: 'Choose a new password', url: 'https://shop.test/reset-password?token=abc' },
};

/** A shop that sends its mail through this server. */
function shopWith(server: TestMailServer, credentials = '') {
  const shop = new TestShop('embedded');
  beforeAll(async () => {
    await server.start();
    await shop.open({ SMTP_URL: server.url.replace('//', `//${credentials}`) });
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });
  afterEach(() => {
    server.received.length = 0;
    server.refusals.clear();
    expect(shop.takeErrors()).toEqual([]);
  });
  const write = (letter: Partial<Letter> = {}) =>
    shop.shop.write((tx) => sendLetter(tx, { ...resetLetter, ...letter }));
  const waiting = () =>
    shop.shop.read((db) =>
      db
        .selectFrom('job')
        .select(['id', 'attempts', 'last_error'])
        .where('kind', '=', 'send-letter')
        .execute(),
    );
  const forget = () =>
    shop.shop.write((tx) => tx.deleteFrom('job').where('kind', '=', 'send-letter').execute());
  const tryAgain = async () => {
    shop.clock.advance(minutes(5));
    await shop.runJobs();
  };
  return { shop, write, waiting, forget, tryAgain };
}

describe('mail by a mail server', () => {
  const server = new TestMailServer();
  const { shop, write, waiting, forget, tryAgain } = shopWith(server);

  it('delivers a letter once, as HTML and as text, to its one recipient', async () => {
    await write();
    await tryAgain();
    await tryAgain();
    expect(server.received).toHaveLength(1);
    const [letter] = server.received;
    expect(letter?.to).toEqual(['ada@example.com']);
    expect(letter?.headers).toMatch(/^Subject: Reset your password$/m);
    expect(letter?.headers).toMatch(/^From: "?Cellar Door"? <shop@cellar-door\.example>$/m);
    expect(letter?.headers).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(letter?.headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(await waiting()).toEqual([]);
  });

  it('names a letter by its job, so that a second delivery after a crash is recognised', async () => {
    await write();
    const [job] = await waiting();
    await tryAgain();
    expect(server.received[0]?.headers).toContain(`Message-ID: <${job?.id}@cellar-door.example>`);
    expect(server.received[0]?.headers).toContain('Date: Fri, 20 Nov 2026');
  });

  it('keeps a letter while the mail server is down and sends it once when it is back', async () => {
    await server.stop();
    await write();
    await tryAgain();
    await tryAgain();
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);
    expect(shop.log).toContain('a job failed and is tried again');
    await server.start();
    await tryAgain();
    await tryAgain();
    expect(server.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('lets no subject, address or greeting add a header or a recipient', async () => {
    const evil = 'Hi\r\nBcc: eve@example.com\r\n\r\nNew body';
    await write({ subject: evil, greeting: evil });
    await write({ to: 'ada@example.com\r\nRCPT TO:<eve@example.com>' });
    await write({ to: 'ada@example.com, eve@example.com' });
    await write({ to: 'Ada <ada@example.com>' });
    await tryAgain();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual(['ada@example.com']);
    expect(server.received[0]?.headers).not.toMatch(/^Bcc:/im);
    expect(server.received[0]?.headers).toMatch(/^Subject: Hi Bcc: eve@example.com New body$/m);
    expect(await waiting()).toEqual([]);
    expect(shop.log).toContain('a letter has no address that it can be sent to');
  });

  it('gives up at once where the recipient does not exist, and does not write the address into the log', async () => {
    server.refusals.set('ada@example.com', '550 5.1.1 No such user');
    await write();
    await tryAgain();
    expect(await waiting()).toEqual([]);
    expect(server.received).toEqual([]);
    expect(shop.log).toContain('a letter was refused for good');
    expect(shop.log).not.toContain('ada@example.com');
  });

  it.each([
    ['is full for now', '452 4.2.2 Mailbox full'],
    ['wants a log-in that the settings lack', '530 5.5.1 Log in first'],
    ['does not relay for us yet', '554 5.7.1 Relay access denied'],
  ])('tries again where the mail server %s', async (_why, answer) => {
    server.refusals.set('ada@example.com', answer);
    await write();
    await tryAgain();
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    server.refusals.clear();
    await tryAgain();
    expect(server.received).toHaveLength(1);
    await forget();
  });

  it('tells the codes of a trouble, in the log and in the job, and not whose letter it was', async () => {
    server.refusals.set('ada@example.com', '451 4.7.1 <ada@example.com>: please try again later');
    await write();
    await tryAgain();
    const told = 'The mail server answered 451 4.7.1 to RCPT TO.';
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: told }]);
    expect(shop.log).toContain(told);
    expect(shop.log).not.toContain('ada@example.com');
    await forget();
  });

  it('sends to one recipient what another one refuses', async () => {
    server.refusals.set('bob@example.com', '550 5.1.1 No such user');
    await write({ to: 'bob@example.com' });
    await write();
    await tryAgain();
    expect(await waiting()).toEqual([]);
    expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com']]);
  });
});

describe('mail by a server that wants a password', () => {
  const server = new TestMailServer({ login: { user: 'shop', pass: 's p%c/' } });
  const { write, waiting, tryAgain } = shopWith(server, `shop:${encodeURIComponent('s p%c/')}@`);

  it('logs in with what the address says', async () => {
    await write();
    await tryAgain();
    expect(server.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });
});

describe('mail by a server that refuses the password', () => {
  const server = new TestMailServer({ login: { user: 'shop', pass: 'right' } });
  const { shop, write, waiting, tryAgain } = shopWith(server, 'shop:wrong@');

  it('keeps the letter for somebody to mend the settings, and the password out of the log', async () => {
    await write();
    await tryAgain();
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('535') }]);
    expect(shop.log).not.toContain('wrong');
    expect(server.received).toEqual([]);
  });
});

describe('mail by a server whose certificate nobody vouches for', () => {
  const server = new TestMailServer({ encrypted: true });
  const { write, waiting, tryAgain } = shopWith(server);

  it('sends nothing and keeps the letter', async () => {
    await write();
    await tryAgain();
    expect(server.received).toEqual([]);
    expect(await waiting()).toMatchObject([
      { attempts: 1, last_error: expect.stringMatching(/self.signed|certificate/i) },
    ]);
  });
});
