import { getMe, listStaffSessions, logInStaff } from 'contract/staff';
import {
  endPerson,
  getPerson,
  grantRole,
  invite,
  liftSuspension,
  listInvitations,
  listPeople,
  suspendPerson,
  takeRole,
} from 'contract/staff/people';
import type { StaffRole } from 'contract/staff/roles';
import { expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { testPassword } from '../../../testing/test-customer.js';
import { callStaff, openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

describeShop('changing who works here', (shop) => {
  const person = (role: StaffRole, store_id: number | null) => openTestPerson(shop, { role, store_id });
  const at = (who: TestPerson) => ({ path: { id: who.id } });
  const logsIn = ({ email, code }: TestPerson) =>
    callStaff(shop, logInStaff, { body: { email, password: testPassword, code } });
  const missing = { status: 404, code: 'person_not_found' };
  const noAllOwners = () =>
    shop.shop.write((tx) =>
      tx.deleteFrom('staff_role').where('role', '=', 'owner').where('store_id', 'is', null).execute(),
    );
  const kindsAbout = async ({ id }: TestPerson) => {
    const acts = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['kind', 'store_id'])
        .where('thing_id', '=', id)
        .orderBy('at')
        .execute(),
    );
    return acts.map(({ kind, store_id }) => [kind, store_id]);
  };

  it('shows when somebody was last seen and what they can show, and no secret', async () => {
    const [owner, mia] = [await person('owner', 2), await person('clerk', 2)];
    shop.clock.advance(minutes(5));
    await mia.call(listStaffSessions, {});
    const seen = await owner.call(getPerson, at(mia));
    expect(seen).toEqual({
      id: mia.id,
      name: 'Mia Testino',
      email: mia.email,
      roles: [{ id: expect.any(String), store_id: 2, role: 'clerk' }],
      last_seen_at: shop.clock.now().toISOString(),
      suspended_at: null,
      passkeys: 0,
      recovery_codes_left: 10,
    });
    await expect((await person('owner', 1)).call(getPerson, at(mia))).rejects.toMatchObject(missing);
  });

  it('finds people by words of name or address, at a store, page by page', async () => {
    const owner = await person('owner', 4);
    const [one, two] = [await person('clerk', 4), await person('manager', 4)];
    const asks = (query: Record<string, string>) => owner.call(listPeople, { query });
    expect((await asks({ search: two.email.toUpperCase() })).data.map(({ id }) => id)).toEqual([two.id]);
    expect(await asks({ search: 'nobody at all' })).toMatchObject({ data: [], total_rows: 0 });
    expect(await asks({ store_id: '1' })).toMatchObject({ data: [] });
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => asks({ store_id: '4', pageSize: '1', page })),
    );
    expect(pages.map(({ total_rows }) => total_rows)).toEqual([3, 3, 3]);
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids)).toEqual(new Set([owner.id, one.id, two.id]));
  });

  it('suspends: logged out at once, let in by nothing, invitations void, and back as they were', async () => {
    const [owner, mia] = [await person('owner', 2), await person('manager', 2)];
    const body = { name: 'Ben', email: 'ben-suspended@example.com', role: 'clerk', store_id: 2 } as const;
    const { id } = await mia.call(invite, { body });
    await owner.call(suspendPerson, at(mia));
    await owner.call(suspendPerson, at(mia));
    expect(await mia.call(getMe, {})).toBeNull();
    await expect(logsIn(mia)).rejects.toMatchObject({ code: 'wrong_log_in' });
    expect((await owner.call(listInvitations, {})).map((each) => each.id)).not.toContain(id);
    expect((await owner.call(getPerson, at(mia))).suspended_at).toBe(shop.clock.now().toISOString());
    await owner.call(liftSuspension, at(mia));
    await logsIn(mia);
    expect(await kindsAbout(mia)).toEqual([
      ['person_suspended', 2],
      ['suspension_lifted', 2],
    ]);
  });

  it('lets no session in that was opened while its person was suspended', async () => {
    const mia = await person('clerk', 2);
    await shop.shop.write((tx) =>
      tx.updateTable('staff_person').set({ suspended_at: tx.now }).where('id', '=', mia.id).execute(),
    );
    expect(await mia.call(getMe, {})).toBeNull();
  });

  it('suspends nobody who may do more elsewhere', async () => {
    const owner = await person('owner', 2);
    const mia = await openTestPerson(shop, { role: 'clerk', store_id: 2 }, { role: 'clerk', store_id: 1 });
    await expect(owner.call(suspendPerson, at(mia))).rejects.toMatchObject({ code: 'more_than_held' });
    expect(await mia.call(getMe, {})).not.toBeNull();
  });

  it('puts no smaller role in the place of one that the caller may not give', async () => {
    const owner = await openTestPerson(
      shop,
      { role: 'owner', store_id: 2 },
      { role: 'manager', store_id: 1 },
    );
    const there = await person('owner', 1);
    const body = { store_id: 1, role: 'clerk' } as const;
    await expect(owner.call(grantRole, { ...at(there), body })).rejects.toMatchObject({
      code: 'more_than_held',
    });
    expect((await there.call(getPerson, at(there))).roles).toMatchObject([{ role: 'owner', store_id: 1 }]);
  });

  it('changes nobody with a key that is held at another store alone', async () => {
    // A manager of store 1 who owns store 2: every role at store 1 but an owner's is one that they hold there.
    const owner = await openTestPerson(
      shop,
      { role: 'owner', store_id: 2 },
      { role: 'manager', store_id: 1 },
    );
    const [mia, marco] = [await person('clerk', 1), await person('manager', 1)];
    const both = await openTestPerson(shop, { role: 'clerk', store_id: 2 }, { role: 'clerk', store_id: 1 });
    const all = await person('owner', null);
    const rolesOf = async (who: TestPerson) => (await all.call(getPerson, at(who))).roles;
    const before = await Promise.all([mia, marco, both].map(rolesOf));
    const refused = { status: 403, code: 'not_allowed' };
    const gives = (who: TestPerson, store_id: number, role: StaffRole) =>
      owner.call(grantRole, { ...at(who), body: { store_id, role } });
    for (const who of [mia, marco, both]) {
      await expect(gives(who, 1, 'clerk')).rejects.toMatchObject(refused);
      await expect(gives(who, 1, 'manager')).rejects.toMatchObject(refused);
      const id = (await rolesOf(who)).find(({ store_id }) => store_id === 1)!.id;
      await expect(owner.call(takeRole, { path: { id } })).rejects.toMatchObject(refused);
      await expect(owner.call(suspendPerson, at(who))).rejects.toMatchObject(refused);
      await expect(owner.call(liftSuspension, at(who))).rejects.toMatchObject(refused);
      await expect(owner.call(endPerson, at(who))).rejects.toMatchObject(refused);
    }
    expect(await Promise.all([mia, marco, both].map(rolesOf))).toEqual(before);
    expect(await mia.call(getMe, {})).not.toBeNull();
    // At their own store they may, whoever it is that they see.
    await gives(mia, 2, 'clerk');
    const there = (await rolesOf(both)).find(({ store_id }) => store_id === 2)!.id;
    await owner.call(takeRole, { path: { id: there } });
    expect(await rolesOf(both)).toMatchObject([{ store_id: 1, role: 'clerk' }]);
  });

  it('changes nobody at all stores with a key that is held at one', async () => {
    const owner = await openTestPerson(
      shop,
      { role: 'owner', store_id: 2 },
      { role: 'manager', store_id: null },
    );
    const mia = await person('clerk', null);
    const refused = { status: 403, code: 'not_allowed' };
    const body = { store_id: null, role: 'manager' } as const;
    await expect(owner.call(grantRole, { ...at(mia), body })).rejects.toMatchObject(refused);
    await expect(owner.call(suspendPerson, at(mia))).rejects.toMatchObject(refused);
    await expect(owner.call(endPerson, at(mia))).rejects.toMatchObject(refused);
  });

  it('invites nobody with a key that is held at another store alone', async () => {
    const manager = await openTestPerson(
      shop,
      { role: 'manager', store_id: 2 },
      { role: 'clerk', store_id: 1 },
    );
    const body = { name: 'Ben', email: 'ben-elsewhere@example.com', role: 'clerk' } as const;
    const invites = (store_id: number) => manager.call(invite, { body: { ...body, store_id } });
    await expect(invites(1)).rejects.toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await invites(2)).toMatchObject({ store_id: 2 });
  });

  it('ends somebody at the caller’s stores alone, and their sessions everywhere', async () => {
    const owner = await person('owner', 2);
    const mia = await openTestPerson(shop, { role: 'clerk', store_id: 2 }, { role: 'clerk', store_id: 1 });
    await owner.call(endPerson, at(mia));
    expect(await mia.call(getMe, {})).toBeNull();
    await expect(owner.call(endPerson, at(mia))).rejects.toMatchObject(missing);
    const all = await person('owner', null);
    expect((await all.call(getPerson, at(mia))).roles).toMatchObject([{ store_id: 1 }]);
    await all.call(endPerson, at(mia));
    await expect(logsIn(mia)).rejects.toMatchObject({ code: 'wrong_log_in' });
    expect(await kindsAbout(mia)).toEqual([
      ['role_taken', 2],
      ['role_taken', 1],
    ]);
  });

  it('of two owners who end each other at once lets one win, also where a third would be left', async () => {
    for (const third of [false, true]) {
      await noAllOwners();
      if (third) await person('owner', null);
      const [one, two] = [await person('owner', null), await person('owner', null)];
      const ends = await Promise.allSettled([one.call(endPerson, at(two)), two.call(endPerson, at(one))]);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('counts no suspended owner as one who stays', async () => {
    await noAllOwners();
    const [one, two] = [await person('owner', null), await person('owner', null)];
    await one.call(suspendPerson, at(two));
    const last = { status: 409, code: 'last_owner_stays' };
    await expect(one.call(suspendPerson, at(one))).rejects.toMatchObject(last);
    await expect(one.call(endPerson, at(one))).rejects.toMatchObject(last);
    const { roles } = await one.call(getPerson, at(one));
    await expect(one.call(takeRole, { path: { id: roles[0]!.id } })).rejects.toMatchObject(last);
    await one.call(liftSuspension, at(two));
    await one.call(endPerson, at(one));
  });

  it('of two owners who suspend each other at once lets one win', async () => {
    await noAllOwners();
    const [one, two] = [await person('owner', null), await person('owner', null)];
    const ends = await Promise.allSettled([
      one.call(suspendPerson, at(two)),
      two.call(suspendPerson, at(one)),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
