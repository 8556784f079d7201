import { listSessions, logIn, signUp } from 'contract/auth';
import type { Sent } from 'contract/platform/endpoint';
import { expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';

type SignUp = Sent<typeof signUp>['body'];

const anna: SignUp = {
  first_name: 'Anna',
  last_name: 'Lind',
  email: 'anna@example.com',
  dob: '1990-02-28',
  password: 'a bottle of barolo',
  accept_terms: true,
};

describeShop(
  'signing up',
  (shop) => {
    let households = 0;
    /** Each call comes from its own address, so that only the tests of the limits meet them. */
    const signsUp = (about: Partial<Record<keyof SignUp, unknown>>, address = `198.51.${++households}.1`) =>
      shop.call(signUp, { body: { ...anna, ...about } as SignUp }, { 'x-forwarded-for': address });

    it('logs the customer in and asks to confirm the address', async () => {
      const { token, customer } = await signsUp({});
      expect(customer).toEqual({
        id: expect.any(String),
        first_name: 'Anna',
        last_name: 'Lind',
        image_url: '',
        cart_count: 0,
        wishlist_count: 0,
      });
      expect(await shop.call(listSessions, {}, { authorization: `Bearer ${token}` })).toHaveLength(1);
      const letter = await shop.letterTo('anna@example.com');
      expect(letter.text).toMatch(/https:\/\/shop\.test\/welcome\?verify=[\w-]{43}\b/);
    });

    it('answers with 201', async () => {
      const payload = { ...anna, email: 'created@example.com' };
      const answer = await shop.app.inject({ method: 'POST', url: '/api/e-com/auth/sign-up', payload });
      expect(answer.statusCode).toBe(201);
    });

    it.each(['anna@example.com', 'ANNA@Example.com', '  anna@example.com '])(
      'does not open a second account for %j',
      async (email) => {
        await expect(signsUp({ email })).rejects.toMatchObject({
          status: 409,
          code: 'email_in_use',
          message: 'An account with this email already exists',
          errors: { email: 'An account with this email already exists' },
        });
      },
    );

    it('opens one account when the same address comes ten times at once', async () => {
      const asked = Array.from({ length: 10 }, () => signsUp({ email: 'twin@example.com' }));
      const answers = await Promise.allSettled(asked);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'email_in_use' });
    });

    it('asks for 21 years on the day of signing up', async () => {
      shop.clock.set(new Date('2026-11-20T18:00:00Z'));
      await expect(signsUp({ email: 'young@example.com', dob: '2005-11-21' })).rejects.toMatchObject({
        status: 403,
        code: 'under_age',
        message: 'You must be 21 or older to create an account',
      });
      expect(await signsUp({ email: 'young@example.com', dob: '2005-11-20' })).toHaveProperty('token');
    });

    it.each([
      ['first_name', '   ', 'First name is required'],
      ['last_name', 'x'.repeat(101), 'Use at most 100 characters'],
      ['email', 'anna@', 'Enter a valid email address'],
      ['email', 'anna@example.com\nBcc: all@example.com', 'Enter a valid email address'],
      ['email', 'ann\u212a@example.com', 'Enter a valid email address'],
      ['dob', '2000-02-30', 'This date does not exist'],
      ['dob', '0000-01-01', 'This date does not exist'],
      ['dob', '1850-01-01', 'Enter your date of birth'],
      ['phone', 'call me', 'Enter a valid phone number'],
      ['password', '', 'Password is required'],
      ['password', '7 signs', 'Password must be at least 8 characters'],
      ['password', 'ö'.repeat(129), 'Password must be at most 128 characters'],
      ['password', '🍷🍷🍷🍷', 'Password must be at least 8 characters'],
      ['password', 'password1', 'Password is too common'],
      ['password', 'QWERTYuiop', 'Password is too common'],
      ['password', 'cellardoor', 'Password is too close to your name, your email or “Cellar Door”'],
      ['accept_terms', false, 'Please accept the terms and the privacy policy'],
    ])('says what is wrong with %s %j', async (field, value, words) => {
      await expect(signsUp({ email: 'wrong@example.com', [field]: value })).rejects.toMatchObject({
        status: 422,
        errors: { [field]: words },
      });
    });

    it.each([
      ['a list', []],
      ['a text', '"anna"'],
      ['other kinds of fields', { ...anna, first_name: 7, email: ['a@b.co'], password: { $ne: 1 } }],
      ['nothing', undefined],
      ['nulls', { first_name: null, email: null, password: null, dob: null, accept_terms: null }],
    ])('refuses %s without a fault', async (_name, payload) => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/e-com/auth/sign-up',
        headers: { 'content-type': 'application/json' },
        ...(payload !== undefined && { payload: payload as object }),
      });
      expect([400, 422]).toContain(answer.statusCode);
    });

    it('keeps names as they are written', async () => {
      const names = { first_name: 'Zoë‑Ann 愛子', last_name: 'O’Neill-Ñandú 🍇' };
      const { customer } = await signsUp({ email: "zoe.o'neill+wine@example.com", ...names });
      expect(customer).toMatchObject(names);
    });

    it('takes passwords of any alphabet, up to 128 characters, and nothing of them is cut off', async () => {
      const password = `${'葡萄酒🍷é '.repeat(21)}é🍾`;
      expect(Array.from(password)).toHaveLength(128);
      await signsUp({ email: 'unicode@example.com', password });
      const logsIn = (typed: string) =>
        shop.call(logIn, { body: { email: 'unicode@example.com', password: typed } });
      expect(await logsIn(password)).toHaveProperty('token');
      await expect(logsIn(password.slice(0, -2))).rejects.toMatchObject({ code: 'wrong_log_in' });
    });

    it('stores no field that was not asked for', async () => {
      const more = {
        membership_id: 3,
        email_confirmed_at: '2020-01-01T00:00:00Z',
        id: 'mine',
        gender: 'Other',
      };
      const { customer } = await signsUp({ email: 'more@example.com', ...more });
      const row = await shop.whole.database.kysely
        .selectFrom('customer')
        .select(['membership_id', 'email_confirmed_at', 'gender'])
        .where('id', '=', customer.id)
        .executeTakeFirst();
      expect(row).toEqual({ membership_id: 1, email_confirmed_at: null, gender: null });
    });

    it('keeps the password as Argon2id and writes it down nowhere else', async () => {
      const password = 'never written down';
      const { token, customer } = await signsUp({ email: 'quiet@example.com', password });
      const row = await shop.whole.database.kysely
        .selectFrom('customer')
        .selectAll()
        .where('id', '=', customer.id)
        .executeTakeFirst();
      expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      const written = JSON.stringify(row) + shop.log;
      for (const secret of [password, token]) expect(written).not.toContain(secret);
    });

    it('slows down a house that opens accounts without end', async () => {
      const house = '203.0.113.9';
      const refused = async () => {
        for (let i = 0; i < 70; i++)
          try {
            await signsUp({ email: 'anna@example.com' }, house);
          } catch (error) {
            if ((error as { status: number }).status === 429) return error;
          }
        return undefined;
      };
      expect(await refused()).toMatchObject({
        code: 'too_many_requests',
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      });
    });
  },
  { TRUSTED_PROXIES: '127.0.0.1' },
);
