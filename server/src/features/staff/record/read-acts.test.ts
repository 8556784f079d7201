import { listActors, listActs } from 'contract/staff/acts';
import { grantRole } from 'contract/staff/people';
import { expect, it } from 'vitest';
import { days, minutes } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { type Act, noteAct } from './acts.js';

describeShop('reading the record', (shop) => {
  const owner = (store_id: number | null) => openTestPerson(shop, { role: 'owner', store_id });
  const reads = (by: TestPerson, query: Record<string, string> = {}) => by.call(listActs, { query });
  const note = (storeId: number | null, more: Partial<Act> = {}) =>
    shop.shop.write((tx) =>
      noteAct(tx, { personId: null, storeId, kind: 'invited', thing: 'invitation', thingId: 7, ...more }),
    );

  it('tells who did what, where, on which thing, and what was before and after', async () => {
    const [all, mia] = [await owner(null), await openTestPerson(shop, { role: 'clerk', store_id: 2 })];
    await all.call(grantRole, { path: { id: mia.id }, body: { store_id: 2, role: 'manager' } });
    const { data, next } = await reads(all, { thing: 'person', thing_id: mia.id });
    expect(next).toBeNull();
    expect(data).toEqual([
      {
        id: expect.any(String),
        at: shop.clock.now().toISOString(),
        person: { id: all.id, name: 'Mia Testino' },
        store_id: 2,
        kind: 'role_granted',
        thing: 'person',
        thing_id: mia.id,
        thing_name: 'Mia Testino',
        before: { role: 'clerk' },
        after: { role: 'manager' },
        why: null,
      },
    ]);
    expect(await all.call(listActors, {})).toContainEqual({ id: all.id, name: 'Mia Testino' });
  });

  it('shows an owner of one store what happened there, and nothing else', async () => {
    const [all, here] = [await owner(null), await owner(3)];
    for (const storeId of [1, 3, null]) await note(storeId);
    const seen = (await reads(here)).data.map(({ store_id }) => store_id);
    expect(new Set(seen)).toEqual(new Set([3]));
    expect((await reads(here, { store_id: '1' })).data).toEqual([]);
    expect(await here.call(listActors, {})).toEqual([]);
    expect(new Set((await reads(all)).data.map(({ store_id }) => store_id))).toContain(null);
  });

  it('is narrowed by person, store, kind and days', async () => {
    shop.clock.advance(days(2));
    const all = await owner(null);
    const from = shop.clock.now().toISOString();
    const mia = await openTestPerson(shop, { role: 'clerk', store_id: 2 });
    await note(4, { personId: mia.id, kind: 'role_taken', why: 'The season is over' });
    shop.clock.advance(minutes(1));
    const until = shop.clock.now().toISOString();
    await note(4);
    const kinds = async (query: Record<string, string>) =>
      (await reads(all, query)).data.map(({ kind }) => kind);
    expect(await kinds({ person: mia.id })).toEqual(['role_taken', 'logged_in']);
    expect(await kinds({ person: mia.id, kind: 'role_taken' })).toEqual(['role_taken']);
    expect(await kinds({ from, store_id: '4' })).toEqual(['invited', 'role_taken']);
    expect(await kinds({ from, until, store_id: '4' })).toEqual(['role_taken']);
    expect(await kinds({ kind: 'no_such_kind' })).toEqual([]);
  });

  it('goes on where it left off, whatever is added meanwhile and however much came at one moment', async () => {
    const all = await owner(null);
    for (let number = 0; number < 120; number++) await note(5, { thingId: number });
    const first = await reads(all, { store_id: '5' });
    await note(5, { thingId: 999 });
    const second = await reads(all, { store_id: '5', after: first.next! });
    const third = await reads(all, { store_id: '5', after: second.next! });
    expect(third.next).toBeNull();
    const ids = [first, second, third].flatMap(({ data }) => data.map(({ thing_id }) => Number(thing_id)));
    expect(ids.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 120 }, (_, at) => at));
  });

  it('is for whoever holds its key', async () => {
    const manager = await openTestPerson(shop, { role: 'manager', store_id: null });
    await expect(reads(manager)).rejects.toMatchObject({ status: 403, code: 'not_allowed' });
  });
});
