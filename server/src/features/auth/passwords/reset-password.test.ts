import { askForReset, listSessions, logIn, resetPassword } from 'contract/auth';
import { changePassword } from 'contract/auth/change-password';
import { expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { issueOneTimeToken } from '../one-time-tokens.js';

describeShop(
  'a forgotten password',
  (shop) => {
    let streets = 0;
    const from = (address = `198.19.${++streets}.1`) => ({ 'x-forwarded-for': address });
    const asks = (email: string, address?: string) =>
      shop.call(askForReset, { body: { email } }, from(address));
    const resets = (token: string, password: string) =>
      shop.call(resetPassword, { body: { token, password } }, from());
    const logsIn = (email: string, password: string) =>
      shop.call(logIn, { body: { email, password } }, from());
    const linkOf = async ({ email }: TestCustomer) => {
      await asks(email);
      return (await shop.letterTo(email)).token;
    };
    const dead = { status: 422, code: 'reset_link_dead' };

    it('is replaced by the link in the letter', async () => {
      const ada = await shop.customer();
      const token = await linkOf(ada);
      await resets(token, 'a new bottle of barolo');
      expect(await logsIn(ada.email, 'a new bottle of barolo')).toHaveProperty('token');
      await expect(logsIn(ada.email, ada.password)).rejects.toMatchObject({ code: 'wrong_log_in' });
    });

    it('carries nothing that a stranger has typed to an address that nobody has confirmed', async () => {
      const first_name = 'You have won, see www.prize.example';
      const [known, stranger] = [
        await shop.customer({ first_name }),
        await shop.customer({ first_name, confirmed: false }),
      ];
      await asks(known.email);
      await asks(stranger.email);
      expect((await shop.letterTo(known.email)).text).toContain(`Hello ${first_name},`);
      const link = await shop.letterTo(stranger.email);
      await stranger.call(changePassword, {
        body: { old_password: stranger.password, new_password: 'a new bottle of barolo' },
      });
      await asks(stranger.email);
      await resets((await shop.letterTo(stranger.email)).token, 'another bottle of barolo');
      await shop.runJobs();
      const letters = (await shop.letters()).filter(({ to }) => to === stranger.email);
      expect(letters.map(({ subject }) => subject)).toEqual([
        'Your password has been changed',
        'Choose a new password',
        'Choose a new password',
      ]);
      for (const { text, html } of [link, ...letters]) expect(text + html).not.toContain('prize');
    });

    it('is asked for with one answer, whether or not there is an account', async () => {
      const { email } = await shop.customer();
      const answerTo = async (typed: string) => {
        const answer = await shop.app.inject({
          method: 'POST',
          url: '/api/e-com/auth/forgot-password',
          payload: { email: typed },
          headers: from(),
        });
        return { status: answer.statusCode, body: answer.json() };
      };
      const known = await answerTo(email);
      expect(known).toEqual({
        status: 200,
        body: { message: 'If an account exists for that email, a reset link is on its way' },
      });
      expect(await answerTo('nobody@example.com')).toEqual(known);
      expect((await shop.letters()).filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
    });

    it('sends the letter to the address on record, not to the one that was typed', async () => {
      const ada = await shop.customer({ email: 'Ada.Record@example.com' });
      await asks('ada.record@EXAMPLE.com');
      expect((await shop.letterTo(ada.email)).to).toBe('Ada.Record@example.com');
    });

    it('has a link that works once', async () => {
      const token = await linkOf(await shop.customer());
      await resets(token, 'the first new one');
      await expect(resets(token, 'the second new one')).rejects.toMatchObject(dead);
    });

    it('has a link that works once, also when it is used ten times at the same moment', async () => {
      const ada = await shop.customer();
      const token = await linkOf(ada);
      const passwords = Array.from({ length: 10 }, (_, i) => `new password number ${i}`);
      const answers = await Promise.allSettled(passwords.map((password) => resets(token, password)));
      const won = answers.findIndex(({ status }) => status === 'fulfilled');
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject(dead);
      expect(await logsIn(ada.email, passwords[won]!)).toHaveProperty('token');
    });

    it('has a link for thirty minutes', async () => {
      const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
      const [adasLink, bobsLink] = [await linkOf(ada), await linkOf(bob)];
      shop.clock.advance(minutes(30) - 1000);
      await resets(adasLink, 'still in good time');
      shop.clock.advance(1000);
      await expect(resets(bobsLink, 'a second too late')).rejects.toMatchObject(dead);
    });

    it('has a link that dies when a newer one is issued', async () => {
      const ada = await shop.customer();
      const older = await linkOf(ada);
      shop.clock.advance(1000);
      const newer = await linkOf(ada);
      await expect(resets(older, 'by the older link')).rejects.toMatchObject(dead);
      await resets(newer, 'by the newer link');
    });

    it('has one link that lives when two are asked for at the same moment', async () => {
      const ada = await shop.customer();
      await Promise.all([asks(ada.email), asks(ada.email)]);
      const letters = (await shop.letters()).filter(({ to }) => to === ada.email);
      const links = letters.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
      expect(links).toHaveLength(2);
      const answers = await Promise.allSettled(links.map((link) => resets(link, 'only one of them')));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('has a link that is dead where the address that it was written to is no longer theirs', async () => {
      const ada = await shop.customer();
      // The letter was written while the address changed: changing it could not know of this link.
      const token = await shop.shop.write((tx) =>
        issueOneTimeToken(tx, 'reset-password', { id: ada.id, email: 'left-behind@example.com' }),
      );
      await expect(resets(token, 'whoever reads that mailbox')).rejects.toMatchObject(dead);
      expect(await logsIn(ada.email, ada.password)).toHaveProperty('token');
    });

    it('keeps its link when the new password is refused', async () => {
      const token = await linkOf(await shop.customer());
      await expect(resets(token, 'password123')).rejects.toMatchObject({
        status: 422,
        message: 'New password is too common',
        errors: { password: 'New password is too common' },
      });
      await expect(resets(token, 'short')).rejects.toMatchObject({
        errors: { password: 'New Password must be at least 8 characters' },
      });
      await resets(token, 'a good one at last');
    });

    it('ends every session at once when it is replaced, and tells the customer', async () => {
      const ada = await shop.customer();
      await ada.call(listSessions, {});
      const token = await linkOf(ada);
      shop.clock.advance(1000);
      await resets(token, 'nobody else knows it');
      await expect(ada.call(listSessions, {})).rejects.toMatchObject({ message: 'jwt expired' });
      expect(await shop.letterTo(ada.email)).toMatchObject({ subject: 'Your password has been changed' });
    });

    it('is no way in for an old log-in that was under way', async () => {
      const ada = await shop.customer();
      const token = await linkOf(ada);
      const [, ...logIns] = await Promise.allSettled([
        resets(token, 'changed in the meantime'),
        ...Array.from({ length: 8 }, () => logsIn(ada.email, ada.password)),
      ]);
      for (const logIn of logIns)
        if (logIn.status === 'fulfilled')
          await expect(
            shop.call(listSessions, {}, { authorization: `Bearer ${logIn.value.token}` }),
          ).rejects.toMatchObject({ status: 401 });
    });

    it('leaves only hashes of links in the database, and nothing in the log', async () => {
      const token = await linkOf(await shop.customer());
      const { kysely } = shop.whole.database;
      const stored = JSON.stringify([
        await kysely.selectFrom('one_time_token').selectAll().execute(),
        await kysely.selectFrom('job').selectAll().execute(),
      ]);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(stored).not.toContain(token);
      expect(shop.log).not.toContain(token);
    });

    it.each(['x', '', 'x'.repeat(300), "'; drop table customer; --", '🍷'])(
      'knows no link %j',
      async (token) => {
        await expect(resets(token, 'a good password')).rejects.toMatchObject({ status: 422 });
      },
    );

    it('cannot fill a mailbox', async () => {
      const { email } = await shop.customer();
      for (let i = 0; i < 3; i++) await asks(email);
      await expect(asks(email)).rejects.toMatchObject({
        status: 429,
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      });
      const somebody = 'not-a-customer@example.com';
      for (let i = 0; i < 3; i++) await asks(somebody);
      await expect(asks(somebody)).rejects.toMatchObject({ status: 429 });
    });

    it('cannot be asked for without end from one address', async () => {
      const answers = [];
      for (let i = 0; i < 22; i++)
        answers.push(await asks(`anyone-${i}@example.com`, '203.0.113.77').catch((no) => no.status));
      expect(answers.at(-1)).toBe(429);
    });
  },
  { TRUSTED_PROXIES: '127.0.0.1' },
);
