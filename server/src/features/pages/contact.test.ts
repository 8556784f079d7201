import { type ContactMessage, contactReference, sendContactMessage } from 'contract/pages';
import { beforeEach, expect, it } from 'vitest';
import { days, minutes } from '../../platform/clock.js';
import { enqueue } from '../../platform/jobs/job.js';
import type { Letter } from '../../platform/mail/letter.js';
import { describeShop } from '../../testing/describe-shop.js';
import { forgetContactMessages } from './contact.js';

const westLoop = 4;
const question: ContactMessage = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'delivery',
  message: 'Could the slot be moved to Friday?\n\nThe bell does not work.',
  order_id: null,
  store_id: westLoop,
};

describeShop('contact', (shop) => {
  const write = (changes: object = {}) =>
    shop.call(sendContactMessage, { body: { ...question, ...changes } });
  const kept = () =>
    shop.shop.read((db) => db.selectFrom('contact_message').selectAll().orderBy('sent_at').execute());
  const letters = () =>
    shop.shop.write(async (tx) => {
      const jobs = await tx
        .deleteFrom('job')
        .where('kind', '=', 'send-letter')
        .returning('payload')
        .execute();
      return jobs.map(({ payload }) => payload as unknown as Letter);
    });

  beforeEach(async () => {
    shop.clock.advance(days(1));
    await shop.shop.write((tx) => tx.deleteFrom('contact_message').execute());
    await letters();
  });

  it('keeps the message and mails it to the store, once', async () => {
    const { id } = await write({ order_id: ' A-1042 ' });
    expect(await kept()).toMatchObject([
      { ...question, id, order_id: 'A-1042', sent_at: shop.clock.now(), state: 'waiting' },
    ]);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      to: 'west-loop@cellar-door.example',
      subject: 'Pickup, delivery or shipping: a message from Ada Lovelace',
      paragraphs: ['Ada Lovelace writes:', question.message],
    });
    expect(letter?.facts).toEqual([
      { label: 'Answer to', value: 'ada@example.com' },
      { label: 'About', value: 'Pickup, delivery or shipping' },
      { label: 'Order number', value: 'A-1042' },
      { label: 'Reference', value: contactReference(id) },
    ]);
  });

  it('mails nothing to the address that was typed', async () => {
    await write({ email: 'stranger@example.com' });
    expect((await letters()).map(({ to }) => to)).toEqual(['west-loop@cellar-door.example']);
  });

  it('is read by the first store when none is named', async () => {
    await write({ store_id: undefined });
    expect(await letters()).toMatchObject([{ to: 'mission@cellar-door.example' }]);
  });

  it('needs no order number', async () => {
    await write({ order_id: '' });
    expect(await kept()).toMatchObject([{ order_id: null }]);
  });

  it('knows no other stores', async () => {
    await expect(write({ store_id: 99 })).rejects.toMatchObject({ status: 404, code: 'store_not_found' });
    expect(await kept()).toEqual([]);
    expect(await letters()).toEqual([]);
  });

  it.each([
    ['a name over two lines', { name: 'Ada\r\nBcc: everybody@example.com' }, 'name'],
    ['an e-mail address over two lines', { email: 'ada@example.com\nBcc: everybody@example.com' }, 'email'],
    ['two e-mail addresses', { email: 'ada@example.com, bob@example.com' }, 'email'],
    ['an order number over two lines', { order_id: 'A-1\nBcc: everybody@example.com' }, 'order_id'],
    ['no name', { name: '  ' }, 'name'],
    ['no message', { message: '\n \n' }, 'message'],
    ['an endless message', { message: 'a'.repeat(4001) }, 'message'],
    ['a character that no text can hold', { message: 'a\u0007b' }, 'message'],
    ['half a character', { message: 'a\ud83c' }, 'message'],
    ['a topic of its own', { topic: 'spam' }, 'topic'],
    ['a store that is no number', { store_id: '4' }, 'store_id'],
  ])('refuses %s and says at which field', async (_what, changes, field) => {
    const refused = await write(changes).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } });
    expect(await letters()).toEqual([]);
  });

  it('takes 4000 characters with line breaks, in any script', async () => {
    const message = `${'酒'.repeat(3990)}\n🍷 'x' "`;
    await write({ message });
    expect(await kept()).toMatchObject([{ message }]);
    expect((await letters())[0]?.paragraphs[1]).toBe(message);
  });

  it('listens to one network address five times in a row, then once every twelve minutes', async () => {
    for (let sent = 1; sent <= 5; sent++) await write({ email: `ada${sent}@example.com` });
    await expect(write({ email: 'ada6@example.com' })).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '720' },
    });
    expect(await kept()).toHaveLength(5);
    shop.clock.advance(minutes(12));
    await write({ email: 'ada6@example.com' });
  });

  it('listens to one e-mail address no more often from many networks', async () => {
    const from = (ip: string, email: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/e-com/contact',
        payload: { ...question, email },
        remoteAddress: ip,
      });
    for (let at = 1; at <= 5; at++)
      expect((await from(`10.0.0.${at}`, 'ada@example.com')).statusCode).toBe(201);
    expect((await from('10.0.0.6', 'ADA@example.com')).statusCode).toBe(429);
    expect((await from('10.0.0.7', 'bob@example.com')).statusCode).toBe(201);
  });

  it('forgets a message after two years', async () => {
    await write();
    shop.clock.advance(days(2 * 365));
    await write();
    await shop.shop.write((tx) => enqueue(tx, forgetContactMessages, {}));
    shop.clock.advance(minutes(1));
    await shop.runJobs();
    expect(await kept()).toHaveLength(1);
  });
});
