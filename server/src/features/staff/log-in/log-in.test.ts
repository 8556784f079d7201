import { listSessions } from 'contract/auth';
import {
  changeAuthenticator,
  endStaffSession,
  getMe,
  listStaffSessions,
  logInStaff,
  logOutStaff,
  offerAuthenticator,
  proveFactor,
  renewRecoveryCodes,
} from 'contract/staff';
import { expect, it } from 'vitest';
import { changeKey } from '../../../app/change-key.js';
import { hours, minutes } from '../../../platform/clock.js';
import type { SecretKey } from '../../../platform/secret-key.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { testPassword } from '../../../testing/test-customer.js';
import {
  callStaff,
  codeOfSecret,
  cookieOf,
  fromHere,
  openTestPerson,
  type TestPerson,
  waitForNextCode,
} from '../../../testing/test-staff.js';
import { totpCode, totpStepAt } from './totp.js';
import { openTotpSecret } from './totp-secrets.js';

describeShop('logging in to work', (shop) => {
  const clerk = () => openTestPerson(shop, { role: 'clerk', store_id: 2 });
  const logsIn = (person: { email: string }, code: string, password = testPassword) =>
    callStaff(shop, logInStaff, { body: { email: person.email, password, code } });
  const wrong = { status: 422, code: 'wrong_log_in' };
  const done = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;

  it('takes the password and a code, and keeps the session in a cookie that no script and no other site has', async () => {
    const mia = await clerk();
    const answer = await shop.whole.staffApp!.inject({
      method: 'POST',
      url: '/api/staff/log-in',
      headers: fromHere,
      payload: { email: mia.email.toUpperCase(), password: testPassword, code: mia.code },
    });
    expect(answer.statusCode).toBe(200);
    const [, token] =
      /^__Host-cellar_staff=([\w-]{43}); Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/.exec(
        String(answer.headers['set-cookie']),
      ) as unknown as [string, string];
    const me = await callStaff(shop, getMe, {}, cookieOf(token));
    expect(me).toMatchObject({ id: mia.id, keys: [], stores: [{ id: 2 }], recovery_codes_left: 10 });
    const kept = await shop.shop.read((db) => db.selectFrom('staff_session').select('token_hash').execute());
    expect(JSON.stringify(kept)).not.toContain(token);
    await expect(shop.call(listSessions, {}, { authorization: `Bearer ${token}` })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('says the same of a wrong password, a wrong code, and an address that nobody has', async () => {
    const mia = await clerk();
    await expect(logsIn(mia, mia.code, 'not the password')).rejects.toMatchObject(wrong);
    await expect(logsIn(mia, '000000')).rejects.toMatchObject(wrong);
    await expect(logsIn(mia, 'AAAA-BBBB-CCCC-DDDD')).rejects.toMatchObject(wrong);
    await expect(logsIn({ email: 'nobody@example.com' }, mia.code)).rejects.toMatchObject(wrong);
    const gone = await openTestPerson(shop);
    await expect(logsIn(gone, gone.code)).rejects.toMatchObject(wrong);
    await logsIn(mia, mia.code);
  });

  it('takes a code of the authenticator once, also of two who come at the same moment', async () => {
    const mia = await clerk();
    expect(await done([logsIn(mia, mia.code), logsIn(mia, mia.code), logsIn(mia, mia.code)])).toBe(1);
    await expect(logsIn(mia, mia.code)).rejects.toMatchObject(wrong);
    waitForNextCode(shop);
    await logsIn(mia, mia.code);
  });

  it('takes a recovery code once, also of two who come at the same moment, however it is typed', async () => {
    const mia = await clerk();
    const [first = '', second = ''] = mia.recoveryCodes;
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await done([logsIn(mia, first), logsIn(mia, first)])).toBe(1);
    await expect(logsIn(mia, first)).rejects.toMatchObject(wrong);
    await logsIn(mia, second.toLowerCase().replaceAll('-', ' '));
    expect(await mia.call(getMe, {})).toMatchObject({ recovery_codes_left: 8 });
  });

  it('gives a stranger few guesses, and locks nobody out who comes from elsewhere', async () => {
    const mia = await clerk();
    for (let guess = 0; guess < 20; guess++)
      await expect(logsIn(mia, mia.code, 'a guess')).rejects.toMatchObject(wrong);
    await expect(logsIn(mia, mia.code)).rejects.toMatchObject({ status: 429 });
    const elsewhere = await shop.whole.staffApp!.inject({
      method: 'POST',
      url: '/api/staff/log-in',
      headers: fromHere,
      remoteAddress: '203.0.113.7',
      payload: { email: mia.email, password: testPassword, code: mia.code },
    });
    expect(elsewhere.statusCode).toBe(200);
    shop.clock.advance(hours(2));
  });

  it('gives whoever has the password ten codes from all addresses together, and does not say which was right', async () => {
    const mia = await clerk();
    const from = async (remoteAddress: string, code: string) => {
      const payload = { email: mia.email, password: testPassword, code };
      const url = '/api/staff/log-in';
      const asked = { method: 'POST', url, headers: fromHere, remoteAddress, payload } as const;
      return (await shop.whole.staffApp!.inject(asked)).statusCode;
    };
    const guesses = Array.from({ length: 10 }, (_, at) => from(`203.0.113.${at}`, '000000'));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([422]));
    expect(await from('203.0.113.99', mia.code)).toBe(422);
    shop.clock.advance(minutes(15));
    expect(await from('203.0.113.99', mia.code)).toBe(200);
  });

  it('lasts twelve hours at most, however busy', async () => {
    const mia = await clerk();
    for (let half = 0; half < 23; half++) {
      shop.clock.advance(minutes(30));
      await mia.call(getMe, {});
    }
    shop.clock.advance(minutes(30));
    expect(await mia.call(getMe, {})).toBeNull();
  });

  it('is locked after an idle hour, until a code unlocks it, and counts the guesses', async () => {
    const mia = await clerk();
    const proves = (code: string) => mia.call(proveFactor, { body: { code } });
    shop.clock.advance(minutes(59));
    await mia.call(getMe, {});
    shop.clock.advance(minutes(60));
    await expect(mia.call(getMe, {})).rejects.toMatchObject({ status: 401, code: 'session_locked' });
    await expect(proves('000000')).rejects.toMatchObject({ code: 'wrong_code' });
    await proves(mia.code);
    await mia.call(getMe, {});
    await expect(proves(mia.code)).rejects.toMatchObject({ code: 'wrong_code' });
    for (let guess = 0; guess < 9; guess++)
      await expect(proves('000000')).rejects.toMatchObject({ code: 'wrong_code' });
    waitForNextCode(shop);
    await expect(proves(mia.code)).rejects.toMatchObject({ status: 429 });
  });

  it('is seen and ended by whoever it belongs to, and by nobody else', async () => {
    const [mia, ben] = [await clerk(), await clerk()];
    await logsIn(mia, mia.code);
    const sessions = await mia.call(listStaffSessions, {});
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = sessions.find(({ current }) => !current)!;
    const gone = { status: 404, code: 'session_not_found' };
    await expect(ben.call(endStaffSession, { path: { id: other.id } })).rejects.toMatchObject(gone);
    await mia.call(endStaffSession, { path: { id: other.id } });
    await expect(mia.call(endStaffSession, { path: { id: other.id } })).rejects.toMatchObject(gone);
    await mia.call(logOutStaff, {});
    expect(await mia.call(getMe, {})).toBeNull();
  });

  it('stands in the record, with who it was and no name', async () => {
    const mia = await clerk();
    await mia.call(logOutStaff, {});
    const acts = await shop.shop.read((db) =>
      db.selectFrom('staff_act').selectAll().where('person_id', '=', mia.id).orderBy('number').execute(),
    );
    expect(acts.map(({ kind, thing }) => [kind, thing])).toEqual([
      ['logged_in', 'session'],
      ['session_ended', 'session'],
    ]);
    expect(JSON.stringify(acts)).not.toContain('Mia');
  });

  it('works by a new authenticator once that has shown a code, and by the old one until then', async () => {
    const [mia, ben] = [await clerk(), await clerk()];
    const { secret, offer } = await mia.call(offerAuthenticator, {});
    const codeNow = () => codeOfSecret(secret, shop);
    const puts = (person: TestPerson, code: string, given = offer) =>
      person.call(changeAuthenticator, { body: { offer: given, code } });
    await expect(puts(mia, '000000')).rejects.toMatchObject({ code: 'wrong_code' });
    await expect(puts(ben, codeNow())).rejects.toMatchObject({ code: 'wrong_code' });
    await expect(puts(mia, codeNow(), `${offer}x`.slice(1))).rejects.toMatchObject({ code: 'wrong_code' });
    await logsIn(mia, mia.code);
    await puts(mia, codeNow());
    expect((await shop.letterTo(mia.email)).subject).toBe(
      'The authenticator of your work account has been changed',
    );
    waitForNextCode(shop);
    await expect(logsIn(mia, mia.code)).rejects.toMatchObject(wrong);
    await logsIn(mia, codeNow());
  });

  it('takes none of the old recovery codes when there are new ones', async () => {
    const mia = await clerk();
    const { recovery_codes } = await mia.call(renewRecoveryCodes, {});
    expect(new Set(recovery_codes).size).toBe(10);
    await expect(logsIn(mia, mia.recoveryCodes[0]!)).rejects.toMatchObject(wrong);
    await logsIn(mia, recovery_codes[0]!);
  });

  it('goes on after a change of the key: the authenticators are sealed anew', async () => {
    const mia = await clerk();
    const old = shop.shop.secretKey;
    const next: SecretKey = {
      current: 'x'.repeat(20) + old.current,
      previous: old.current,
      sessionEpoch: 0,
    };
    const said: string[] = [];
    expect(await changeKey(shop.whole.database, next, (words) => said.push(words))).toBe(0);
    expect(said).toContainEqual(expect.stringMatching(/^ {2}[1-9]\d* authenticators of staff$/));
    const sealed = await shop.shop.read((db) =>
      db
        .selectFrom('staff_totp')
        .select('sealed_secret')
        .where('person_id', '=', mia.id)
        .executeTakeFirstOrThrow(),
    );
    const openWith = (key: SecretKey) => openTotpSecret(key, sealed.sealed_secret, mia.id);
    const secret = openWith({ ...next, previous: undefined });
    expect(totpCode(secret, totpStepAt(shop.clock.now()))).toBe(mia.code);
    expect(() => openWith(old)).toThrow();
    await changeKey(shop.whole.database, { ...old, previous: next.current }, () => {});
    await logsIn(mia, mia.code);
  });
});
