import { getProduct, listReviews, writeReview } from 'contract/catalogue/details';
import {
  answerMessage,
  answerReview,
  hideReview,
  type InboxMessage,
  type InboxReview,
  listInbox,
  settleMessage,
  settleReview,
  showReview,
  takeMessage,
} from 'contract/inbox.staff';
import { sendContactMessage } from 'contract/pages';
import { beforeEach, expect, it } from 'vitest';
import { days, minutes } from '../../platform/clock.js';
import { describeShop } from '../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { recordPurchase } from '../catalogue/index.js';

const [mission, embarcadero] = [1, 2];
const bottle = 1;

describeShop('the inbox', (shop) => {
  const manager = (store_id = mission) => openTestPerson(shop, { role: 'manager', store_id });
  let asked = 0;
  const asks = async (message: string, store_id = mission) => {
    const writer = { name: 'Ada Lovelace', email: `writer${++asked}@example.com` };
    const body = { ...writer, topic: 'product' as const, message, store_id };
    return { ...writer, ...(await shop.call(sendContactMessage, { body })) };
  };
  const reviews = async (rating: number, text: string) => {
    const author = await shop.customer({ first_name: 'Bob' });
    await shop.shop.write((tx) => recordPurchase(tx, author.id, [bottle]));
    const write = (body: { rating: number; text: string }) =>
      author.call(writeReview, { path: { id: String(bottle) }, body });
    const { id } = await write({ rating, text });
    return { id, author, write };
  };
  const inboxOf = async (person: TestPerson, query: object = {}) =>
    (await person.call(listInbox, { query })).entries;
  const messageOf = async (person: TestPerson, id: string) =>
    (await inboxOf(person, { state: 'all' })).find((entry): entry is InboxMessage => entry.id === id)!;
  const reviewOf = async (person: TestPerson, id: string) =>
    (await inboxOf(person, { state: 'all' })).find((entry): entry is InboxReview => entry.id === id)!;
  const answers = (person: TestPerson, id: string, text: string, answers_seen = 0, key = text) =>
    person.call(
      answerMessage,
      { path: { id }, body: { text, answers_seen } },
      { 'idempotency-key': `key-${key.replaceAll(' ', '-')}` },
    );

  beforeEach(async () => {
    shop.clock.advance(days(1));
    await shop.shop.write(async (tx) => {
      await tx.deleteFrom('contact_message').execute();
      await tx.deleteFrom('review').execute();
    });
  });

  it('holds messages and reviews as one list, the newest first, until they are settled', async () => {
    const marco = await manager();
    const first = await asks('Is it ready to drink?');
    shop.clock.advance(minutes(1));
    const review = await reviews(2, 'Corked.');
    shop.clock.advance(minutes(1));
    const last = await asks('When do you open?');
    expect((await inboxOf(marco)).map(({ id }) => id)).toEqual([last.id, review.id, first.id]);
    expect((await inboxOf(marco, { kind: 'review' })).map(({ id }) => id)).toEqual([review.id]);
    await marco.call(settleMessage, { path: { id: last.id } });
    await marco.call(settleReview, { path: { id: review.id } });
    expect((await inboxOf(marco)).map(({ id }) => id)).toEqual([first.id]);
    expect((await inboxOf(marco, { state: 'settled' })).map(({ id }) => id)).toEqual([last.id, review.id]);
  });

  it('comes in pages', async () => {
    const marco = await manager();
    await shop.shop.write(async (tx) => {
      for (let i = 0; i < 21; i++)
        await tx
          .insertInto('contact_message')
          .values({
            id: `0190b7e0-5f00-7000-8000-0000000000${String(10 + i)}`,
            store_id: mission,
            name: 'Ada',
            email: 'ada@example.com',
            topic: 'other',
            message: `Message ${i}`,
            sent_at: tx.now,
          })
          .execute();
    });
    const page = await marco.call(listInbox, { query: {} });
    expect([page.entries.length, page.more]).toEqual([20, true]);
    const { at: before, id: before_id } = page.entries.at(-1)!;
    const rest = await marco.call(listInbox, { query: { before, before_id } });
    expect(rest).toMatchObject({ entries: [{ text: 'Message 0' }], more: false });
  });

  it('mails an answer once, however often it is pressed, and keeps it at the message', async () => {
    const marco = await manager();
    const { id, email } = await asks('Is it ready to drink?');
    await Promise.all([1, 2].map(() => answers(marco, id, 'Wait until 2030.')));
    const letters = (await shop.letters()).filter(({ to }) => to === email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toMatch(/You wrote:\s+Is it ready to drink\?\s+Wait until 2030\./);
    expect(await messageOf(marco, id)).toMatchObject({
      state: 'answered',
      answers: [{ text: 'Wait until 2030.', by: 'Mia Testino' }],
    });
  });

  it('lets one of two answer who write at the same moment', async () => {
    const [marco, maria] = [await manager(), await manager()];
    const { id, email } = await asks('Is it ready to drink?');
    const both = await Promise.allSettled([
      answers(marco, id, 'Yes indeed.'),
      answers(maria, id, 'Not at all.'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'answered_meanwhile' },
    });
    expect((await shop.letters()).filter(({ to }) => to === email)).toHaveLength(1);
    await answers(maria, id, 'One thing more.', 1);
    expect((await messageOf(marco, id)).answers).toHaveLength(2);
  });

  it('tells who looks after a message', async () => {
    const marco = await manager();
    const { id } = await asks('Is it ready to drink?');
    await marco.call(takeMessage, { path: { id } });
    expect(await messageOf(marco, id)).toMatchObject({ state: 'waiting', taken_by: 'Mia Testino' });
  });

  it('knows nothing of messages to another store', async () => {
    const marco = await manager(mission);
    const { id } = await asks('Is it ready to drink?', embarcadero);
    expect(await inboxOf(marco, { state: 'all' })).toEqual([]);
    const missing = { status: 404, code: 'message_not_found' };
    await expect(answers(marco, id, 'Yes, it is.')).rejects.toMatchObject(missing);
    await expect(marco.call(takeMessage, { path: { id } })).rejects.toMatchObject(missing);
    await expect(marco.call(settleMessage, { path: { id } })).rejects.toMatchObject(missing);
  });

  const readers = async () => {
    const reader = await shop.customer();
    const path = { id: String(bottle) };
    return {
      reviews: async () => (await reader.call(listReviews, { path, query: {} })).data,
      stars: async () => {
        const product = await reader.call(getProduct, { path, query: { store_id: String(mission) } });
        return [product.rating, product.rating_count];
      },
    };
  };

  it('answers a review beneath it, until its author writes it anew', async () => {
    const [marco, reader] = [await manager(), await readers()];
    const { id, write } = await reviews(2, 'Corked.');
    await marco.call(answerReview, { path: { id }, body: { text: 'Bring it back, please.' } });
    expect(await reader.reviews()).toMatchObject([{ id, answer: { text: 'Bring it back, please.' } }]);
    expect(await inboxOf(marco)).toEqual([]);
    await write({ rating: 5, text: 'The next was fine.' });
    expect(await reader.reviews()).toMatchObject([{ id, answer: null }]);
    expect(await inboxOf(marco)).toMatchObject([{ id, waits: true }]);
  });

  it('hides a review and its stars with a reason, and shows them again', async () => {
    const [marco, reader] = [await manager(), await readers()];
    const { id } = await reviews(1, 'Rude words.');
    expect(await reader.stars()).toEqual([1, 1]);
    await marco.call(hideReview, { path: { id }, body: { reason: 'Names a neighbor' } });
    expect([await reader.reviews(), await reader.stars()]).toEqual([[], [null, 0]]);
    expect(await reviewOf(marco, id)).toMatchObject({ shown: false, hidden_because: 'Names a neighbor' });
    await marco.call(showReview, { path: { id } });
    expect(await reader.stars()).toEqual([1, 1]);
    expect(await reviewOf(marco, id)).toMatchObject({ shown: true, hidden_because: null });
    await expect(marco.call(showReview, { path: { id } })).rejects.toMatchObject({
      code: 'nothing_hidden',
    });
  });

  it('writes each act down', async () => {
    const marco = await manager();
    const { id } = await asks('Is it ready to drink?');
    await answers(marco, id, 'Wait for it.');
    const review = await reviews(1, 'Rude words.');
    await marco.call(hideReview, { path: { id: review.id }, body: { reason: 'Names a neighbor' } });
    const acts = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .selectAll()
        .where('person_id', '=', marco.id)
        .where('thing', 'in', ['message', 'review'])
        .orderBy('at')
        .orderBy('id')
        .execute(),
    );
    expect(acts).toMatchObject([
      { kind: 'message_answered', thing: 'message', thing_id: id, store_id: mission },
      { kind: 'review_hidden', thing: 'review', thing_id: review.id, why: 'Names a neighbor' },
    ]);
    expect(JSON.stringify(acts)).not.toContain('example.com');
  });
});
