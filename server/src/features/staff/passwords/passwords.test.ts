import { getMe, logInStaff } from 'contract/staff';
import { askForStaffReset, changeOwnPassword, resetStaffPassword } from 'contract/staff/passwords';
import { suspendPerson } from 'contract/staff/people';
import { expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { testPassword } from '../../../testing/test-customer.js';
import { callStaff, openTestPerson, type TestPerson, waitForNextCode } from '../../../testing/test-staff.js';

const next = 'a ladder against the long shelf';

describeShop('passwords of staff', (shop) => {
  const clerk = () => openTestPerson(shop, { role: 'clerk', store_id: 2 });
  const logsIn = ({ email, code }: TestPerson, password: string) =>
    callStaff(shop, logInStaff, { body: { email, password, code } });
  const changes = (person: TestPerson, current_password = testPassword, password = next) =>
    person.call(changeOwnPassword, { body: { current_password, password } });
  const asks = (email: string) => callStaff(shop, askForStaffReset, { body: { email } });
  const resets = (token: string, password = next) =>
    callStaff(shop, resetStaffPassword, { body: { token, password } });
  const sessionsOf = ({ id }: TestPerson) =>
    shop.shop.read((db) => db.selectFrom('staff_session').select('id').where('person_id', '=', id).execute());
  const kindsOf = async ({ id }: TestPerson) => {
    const acts = await shop.shop.read((db) =>
      db.selectFrom('staff_act').select('kind').where('person_id', '=', id).orderBy('number').execute(),
    );
    return acts.map(({ kind }) => kind);
  };
  const dead = { status: 422, code: 'reset_link_dead' };

  it('are changed by whoever knows the old one: other sessions end, and a letter says so', async () => {
    const mia = await clerk();
    await logsIn(mia, testPassword);
    await changes(mia);
    expect(await sessionsOf(mia)).toHaveLength(1);
    expect(await mia.call(getMe, {})).not.toBeNull();
    expect((await shop.letterTo(mia.email)).subject).toBe(
      'The password of your work account has been changed',
    );
    waitForNextCode(shop);
    await expect(logsIn(mia, testPassword)).rejects.toMatchObject({ code: 'wrong_log_in' });
    await logsIn(mia, next);
    expect(await kindsOf(mia)).toContain('password_changed');
  });

  it('want the right old one, another new one, and none that everybody has', async () => {
    const mia = await clerk();
    await expect(changes(mia, 'not the password')).rejects.toMatchObject({
      code: 'wrong_password',
      errors: { current_password: expect.any(String) },
    });
    await expect(changes(mia, testPassword, testPassword)).rejects.toMatchObject({ code: 'same_password' });
    await expect(changes(mia, testPassword, 'password1')).rejects.toMatchObject({
      code: 'password_too_common',
    });
    shop.clock.advance(minutes(10));
    await expect(changes(mia)).rejects.toMatchObject({ code: 'fresh_factor_needed' });
  });

  it('are guessed ten times in a session, and changed once of two at the same moment', async () => {
    const [mia, ben] = [await clerk(), await clerk()];
    for (let guess = 0; guess < 10; guess++)
      await expect(changes(mia, `guess ${guess}`)).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(changes(mia)).rejects.toMatchObject({ status: 429 });
    const ends = await Promise.allSettled([changes(ben), changes(ben, testPassword, `${next} again`)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are set anew by a mailed link, once, and let nobody in without a code', async () => {
    const mia = await clerk();
    await asks(mia.email.toUpperCase());
    const { token } = await shop.letterTo(mia.email);
    const kept = await shop.shop.read((db) => db.selectFrom('staff_password_reset').selectAll().execute());
    expect(JSON.stringify(kept)).not.toContain(token);
    await expect(resets(token, 'password1')).rejects.toMatchObject({ code: 'password_too_common' });
    const ends = await Promise.allSettled([resets(token), resets(token)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sessionsOf(mia)).toEqual([]);
    await expect(resets(token)).rejects.toMatchObject(dead);
    const body = { email: mia.email, password: next, code: '000000' };
    await expect(callStaff(shop, logInStaff, { body })).rejects.toMatchObject({ code: 'wrong_log_in' });
    await logsIn(mia, next);
    expect((await shop.letterTo(mia.email)).subject).toBe(
      'The password of your work account has been changed',
    );
    expect(await kindsOf(mia)).toContain('password_reset');
  });

  it('are set by the newest link alone, for half an hour, and by none from before a change', async () => {
    const mia = await clerk();
    await asks(mia.email);
    const first = (await shop.letterTo(mia.email)).token;
    await asks(mia.email);
    const second = (await shop.letterTo(mia.email)).token;
    await expect(resets(first)).rejects.toMatchObject(dead);
    await changes(mia);
    await expect(resets(second)).rejects.toMatchObject(dead);
    shop.clock.advance(minutes(60));
    await asks(mia.email);
    const third = (await shop.letterTo(mia.email)).token;
    shop.clock.advance(minutes(30));
    await expect(resets(third)).rejects.toMatchObject(dead);
  });

  it('are asked for by anybody, who never hears whether somebody has the address', async () => {
    const [mia, ben] = [await clerk(), await clerk()];
    const owner = await openTestPerson(shop, { role: 'owner', store_id: 2 });
    await owner.call(suspendPerson, { path: { id: ben.id } });
    const answers = [await asks(mia.email), await asks(ben.email), await asks('nobody@example.com')];
    expect(new Set(answers)).toEqual(new Set([answers[0]]));
    await shop.runJobs();
    const kept = await shop.shop.read((db) =>
      db.selectFrom('staff_password_reset').select('person_id').execute(),
    );
    expect(kept.map(({ person_id }) => person_id)).not.toContain(ben.id);
    await asks('nobody@example.com');
    await asks('nobody@example.com');
    await expect(asks('Nobody@example.com')).rejects.toMatchObject({ status: 429 });
  });

  it('are not set by the link of somebody who was suspended meanwhile', async () => {
    const [mia, owner] = [await clerk(), await openTestPerson(shop, { role: 'owner', store_id: 2 })];
    await asks(mia.email);
    const { token } = await shop.letterTo(mia.email);
    await owner.call(suspendPerson, { path: { id: mia.id } });
    await expect(resets(token)).rejects.toMatchObject(dead);
  });
});
