import { listSessions, logIn } from 'contract/auth';
import { changePassword } from 'contract/auth/change-password';
import { describe, expect, it, vi } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { Passwords } from '../../../platform/passwords.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { type TestCustomer, testPassword } from '../../../testing/test-customer.js';

describeShop(
  'logging in',
  (shop) => {
    let streets = 0;
    const newAddress = () => `198.18.${++streets}.1`;
    const logsIn = (email: string, password: string, address = newAddress()) =>
      shop.call(logIn, { body: { email, password } }, { 'x-forwarded-for': address });

    const guess = async (times: number, email: string, address: () => string) => {
      const answers = await Promise.allSettled(
        Array.from({ length: times }, (_, i) => logsIn(email, `guess number ${i}`, address())),
      );
      return answers.map((answer) => (answer.status === 'rejected' ? answer.reason.status : 200) as number);
    };

    /**
     * Among guesses at the same time one that has just ended may count twice: fewer than `most` may be compared,
     * and never more.
     */
    const expectSlowed = (statuses: readonly number[], most: number) => {
      const compared = statuses.filter((status) => status === 422).length;
      expect(compared).toBeLessThanOrEqual(most);
      expect(compared).toBeGreaterThan(most / 2);
      expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - compared);
    };

    it('knows the customer and gives a token that works', async () => {
      const ada = await shop.customer({ email: 'ada@example.com', first_name: 'Ada' });
      const { token, customer } = await logsIn(' ADA@example.com ', testPassword);
      expect(customer).toMatchObject({ id: ada.id, first_name: 'Ada', cart_count: 0, wishlist_count: 0 });
      expect(await shop.call(listSessions, {}, { authorization: `Bearer ${token}` })).toHaveLength(2);
    });

    it('gives one answer to every wrong pair', async () => {
      const { email } = await shop.customer();
      const bodies = await Promise.all(
        [
          [email, 'not the password'],
          ['nobody@example.com', 'not the password'],
          ['no address at all', testPassword],
          [email, ` ${testPassword}`],
          ['x'.repeat(900), testPassword],
        ].map(async ([typed, password]) => {
          const answer = await shop.app.inject({
            method: 'POST',
            url: '/api/e-com/auth/login',
            payload: { email: typed, password },
            headers: { 'x-forwarded-for': newAddress() },
          });
          const { request_id: _, ...body } = answer.json();
          return { status: answer.statusCode, body, headers: Object.keys(answer.headers) };
        }),
      );
      expect(bodies[0]).toMatchObject({ status: 422, body: { message: 'Invalid email or password' } });
      for (const body of bodies) expect(body).toEqual(bodies[0]);
    });

    it('does the same work for an account that does not exist', async () => {
      const { id, email } = await shop.customer();
      const passwords = new Passwords();
      const password_hash = await passwords.hash(testPassword);
      await passwords.close();
      await shop.shop.write((tx) =>
        tx.updateTable('customer').set({ password_hash }).where('id', '=', id).execute(),
      );
      const work: string[] = [];
      const compare = vi.spyOn(Passwords.prototype, 'isRight').mockImplementation(async (_typed, hash) => {
        work.push(hash.replace(/[^$]*\$[^$]*$/, ''));
        return false;
      });
      const { pool } = shop.whole.database;
      pool.on('acquire', () => work.push('query'));
      const workFor = async (typed: string) => {
        work.length = 0;
        await expect(logsIn(typed, 'not the password')).rejects.toMatchObject({ code: 'wrong_log_in' });
        return work.join();
      };
      const known = await workFor(email);
      expect(known).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      expect(await workFor('nobody@example.com')).toBe(known);
      compare.mockRestore();
      pool.removeAllListeners('acquire');
    });

    it('serves sixteen at once', async () => {
      const { email } = await shop.customer();
      const address = newAddress();
      const all = await Promise.all(Array.from({ length: 16 }, () => logsIn(email, testPassword, address)));
      expect(new Set(all.map(({ token }) => token)).size).toBe(16);
    });

    it('keeps at most fifty sessions and ends the longest unseen', async () => {
      const ada = await shop.customer();
      const address = newAddress();
      for (let i = 0; i < 4; i++)
        await Promise.all(Array.from({ length: 15 }, () => logsIn(ada.email, testPassword, address)));
      shop.clock.advance(1000);
      const { token } = await logsIn(ada.email, testPassword, address);
      expect(await shop.call(listSessions, {}, { authorization: `Bearer ${token}` })).toHaveLength(50);
    });

    it('slows down guessing, also when all guesses come at once', async () => {
      const { email } = await shop.customer();
      const attacker = newAddress();
      expectSlowed(await guess(40, email, () => attacker), 20);
      await guess(20, email, () => attacker);
      await expect(logsIn(email, testPassword, attacker)).rejects.toMatchObject({
        status: 429,
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      });
      shop.clock.advance(minutes(4));
      expect(await logsIn(email, testPassword, attacker)).toHaveProperty('token');
    });

    it('compares twenty guesses that come one after the other', async () => {
      const { email } = await shop.customer();
      const attacker = newAddress();
      const statuses: number[] = [];
      for (let i = 0; i < 22; i++) statuses.push(...(await guess(1, email, () => attacker)));
      expect(statuses).toEqual([...Array<number>(20).fill(422), 429, 429]);
    });

    it('lets nobody guess under other spellings of one address, which would be counted apart', async () => {
      await shop.customer({ email: 'livia@example.com' });
      expect(await logsIn('LIVIA@example.com', testPassword)).toHaveProperty('token');
      for (const email of ['l\u0130via@example.com', 'liv\u0131a@example.com', 'livia\uff20example.com'])
        await expect(logsIn(email, testPassword)).rejects.toMatchObject({ code: 'wrong_log_in' });
    });

    it('slows down an address that tries one account after the other', async () => {
      const attacker = newAddress();
      const tries = (from: number) =>
        Promise.all(
          Array.from({ length: 55 }, (_, i) =>
            guess(1, `customer-of-a-leak-${from + i}@example.com`, () => attacker),
          ),
        );
      expectSlowed([...(await tries(0)), ...(await tries(55))].flat(), 100);
    });

    it('lets the owner in while the account is attacked from everywhere', async () => {
      const { email } = await shop.customer();
      const home = newAddress();
      await logsIn(email, testPassword, home);
      await guess(70, email, newAddress);
      const stranger = newAddress();
      const tries: number[] = [];
      for (let i = 0; i < 4; i++) tries.push(...(await guess(1, email, () => stranger)));
      expect(tries).toEqual([422, 422, 429, 429]);
      expect(await guess(3, email, () => home)).toEqual([422, 422, 422]);
      expect(await logsIn(email, testPassword, home)).toHaveProperty('token');
      expect(await logsIn(email, testPassword, newAddress())).toHaveProperty('token');
    });

    describe('from a browser that is known', () => {
      const shared = newAddress();
      const sends = (email: string, password: string, cookie?: string, from = shared) =>
        shop.app.inject({
          method: 'POST',
          url: '/api/e-com/auth/login',
          payload: { email, password },
          headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
        });
      const comesIn = async ({ email, password }: { email: string; password: string }, cookie?: string) => {
        const answer = await shop.app.inject({
          method: 'POST',
          url: '/api/e-com/auth/login',
          payload: { email, password },
          headers: { 'x-forwarded-for': newAddress(), ...(cookie && { cookie }) },
        });
        return String(answer.headers['set-cookie']);
      };
      const markIn = (setCookie: string) => setCookie.split(';')[0]!;
      const fillShared = (from = shared) =>
        Promise.all(
          [0, 1].map(async (half) => {
            for (let i = 0; i < 55; i++)
              await sends(`leaked-${half}-${i}@example.com`, 'from a leak', '', from);
          }),
        );

      it('the owner comes in behind an address that has guessed a hundred times', async () => {
        const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
        const [adas, bobs] = [await comesIn(ada), await comesIn(bob)];
        await fillShared();
        expect((await sends(ada.email, ada.password)).statusCode).toBe(429);
        expect((await sends(ada.email, ada.password, markIn(bobs))).statusCode).toBe(429);
        expect((await sends(ada.email, 'a slip', markIn(adas))).statusCode).toBe(422);
        expect((await sends(ada.email, ada.password, `other=1; ${markIn(adas)}`)).statusCode).toBe(200);
      });

      it('guesses are slowed as well', async () => {
        const ada = await shop.customer();
        const mark = markIn(await comesIn(ada));
        const answers = await Promise.all(
          Array.from({ length: 24 }, (_, i) => sends(ada.email, `guess number ${i}`, mark)),
        );
        expectSlowed(
          answers.map(({ statusCode }) => statusCode),
          20,
        );
      });

      it('is known by a mark that no script and no other site can read, one for all its customers', async () => {
        const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
        const cookie = await comesIn(ada);
        expect(cookie).toMatch(
          /^cellar_device=[\w-]{43}; Path=\/api\/e-com\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure,cellar_device=[\w-]{43}; Path=\/api\/e-com\/customer\/change-password; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
        );
        expect(markIn(await comesIn(bob, markIn(cookie)))).toBe(markIn(cookie));
        const stored = await shop.whole.database.kysely.selectFrom('known_device').selectAll().execute();
        expect(JSON.stringify(stored)).not.toContain(markIn(cookie).split('=')[1]);
        expect((await sends(ada.email, 'not the password')).headers['set-cookie']).toBeUndefined();
      });

      it('is a stranger again once there is a new password', async () => {
        const ada = await shop.customer();
        const mark = markIn(await comesIn(ada));
        const body = { old_password: ada.password, new_password: 'new and unknown' };
        await ada.call(changePassword, { body });
        await fillShared();
        expect((await sends(ada.email, 'new and unknown', mark)).statusCode).toBe(429);
      });

      it('where the password was changed the owner comes in, behind an address that guesses', async () => {
        const ada = await shop.customer();
        const changed = await shop.app.inject({
          method: 'POST',
          url: '/api/e-com/customer/change-password',
          payload: { old_password: ada.password, new_password: 'known to this browser' },
          headers: { ...ada.headers, 'x-forwarded-for': newAddress() },
        });
        const mark = markIn(String(changed.headers['set-cookie']));
        // No other attempts have come from this address: only its own guesses are used up.
        const from = newAddress();
        await fillShared(from);
        expect((await sends(ada.email, 'known to this browser', '', from)).statusCode).toBe(429);
        expect((await sends(ada.email, 'known to this browser', mark, from)).statusCode).toBe(200);
      });

      it('is one of twenty at most', async () => {
        const ada = await shop.customer();
        for (let i = 0; i < 22; i++) await comesIn(ada);
        const rows = await shop.whole.database.kysely
          .selectFrom('known_device')
          .selectAll()
          .where('customer_id', '=', ada.id)
          .execute();
        expect(rows).toHaveLength(20);
      });
    });

    it('forgets slips of the keyboard once the customer is in', async () => {
      const { email } = await shop.customer();
      const home = newAddress();
      for (let i = 0; i < 3; i++) {
        await guess(15, email, () => home);
        expect(await logsIn(email, testPassword, home)).toHaveProperty('token');
      }
    });

    it.each([
      [{}, { email: 'Email is required', password: 'Password is required' }],
      [
        { email: ' ', password: '  ' },
        { email: 'Email is required', password: 'Password is required' },
      ],
      [
        { email: { a: 1 }, password: ['x'] },
        { email: 'Email is required', password: 'Password is required' },
      ],
    ])('says what is missing in %j', async (payload, errors) => {
      const answer = await shop.app.inject({ method: 'POST', url: '/api/e-com/auth/login', payload });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors });
    });

    it('writes no password and no token into the log', async () => {
      const { email } = await shop.customer();
      const { token } = await logsIn(email, testPassword);
      await guess(1, email, newAddress);
      for (const secret of [testPassword, 'guess number', token]) expect(shop.log).not.toContain(secret);
    });
  },
  { TRUSTED_PROXIES: '127.0.0.1' },
);
