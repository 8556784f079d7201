import { notFound } from 'contract/platform/envelope';
import {
  type ActivityOrder,
  exportActivity,
  listActivity,
  timeImpossible,
} from 'contract/reports/activity.staff';
import { notAllowed } from 'contract/staff';
import { beforeAll, expect, it } from 'vitest';
import { hours, later, minutes } from '../../../platform/clock.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { fetchTable } from '../../../testing/tables.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { type Act, noteAct } from '../../staff/index.js';

describeShopOnBoth('the activity of the staff', (shop) => {
  let owner: TestPerson;
  let mia: TestPerson;
  let span: { from: string; until: string };
  const note = (storeId: number | null, kind: Act['kind'], personId: string | null = mia.id) =>
    shop.shop.write((tx) => noteAct(tx, { personId, storeId, kind, thing: 'order', thingId: 7 }));
  const list = (more: object = {}, person = owner) =>
    person.call(listActivity, { query: { ...span, ...more } });
  const counts = async (more: object = {}, person = owner) =>
    (await list(more, person)).data.map(({ person: who, kind, acts }) => [who?.id, kind, acts]);

  beforeAll(async () => {
    mia = await openTestPerson(shop, { role: 'clerk', store_id: 2 });
    await note(2, 'order_moved');
    shop.clock.advance(minutes(1));
    const from = shop.clock.now();
    for (let n = 0; n < 3; n++) await note(2, 'order_moved');
    await note(1, 'order_moved');
    await note(2, 'goodwill_given');
    shop.clock.advance(minutes(1));
    await note(2, 'goodwill_given');
    await note(null, 'invited', null);
    span = { from: from.toISOString(), until: later(from, hours(1)).toISOString() };
    // At the very end, which is not included.
    shop.clock.advance(minutes(59));
    await note(2, 'order_moved');
    // Only now: nobody's session outlasts an hour without a call.
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
  });

  it('is how often each person did what in the time, wherever it was, the most first', async () => {
    expect(await list()).toEqual({
      data: [
        { person: { id: mia.id, name: 'Mia Testino' }, kind: 'order_moved', acts: 4, last_at: span.from },
        {
          person: { id: mia.id, name: 'Mia Testino' },
          kind: 'goodwill_given',
          acts: 2,
          last_at: later(new Date(span.from), minutes(1)).toISOString(),
        },
        { person: null, kind: 'invited', acts: 1, last_at: expect.any(String) },
      ],
      total_rows: 3,
      total_pages: 1,
      page: 1,
      pageSize: 50,
    });
  });

  it('is listed by whom, how often, and when last, and page by page', async () => {
    const kinds = async (sort: ActivityOrder) => (await list({ sort })).data.map(({ kind }) => kind);
    expect(await kinds('acts')).toEqual(['invited', 'goodwill_given', 'order_moved']);
    expect(await kinds('last_at')).toEqual(['order_moved', 'goodwill_given', 'invited']);
    expect(await kinds('person')).toEqual(['goodwill_given', 'order_moved', 'invited']);
    expect(await kinds('-person')).toEqual(['goodwill_given', 'order_moved', 'invited']);
    const second = await list({ page: '2', pageSize: '2' });
    expect(second).toMatchObject({ data: [{ kind: 'invited' }], total_rows: 3, total_pages: 2 });
  });

  it('is of one store, and of those alone whose record one may read', async () => {
    expect(await counts({ store: '1' })).toEqual([[mia.id, 'order_moved', 1]]);
    const here = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    expect(await counts({}, here)).toEqual([[mia.id, 'order_moved', 1]]);
    await expect(list({ store: '2' }, here)).rejects.toMatchObject({ code: notFound.code });
    const manager = await openTestPerson(shop, { role: 'manager', store_id: 1 });
    await expect(list({}, manager)).rejects.toMatchObject({ code: notAllowed.code });
    await expect(list({ from: span.until })).rejects.toMatchObject({ code: timeImpossible.code });
  });

  it('is a file with the same in words', async () => {
    const { body, headers } = await fetchTable(shop, owner, exportActivity, {}, span);
    expect(headers['content-disposition']).toContain('activity-2026-11-20.csv');
    const rows = body.split('\r\n').filter(Boolean);
    expect(rows[0]).toBe('\ufeffWho,What,How often,Last (UTC)');
    expect(rows[1]).toBe(`Mia Testino,Moved an order on,4,${span.from}`);
    expect(rows.slice(2).map((row) => row.split(',').slice(0, 3).join())).toEqual([
      'Mia Testino,Gave goodwill,2',
      'A command,Invited somebody,1',
    ]);
  });
});
