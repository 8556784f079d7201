import { listSessions, logIn } from 'contract/auth';
import { changePassword, passwordFields } from 'contract/auth/change-password';
import { describe, expect, it, vi } from 'vitest';
import { Passwords } from '../../../platform/passwords.js';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';

const tooClose = 'New password is too close to your name, your email or “Cellar Door”';

describeShop(
  'changing the password',
  (shop) => {
    let streets = 0;
    let rules = 0;
    const logsIn = ({ email }: TestCustomer, password: string) =>
      shop.call(logIn, { body: { email, password } }, { 'x-forwarded-for': `198.51.${++streets}.1` });
    const changes = (customer: TestCustomer, new_password: string, old_password = customer.password) =>
      customer.call(changePassword, { body: { old_password, new_password } });
    const answerTo = async (sent: { headers?: Record<string, string>; payload?: unknown }) => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/e-com/customer/change-password',
        headers: { 'content-type': 'application/json', ...sent.headers },
        payload: typeof sent.payload === 'string' ? sent.payload : JSON.stringify(sent.payload),
      });
      return { status: answer.statusCode, ...answer.json() };
    };
    const sessionsBy = (token: string) => shop.call(listSessions, {}, { authorization: `Bearer ${token}` });
    const namesField = new RegExp(passwordFields.join('|'));
    const isWrong = {
      status: 422,
      code: 'wrong_password',
      message: 'Current password is wrong',
      errors: { old_password: 'Current password is wrong' },
    };

    it('lets the new one in and keeps the old one out', async () => {
      const ada = await shop.customer();
      const payload = { old_password: ada.password, new_password: 'a new bottle of barolo' };
      expect(await answerTo({ headers: ada.headers, payload })).toEqual({
        status: 200,
        message: 'Your password has been changed',
      });
      expect(await logsIn(ada, 'a new bottle of barolo')).toHaveProperty('token');
      await expect(logsIn(ada, ada.password)).rejects.toMatchObject({ code: 'wrong_log_in' });
    });

    it('ends every other session at once and keeps this one', async () => {
      const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
      const others = await Promise.all([logsIn(ada, ada.password), logsIn(ada, ada.password)]);
      for (const { token } of others) expect(await sessionsBy(token)).toHaveLength(3);
      await changes(ada, 'nobody else knows it');
      for (const { token } of others)
        await expect(sessionsBy(token)).rejects.toMatchObject({ status: 401, message: 'jwt expired' });
      expect(await ada.call(listSessions, {})).toMatchObject([{ id: ada.sessionId, current: true }]);
      expect(await bob.call(listSessions, {})).toHaveLength(1);
    });

    describe('and the browser in which it is done', () => {
      const markIn = (setCookie: unknown) => /cellar_device=[\w-]{43}/.exec(String(setCookie))?.[0] ?? '';
      const sends = (url: string, payload: object, headers: Record<string, string> = {}) =>
        shop.app.inject({
          method: 'POST',
          url: `/api/e-com/${url}`,
          payload,
          headers: { 'x-forwarded-for': `198.51.${++streets}.1`, ...headers },
        });
      it('keeps its mark, by which others who log in there are known as well', async () => {
        const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
        const { headers } = await sends('auth/login', { email: bob.email, password: bob.password });
        const cookie = markIn(headers['set-cookie']);
        // A browser sends the cookie only to the paths that it was given for.
        expect(String(headers['set-cookie'])).toContain('Path=/api/e-com/customer/change-password;');
        const passwords = { old_password: ada.password, new_password: 'known to this browser' };
        const changed = await sends('customer/change-password', passwords, { ...ada.headers, cookie });
        expect(markIn(changed.headers['set-cookie'])).toBe(cookie);
      });

      it('is not known by a change that is refused', async () => {
        const ada = await shop.customer();
        const passwords = { old_password: 'not hers', new_password: 'a thief would like this' };
        const refused = await sends('customer/change-password', passwords, ada.headers);
        expect(refused.statusCode).toBe(422);
        expect(refused.headers['set-cookie']).toBeUndefined();
      });
    });

    it('is told to the customer by a letter', async () => {
      const ada = await shop.customer({ first_name: 'Ada' });
      await changes(ada, 'a letter is on its way');
      const letter = await shop.letterTo(ada.email);
      expect(letter).toMatchObject({ subject: 'Your password has been changed' });
      expect(letter.text).toContain('Hello Ada');
      expect(letter.text).not.toContain('a letter is on its way');
    });

    it('writes nothing to an address that nobody has confirmed: it may belong to a stranger', async () => {
      const nobody = await shop.customer({ confirmed: false });
      await changes(nobody, 'a bottle for the day');
      await shop.runJobs();
      expect((await shop.letters()).filter(({ to }) => to === nobody.email)).toEqual([]);
    });

    it('cannot be used to fill a mailbox with letters', async () => {
      const ada = await shop.customer();
      let current = ada.password;
      const set = async (next: string) => {
        await changes(ada, next, current);
        current = next;
      };
      for (let time = 0; time < 10; time++) await set(`a bottle for day ${time}`);
      await expect(set('one bottle too many')).rejects.toMatchObject({
        status: 429,
        message: expect.stringContaining('New password'),
      });
      await shop.runJobs();
      expect((await shop.letters()).filter(({ to }) => to === ada.email)).toHaveLength(10);
    });

    it('wants the current one, and changes nothing without it', async () => {
      const ada = await shop.customer();
      const other = await logsIn(ada, ada.password);
      await expect(changes(ada, 'a thief would like this', 'not hers')).rejects.toMatchObject(isWrong);
      expect(await sessionsBy(other.token)).toHaveLength(2);
      expect((await shop.letters()).filter(({ to }) => to === ada.email)).toEqual([]);
    });

    it.each([
      ['too short', 'seven77', 'New password must be at least 8 characters'],
      ['too long', 'x'.repeat(129), 'New password must be at most 128 characters'],
      ['blank', '          ', 'New password is required'],
      ['half an emoji', 'pass word \ud83c', 'New password holds a broken character'],
      ['too common', 'password123', 'New password is too common'],
      ['too common in capitals', 'PassWord123', 'New password is too common'],
      ['one of the hundred thousand commonest', 'tarheels1', 'New password is too common'],
      ['one sign again and again', 'aaaaaaaa', 'New password is too common'],
      ['a few signs repeated', '12341234', 'New password is too common'],
      ['a run backwards', '87654321', 'New password is too common'],
      ['a common word in disguise', 'M0nkey1999!', 'New password is too common'],
      ['the shop’s name', 'cellardoor', tooClose],
      ['their own name', 'AdaTestino80', tooClose],
      ['their own address', 'ada.of.the.rules@example.com', tooClose],
      ['the current one', 'cellar-door-demo', 'New password cannot be the same as the current password'],
      [
        'the current one in wide letters',
        'ｃｅｌｌａｒ-door-demo',
        'New password cannot be the same as the current password',
      ],
    ])('takes none that is %s', async (_name, new_password, words) => {
      const ada = await shop.customer({ email: `ada.of.the.rules${++rules}@example.com` });
      await expect(changes(ada, new_password.replace('rules@', `rules${rules}@`))).rejects.toMatchObject({
        status: 422,
        message: words,
        errors: { new_password: words },
      });
      expect(await logsIn(ada, ada.password)).toHaveProperty('token');
    });

    it.each([
      ['emoji', '🍷🧀🍇🥖🫒🍝🍐🌰', '🍷🧀🍇🥖🫒🍝🍐🌰'],
      ['accents, however they are typed', 'Cha\u0302teau d’Été', 'Château d’E\u0301te\u0301'],
      ['Japanese, in wide and in narrow signs', 'ワインと日本酒１２', 'ﾜｲﾝと日本酒12'],
      ['spaces around it', '  eight  ', '  eight  '],
    ])('takes %s', async (_name, typed, typedLater) => {
      const ada = await shop.customer();
      await changes(ada, typed);
      expect(await logsIn(ada, typedLater)).toHaveProperty('token');
      await changes(ada, 'and back to plain words', typedLater);
    });

    it('gives one of two at the same moment the word', async () => {
      const ada = await shop.customer();
      const wanted = ['the first of them', 'the second of them'];
      const answers = await Promise.allSettled(wanted.map((password) => changes(ada, password)));
      const won = answers.findIndex(({ status }) => status === 'fulfilled');
      expect(answers[1 - won]).toMatchObject({ status: 'rejected', reason: isWrong });
      expect(await logsIn(ada, wanted[won]!)).toHaveProperty('token');
      expect((await shop.letters()).filter(({ to }) => to === ada.email)).toHaveLength(1);
    });

    it('keeps out a log-in by the old one whose password was just being compared', async () => {
      const ada = await shop.customer();
      const compare = Passwords.prototype.isRight;
      const compared = vi.spyOn(Passwords.prototype, 'isRight');
      compared.mockImplementationOnce(async function (this: Passwords, ...pair) {
        const isRight = await compare.apply(this, pair);
        await changes(ada, 'changed in the meantime');
        return isRight;
      });
      await expect(logsIn(ada, ada.password)).rejects.toMatchObject({ code: 'wrong_log_in' });
      compared.mockRestore();
      expect(await ada.call(listSessions, {})).toHaveLength(1);
    });

    it('ends a stolen session that guesses, and leaves the owner everything else', async () => {
      const ada = await shop.customer();
      const thief = await logsIn(ada, ada.password);
      const headers = { authorization: `Bearer ${thief.token}` };
      const body = { new_password: 'a thief would like this' };
      const guess = (old_password: string) =>
        shop.call(changePassword, { body: { ...body, old_password } }, headers).catch((no) => no);
      for (let i = 0; i < 9; i++) expect(await guess(`guess ${i}`)).toMatchObject(isWrong);
      expect(await guess('the last one')).toMatchObject({
        ...isWrong,
        message: expect.stringMatching(/^Current password.* logged out/),
        errors: { old_password: expect.stringContaining('logged out') },
      });
      expect(await guess(ada.password)).toMatchObject({ status: 401, message: 'jwt expired' });
      expect(await ada.call(listSessions, {})).toHaveLength(1);
      await changes(ada, 'a good one at last');
      expect(await logsIn(ada, 'a good one at last')).toHaveProperty('token');
    });

    it('compares no more than ten guesses that a session sends at the same time', async () => {
      const ada = await shop.customer();
      const guesses = await Promise.allSettled(
        Array.from({ length: 14 }, (_, i) => changes(ada, 'a thief would like this', `guess ${i}`)),
      );
      const answers = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason : undefined));
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
      for (const { status, message } of answers.filter((answer) => answer.status === 429))
        expect([status, message]).toEqual([429, expect.stringMatching(namesField)]);
      await expect(ada.call(listSessions, {})).rejects.toMatchObject({ status: 401 });
    });

    it('forgives slips once the password was right', async () => {
      const ada = await shop.customer();
      for (let i = 0; i < 9; i++)
        await expect(changes(ada, 'never gets there', `slip ${i}`)).rejects.toMatchObject(isWrong);
      await changes(ada, 'here it is again');
      for (let i = 0; i < 9; i++)
        await expect(changes(ada, 'never gets there', `slip ${i}`)).rejects.toMatchObject(isWrong);
      expect(await ada.call(listSessions, {})).toHaveLength(1);
    });

    it.each([
      ['nothing', {}, 'Current password is required'],
      ['no new one', { old_password: 'cellar-door-demo' }, 'New password is required'],
      ['blanks', { old_password: '  ', new_password: ' ' }, 'Current password is required'],
      ['a number', { old_password: 12345678, new_password: 'a good one' }, 'Current password is required'],
      ['a list', { old_password: 'cellar-door-demo', new_password: ['x'] }, 'New password is required'],
      [
        'a novel',
        { old_password: 'x'.repeat(1001), new_password: 'a good one' },
        'Current password is too long',
      ],
    ])('says in the first words what is wrong with %s', async (_name, payload, message) => {
      const { headers } = await shop.customer();
      const answer = await answerTo({ headers, payload });
      expect(answer).toMatchObject({ status: 422, code: 'wrong_fields', message });
      expect(Object.values(answer.errors)).toContain(message);
    });

    it.each([
      ['broken JSON', '{"old_password":"x', 400],
      ['no object', '"cellar-door-demo"', 400],
      ['a list', '[]', 422],
      ['null', 'null', 400],
      ['nothing at all', '', 400],
      ['a null character', '{"old_password":"x\\u0000","new_password":"a good one"}', 400],
      ['a way into prototypes', '{"__proto__":{"old_password":"x"}}', 400],
      ['far too much', JSON.stringify({ old_password: 'x'.repeat(200_000) }), 413],
    ])('names a field also where it gets %s', async (_name, payload, status) => {
      const { headers } = await shop.customer();
      const answer = await answerTo({ headers, payload });
      expect(answer).toMatchObject({ status, message: expect.stringMatching(namesField) });
    });

    it('names a field also where the shop is busy or at fault', async () => {
      const ada = await shop.customer();
      const compare = vi
        .spyOn(Passwords.prototype, 'isRight')
        .mockRejectedValue(new Error('A thread ended.'));
      const fault = await changes(ada, 'not at this moment').catch((no) => no);
      compare.mockRestore();
      expect(fault).toMatchObject({
        status: 500,
        message: 'Current password could not be changed. Something went wrong on our side. Please try again.',
      });
      expect(shop.takeErrors()).toEqual(['a request failed: A thread ended.']);
    });

    it('names a field also where one caller asks without end', async () => {
      const headers = { 'x-forwarded-for': '198.52.1.1' };
      const answers = await Promise.all(Array.from({ length: 26 }, () => answerTo({ headers, payload: {} })));
      expect(answers.find(({ status }) => status === 429)?.message).toMatch(namesField);
    });

    it('leaves the words of an ended session as they are', async () => {
      const payload = { old_password: 'cellar-door-demo', new_password: 'a good one' };
      expect(await answerTo({ headers: { authorization: 'Bearer of.no.token' }, payload })).toMatchObject({
        status: 401,
        message: 'jwt expired',
      });
    });

    it('writes no password into the log or the database', async () => {
      const ada = await shop.customer();
      await changes(ada, 'never written down');
      await changes(ada, 'nor is this one', 'a wrong one is not').catch(() => {});
      const { kysely } = shop.whole.database;
      const stored = JSON.stringify([
        await kysely.selectFrom('customer').selectAll().where('id', '=', ada.id).execute(),
        await kysely.selectFrom('job').selectAll().execute(),
      ]);
      for (const secret of ['never written down', 'nor is this one', 'a wrong one is not'])
        expect(shop.log + stored).not.toContain(secret);
    });
  },
  { TRUSTED_PROXIES: '127.0.0.1', REQUESTS_PER_MINUTE: '100' },
);
