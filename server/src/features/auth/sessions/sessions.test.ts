import { createHmac } from 'node:crypto';
import { endSession, listSessions, logIn, logOut } from 'contract/auth';
import { expect, it } from 'vitest';
import { days, minutes, seconds } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const expired = { status: 401, code: 'token_expired', message: 'jwt expired' };

describeShop('sessions', (shop) => {
  const sessionsBy = (token: string) => shop.call(listSessions, {}, { authorization: `Bearer ${token}` });
  const isLoggedIn = ({ token }: TestCustomer) =>
    sessionsBy(token).then(
      () => true,
      () => false,
    );
  /** Ends the session as another process does: this process is not told. */
  const endElsewhere = ({ sessionId }: TestCustomer) =>
    shop.whole.database.kysely.deleteFrom('session').where('id', '=', sessionId).execute();

  it('tell device, time and which one is this', async () => {
    const ada = await shop.customer();
    shop.clock.advance(minutes(5));
    const iphone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1';
    const body = { email: ada.email, password: ada.password };
    const { token } = await shop.call(logIn, { body }, { 'user-agent': iphone });
    const now = shop.clock.now().toISOString();
    const sessions = await sessionsBy(token);
    expect(sessions.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Safari on iPhone', current: true },
      { device: 'Chrome on Linux', current: false },
    ]);
    expect(sessions[0]).toMatchObject({ created_at: now, last_seen_at: now });
  });

  it('end at once on the process that ends them', async () => {
    const ada = await shop.customer();
    expect(await isLoggedIn(ada)).toBe(true);
    await ada.call(logOut, {});
    await expect(sessionsBy(ada.token)).rejects.toMatchObject(expired);
  });

  it('end within one second on every other process', async () => {
    const ada = await shop.customer();
    expect(await isLoggedIn(ada)).toBe(true);
    await endElsewhere(ada);
    shop.clock.advance(seconds(1));
    await expect(sessionsBy(ada.token)).rejects.toMatchObject(expired);
  });

  it('cost no query when the same customer asks again within the second', async () => {
    const ada = await shop.customer();
    await isLoggedIn(ada);
    await endElsewhere(ada);
    expect(await isLoggedIn(ada)).toBe(true);
    shop.clock.advance(seconds(1));
    expect(await isLoggedIn(ada)).toBe(false);
  });

  it('stay ended when they were being looked up at that very moment', async () => {
    for (let round = 0; round < 10; round++) {
      const ada = await shop.customer();
      const looks = Array.from({ length: 5 }, () => isLoggedIn(ada));
      await ada.call(logOut, {});
      expect(await isLoggedIn(ada)).toBe(false);
      await Promise.all(looks);
      expect(await isLoggedIn(ada)).toBe(false);
    }
  });

  it('can be ended one by one by their customer, who says the password', async () => {
    const ada = await shop.customer();
    const body = { email: ada.email, password: ada.password };
    const { token } = await shop.call(logIn, { body });
    expect(await sessionsBy(token)).toHaveLength(2);
    const id = (await sessionsBy(token)).find((s) => s.current)!.id;
    await expect(
      ada.call(endSession, { path: { id }, body: { password: 'not hers' } }),
    ).rejects.toMatchObject({
      status: 422,
      errors: { password: 'Current password is wrong' },
    });
    expect(await sessionsBy(token)).toHaveLength(2);
    await ada.call(endSession, { path: { id }, body: { password: ada.password } });
    await expect(sessionsBy(token)).rejects.toMatchObject(expired);
    expect(await ada.call(listSessions, {})).toMatchObject([{ current: true }]);
  });

  it('of somebody else look like none', async () => {
    const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
    const answerTo = async (id: string) => {
      const { headers } = ada;
      const answer = await shop.app.inject({
        method: 'DELETE',
        url: `/api/e-com/auth/sessions/${id}`,
        headers,
        payload: { password: ada.password },
      });
      const { request_id: _, ...body } = answer.json();
      return { status: answer.statusCode, body };
    };
    const missing = await answerTo(newId(shop.clock.now()));
    expect(missing).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
    expect(await answerTo(bob.sessionId)).toEqual(missing);
    expect(await isLoggedIn(bob)).toBe(true);
    expect(await answerTo('no-id')).toMatchObject({ status: 404 });
  });

  it('are over when the token is', async () => {
    const ada = await shop.customer();
    shop.clock.advance(days(7) - 1000);
    expect(await isLoggedIn(ada)).toBe(true);
    shop.clock.advance(1000);
    await expect(sessionsBy(ada.token)).rejects.toMatchObject(expired);
  });

  it('note at most once a minute when they were last seen', async () => {
    const ada = await shop.customer();
    const seen = async () => (await ada.call(listSessions, {}))[0]?.last_seen_at;
    const first = await seen();
    shop.clock.advance(seconds(59));
    expect(await seen()).toBe(first);
    shop.clock.advance(seconds(1));
    expect(await seen()).toBe(shop.clock.now().toISOString());
  });

  it('are asked for where there is no token', async () => {
    await expect(shop.call(listSessions, {})).rejects.toMatchObject({ status: 401, code: 'not_logged_in' });
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic YWRhOmFkYQ=='])
      await expect(shop.call(listSessions, {}, { authorization })).rejects.toMatchObject({ status: 401 });
  });

  it('cannot be forged', async () => {
    const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
    const [header, payload, signature] = ada.token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const hmac = (text: string, key: string, hash = 'sha256') =>
      createHmac(hash, key).update(text).digest('base64url');
    const asBob = base64url({ ...claims, sub: bob.id, sid: bob.sessionId });
    const none = base64url({ alg: 'none', typ: 'JWT' });
    const hs512 = base64url({ alg: 'HS512', typ: 'JWT' });
    const key = shop.shop.secretKey.current;
    const forged = [
      `${header}.${asBob}.${signature}`,
      `${none}.${asBob}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}.${hmac(`${header}.${payload}`, 'another key')}`,
      `${header}.${payload}.${hmac(`${header}.${payload}`, key)}`,
      `${hs512}.${payload}.${hmac(`${hs512}.${payload}`, key, 'sha512')}`,
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${ada.token}x`,
      'not.a.token',
      'x'.repeat(5000),
    ];
    for (const token of forged) await expect(sessionsBy(token), token).rejects.toMatchObject(expired);
    expect(await isLoggedIn(ada)).toBe(true);
  });

  it('of one customer are no way into another account', async () => {
    const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
    const { SessionTokens } = await import('./session-tokens.js');
    const tokens = new SessionTokens(shop.shop.secretKey, shop.clock);
    const later = new Date(shop.clock.now().getTime() + days(1));
    const mixed = await tokens.sign(ada.id, bob.sessionId, shop.clock.now(), later);
    await expect(sessionsBy(mixed)).rejects.toMatchObject(expired);
    // Also when the session has just been looked up for its own customer.
    await sessionsBy(bob.token);
    await expect(sessionsBy(mixed)).rejects.toMatchObject(expired);
  });
});
