import { getMe } from 'contract/staff';
import {
  addPasskey,
  askForPasskey,
  listPasskeys,
  logInByPasskey,
  offerPasskey,
  provePasskey,
  removePasskey,
  type SignedByPasskey,
} from 'contract/staff/passkeys';
import { expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { TestPasskey } from '../../../testing/test-passkey.js';
import { callStaff, openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

describeShop('a passkey', (shop) => {
  const clerk = () => openTestPerson(shop, { role: 'clerk', store_id: 2 });
  const challenge = async () => (await callStaff(shop, askForPasskey, {})).challenge;
  const adds = async (person: TestPerson, device = new TestPasskey()) => {
    const offer = await person.call(offerPasskey, {});
    expect(offer).toMatchObject({ rp: { id: 'staff.test' }, pubKeyCredParams: expect.any(Array) });
    const body = { name: 'The tablet', passkey: device.makes(offer.challenge) };
    return { device, kept: await person.call(addPasskey, { body }) };
  };
  const logsIn = (signed: SignedByPasskey) => callStaff(shop, logInByPasskey, { body: signed });
  const wrong = { status: 422, code: 'wrong_passkey' };

  it('is made by a device, listed, and logs its person in without a word typed', async () => {
    const mia = await clerk();
    const { device, kept } = await adds(mia);
    expect(await mia.call(listPasskeys, {})).toEqual([{ ...kept, name: 'The tablet', last_used_at: null }]);
    await logsIn(device.signs(await challenge()));
    const [used] = await mia.call(listPasskeys, {});
    expect(used!.last_used_at).toBe(shop.clock.now().toISOString());
    const [newest] = await shop.shop.read((db) =>
      db.selectFrom('staff_session').select('person_id').orderBy('id', 'desc').limit(1).execute(),
    );
    expect(newest!.person_id).toBe(mia.id);
  });

  it('unlocks a session of its own person, and of nobody else', async () => {
    const [mia, ben] = [await clerk(), await clerk()];
    const { device } = await adds(mia);
    shop.clock.advance(minutes(60));
    const proves = async (person: TestPerson) =>
      person.call(provePasskey, { body: device.signs(await challenge()) });
    await expect(proves(ben)).rejects.toMatchObject(wrong);
    await expect(mia.call(getMe, {})).rejects.toMatchObject({ code: 'session_locked' });
    await proves(mia);
    await mia.call(getMe, {});
    await mia.call(offerPasskey, {});
  });

  it('signs each challenge once, also of two who come at the same moment, and none that is old', async () => {
    const { device } = await adds(await clerk());
    const asked = await challenge();
    const both = await Promise.allSettled([logsIn(device.signs(asked)), logsIn(device.signs(asked))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(logsIn(device.signs('made-up-by-a-thief'))).rejects.toMatchObject(wrong);
    const old = await challenge();
    shop.clock.advance(minutes(5));
    await expect(logsIn(device.signs(old))).rejects.toMatchObject(wrong);
  });

  it('is worth nothing from another origin, without its user, with another key, or as a copy that fell behind', async () => {
    const mia = await clerk();
    const { device, kept } = await adds(mia);
    const elsewhere = device.signs(await challenge(), { origin: 'https://shop.test' });
    await expect(logsIn(elsewhere)).rejects.toMatchObject(wrong);
    const unverified = device.signs(await challenge(), { verifiesUser: false });
    await expect(logsIn(unverified)).rejects.toMatchObject(wrong);
    const signed = device.signs(await challenge());
    const stolen = new TestPasskey().signs(await challenge());
    await expect(logsIn({ ...stolen, id: signed.id, rawId: signed.id })).rejects.toMatchObject(wrong);
    await shop.shop.write((tx) =>
      tx.updateTable('staff_passkey').set({ counter: 1000 }).where('id', '=', kept.id).execute(),
    );
    await expect(logsIn(device.signs(await challenge()))).rejects.toMatchObject(wrong);
  });

  it('is added by whom it was offered to, with its user verified, and for one person only', async () => {
    const [mia, ben] = [await clerk(), await clerk()];
    const device = new TestPasskey();
    const add = (person: TestPerson, passkey: ReturnType<TestPasskey['makes']>) =>
      person.call(addPasskey, { body: { name: 'Phone', passkey } });
    const offered = async () => (await mia.call(offerPasskey, {})).challenge;
    await expect(add(ben, device.makes(await offered()))).rejects.toMatchObject(wrong);
    const unverified = device.makes(await offered(), { verifiesUser: false });
    await expect(add(mia, unverified)).rejects.toMatchObject(wrong);
    await add(mia, device.makes(await offered()));
    await expect(adds(ben, device)).rejects.toMatchObject(wrong);
  });

  it('is worth nothing when it was removed, and when its person has no role left', async () => {
    const [mia, ben] = [await clerk(), await clerk()];
    const { device, kept } = await adds(mia);
    const path = { id: kept.id };
    await expect(ben.call(removePasskey, { path })).rejects.toMatchObject({ code: 'passkey_not_found' });
    await mia.call(removePasskey, { path });
    await expect(logsIn(device.signs(await challenge()))).rejects.toMatchObject(wrong);
    const { device: other } = await adds(ben);
    await shop.shop.write((tx) => tx.deleteFrom('staff_role').where('person_id', '=', ben.id).execute());
    await expect(logsIn(other.signs(await challenge()))).rejects.toMatchObject(wrong);
  });
});
