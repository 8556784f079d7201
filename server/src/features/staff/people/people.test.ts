import { acceptInvitation, getMe, joinByInvitation, logInStaff, openInvitation } from 'contract/staff';
import {
  endPerson,
  grantRole,
  invite,
  listInvitations,
  listPeople,
  sendInvitationAgain,
  suspendPerson,
  takeRole,
  withdrawInvitation,
} from 'contract/staff/people';
import type { StaffRole } from 'contract/staff/roles';
import { expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { inviteOwner } from '../../../app/invite-owner.js';
import { days } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { testPassword } from '../../../testing/test-customer.js';
import { callStaff, codeOfSecret, openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

let made = 0;
const newEmail = () => `invited-${++made}@example.com`;

describeShop('the people of the shop', (shop) => {
  const person = (role: StaffRole, store_id: number | null) => openTestPerson(shop, { role, store_id });
  const invites = (by: TestPerson, role: StaffRole, store_id: number | null, email = newEmail()) =>
    by.call(invite, { body: { name: 'Ben', email, role, store_id } });
  const peopleSeenBy = async (by: TestPerson) =>
    (await by.call(listPeople, { query: { pageSize: '100' } })).data;
  const tokenTo = async (address: string) => (await shop.letterTo(address)).token;
  const opens = (token: string) => callStaff(shop, openInvitation, { body: { token } });
  const accepts = async (token: string, more: { code?: string; password?: string } = {}) => {
    const { authenticator } = await opens(token);
    const { secret, offer } = authenticator!;
    const code = codeOfSecret(secret, shop);
    const body = { token, name: 'Ben Testino', password: 'a-long-way-to-work', offer, code, ...more };
    return callStaff(shop, acceptInvitation, { body });
  };
  const dead = { status: 422, code: 'invitation_dead' };
  const more = { status: 403, code: 'more_than_held' };

  it('begin with the first owner, by a link that the command prints', async () => {
    const said = await inviteOwner(shop.shop.settings, ['invite', 'Owner@shop.example'])(shop.shop);
    const [, token = ''] = /^https:\/\/staff\.test\/invitation\?token=([\w-]{43})$/m.exec(said) ?? [];
    expect(await opens(token)).toMatchObject({
      email: 'owner@shop.example',
      role: 'owner',
      store_name: null,
    });
    const { recovery_codes } = await accepts(token);
    const body = { email: 'owner@shop.example', password: 'a-long-way-to-work', code: recovery_codes[0]! };
    await callStaff(shop, logInStaff, { body });
    await expect(opens(token)).rejects.toMatchObject(dead);
  });

  it.each([
    [['invite'], 'Invite an owner of all stores'],
    [['invite', 'nobody'], 'Invite an owner of all stores'],
    [['remove', 'owner@shop.example'], 'Invite an owner of all stores'],
  ])('are invited by the command in its own words alone: %j', (words, said) => {
    expect(() => inviteOwner(shop.shop.settings, words)).toThrow(said);
  });

  it('need an address of the staff for the link of the command', () => {
    const settings = { staffPort: undefined, staffUrl: undefined };
    expect(() => inviteOwner(settings, ['invite', 'owner@shop.example'])).toThrow('Set STAFF_PORT');
  });

  it('come by a mailed link, set up an authenticator, and are logged in', async () => {
    const manager = await person('manager', 2);
    const email = newEmail();
    const { id } = await invites(manager, 'clerk', 2, email.toUpperCase());
    expect(await manager.call(listInvitations, {})).toMatchObject([
      { id, email, role: 'clerk', store_id: 2 },
    ]);
    const token = await tokenTo(email);
    const [waiting] = await shop.shop.read((db) => db.selectFrom('staff_invitation').selectAll().execute());
    expect(JSON.stringify(waiting)).not.toContain(token);
    await expect(accepts(token, { code: '000000' })).rejects.toMatchObject({ code: 'wrong_code' });
    await expect(accepts(token, { password: 'password1' })).rejects.toMatchObject({
      code: 'password_too_common',
    });
    const { recovery_codes } = await accepts(token);
    expect(recovery_codes).toHaveLength(10);
    expect(await peopleSeenBy(manager)).toContainEqual(
      expect.objectContaining({
        email,
        name: 'Ben Testino',
        roles: [expect.objectContaining({ role: 'clerk', store_id: 2 })],
      }),
    );
  });

  it('are one person also where the link is used twice at the same moment', async () => {
    const email = newEmail();
    await invites(await person('owner', null), 'clerk', 3, email);
    const token = await tokenTo(email);
    const ends = await Promise.allSettled([accepts(token), accepts(token)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(opens(token)).rejects.toMatchObject(dead);
    const people = await shop.shop.read((db) =>
      db.selectFrom('staff_person').select('id').where('email', '=', email).execute(),
    );
    expect(people).toHaveLength(1);
  });

  it('come too late after three days, and after the invitation was withdrawn', async () => {
    const owner = await person('owner', null);
    const [late, withdrawn] = [newEmail(), newEmail()];
    const { id } = await invites(owner, 'clerk', 1, withdrawn);
    await owner.call(withdrawInvitation, { path: { id } });
    await expect(opens(await tokenTo(withdrawn))).rejects.toMatchObject(dead);
    await invites(owner, 'clerk', 1, late);
    const token = await tokenTo(late);
    shop.clock.advance(days(3));
    await expect(opens(token)).rejects.toMatchObject(dead);
  });

  it('are sent the invitation again with another link, which lasts three days anew', async () => {
    const [owner, email] = [await person('owner', 2), newEmail()];
    const { id } = await invites(owner, 'clerk', 2, email);
    const first = await tokenTo(email);
    shop.clock.advance(days(2));
    const elsewhere = await person('owner', 1);
    const missing = { status: 404, code: 'invitation_not_found' };
    await expect(elsewhere.call(sendInvitationAgain, { path: { id } })).rejects.toMatchObject(missing);
    const again = await person('owner', 2);
    await again.call(sendInvitationAgain, { path: { id } });
    const second = await tokenTo(email);
    await expect(opens(first)).rejects.toMatchObject(dead);
    shop.clock.advance(days(2));
    expect(await opens(second)).toMatchObject({ name: 'Ben', email, role: 'clerk' });
  });

  it('come back by an invitation when they had left, and begin anew', async () => {
    const [owner, email] = [await person('owner', 2), newEmail()];
    await invites(owner, 'clerk', 2, email);
    const { recovery_codes } = await accepts(await tokenTo(email));
    const { id } = (await peopleSeenBy(owner)).find((each) => each.email === email)!;
    await owner.call(suspendPerson, { path: { id } });
    await owner.call(endPerson, { path: { id } });
    await invites(owner, 'clerk', 2, email);
    const again = await accepts(await tokenTo(email), { password: 'another-long-way-to-work' });
    expect((await peopleSeenBy(owner)).find((each) => each.email === email)).toMatchObject({
      id,
      suspended_at: null,
    });
    const logsIn = (password: string, code: string) =>
      callStaff(shop, logInStaff, { body: { email, password, code } });
    for (const [password, code] of [
      ['a-long-way-to-work', again.recovery_codes[0]!],
      ['another-long-way-to-work', recovery_codes[0]!],
    ] as const)
      await expect(logsIn(password, code)).rejects.toMatchObject({ code: 'wrong_log_in' });
    await logsIn('another-long-way-to-work', again.recovery_codes[0]!);
  });

  it('are not invited to where they work already', async () => {
    const [owner, mia] = [await person('owner', null), await person('clerk', 2)];
    await expect(invites(owner, 'manager', 2, mia.email.toUpperCase())).rejects.toMatchObject({
      status: 409,
      code: 'works_there_already',
      errors: { email: expect.any(String) },
    });
    await invites(owner, 'clerk', 1, mia.email);
  });

  it('get a second role by a link that only they can use', async () => {
    const mia = await person('clerk', 2);
    await invites(await person('manager', 3), 'clerk', 3, mia.email);
    const token = await tokenTo(mia.email);
    expect((await opens(token)).authenticator).toBeNull();
    const stranger = await person('clerk', 1);
    await expect(stranger.call(joinByInvitation, { body: { token } })).rejects.toMatchObject(dead);
    await mia.call(joinByInvitation, { body: { token } });
    expect((await mia.call(getMe, {}))!.stores.map(({ id }) => id).sort()).toEqual([2, 3]);
  });

  it.each<[StaffRole, number | null, StaffRole, number | null]>([
    ['manager', 2, 'clerk', 1],
    ['manager', 2, 'clerk', null],
    ['manager', 2, 'owner', 2],
    ['owner', 2, 'owner', null],
    ['owner', 2, 'clerk', 1],
    ['owner', 2, 'clerk', 999_999],
  ])('are invited by a %s of %s with what they hold: not as %s of %s', async (role, at, given, store) => {
    await expect(invites(await person(role, at), given, store)).rejects.toMatchObject(more);
  });

  it('are seen at one’s own stores alone, and those elsewhere answer as if they were not there', async () => {
    const [owner, here, elsewhere] = [
      await person('owner', 2),
      await person('clerk', 2),
      await person('clerk', 1),
    ];
    const seen = await peopleSeenBy(owner);
    expect(seen.map(({ id }) => id)).toContain(here.id);
    expect(seen.map(({ id }) => id)).not.toContain(elsewhere.id);
    expect(new Set(seen.flatMap(({ roles }) => roles.map(({ store_id }) => store_id)))).toEqual(new Set([2]));
    const all = await peopleSeenBy(await person('owner', null));
    const foreign = all.find(({ id }) => id === elsewhere.id)!.roles[0]!;
    await expect(owner.call(takeRole, { path: { id: foreign.id } })).rejects.toMatchObject({
      status: 404,
      code: 'role_not_found',
    });
    const body = { store_id: 2, role: 'clerk' } as const;
    await expect(owner.call(grantRole, { path: { id: elsewhere.id }, body })).rejects.toMatchObject({
      status: 404,
      code: 'person_not_found',
    });
  });

  it('rise and fall by an owner, and who has no role left is logged out', async () => {
    const [owner, mia] = [await person('owner', null), await person('clerk', 2)];
    const body = { store_id: 2, role: 'manager' } as const;
    const { id } = await owner.call(grantRole, { path: { id: mia.id }, body });
    const email = newEmail();
    await invites(mia, 'clerk', 2, email);
    await owner.call(takeRole, { path: { id } });
    expect(await mia.call(getMe, {})).toBeNull();
    await expect(opens(await tokenTo(email))).rejects.toMatchObject(dead);
    const login = { email: mia.email, password: testPassword, code: mia.code };
    await expect(callStaff(shop, logInStaff, { body: login })).rejects.toMatchObject({
      code: 'wrong_log_in',
    });
    const acts = await shop.shop.read((db) =>
      db.selectFrom('staff_act').selectAll().where('thing_id', '=', mia.id).orderBy('number').execute(),
    );
    expect(
      acts.map(({ person_id, store_id, kind, before, after }) => [person_id, store_id, kind, before, after]),
    ).toEqual([
      [owner.id, 2, 'role_granted', '{"role":"clerk"}', '{"role":"manager"}'],
      [owner.id, 2, 'role_taken', '{"role":"manager"}', null],
    ]);
  });

  it('keep one owner of all stores, also where two send each other away', async () => {
    await shop.shop.write((tx) =>
      tx.deleteFrom('staff_role').where('role', '=', 'owner').where('store_id', 'is', null).execute(),
    );
    const [one, two] = [await person('owner', null), await person('owner', null)];
    const roleOf = async (of: TestPerson) =>
      (await peopleSeenBy(one)).find(({ id }) => id === of.id)!.roles[0]!.id;
    const ids = [await roleOf(two), await roleOf(one)];
    const ends = await Promise.allSettled([
      one.call(takeRole, { path: { id: ids[0]! } }),
      two.call(takeRole, { path: { id: ids[1]! } }),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const left = ends[0]!.status === 'fulfilled' ? one : two;
    const body = { store_id: null, role: 'clerk' } as const;
    await expect(left.call(grantRole, { path: { id: left.id }, body })).rejects.toMatchObject({
      status: 409,
      code: 'last_owner_stays',
    });
  });

  it('leave a record that the audit finds whole', async () => {
    const said: string[] = [];
    await shop.shop.read((db) => audit(db, (words) => said.push(words)));
    expect(said.filter((words) => !words.startsWith('✓'))).toEqual([]);
  });
});
