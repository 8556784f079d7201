import { deleteView, listViews, mostViews, renameView, saveView, sortViews } from 'contract/desk/views.staff';
import { beforeEach, expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

describeShop('saved views', (shop) => {
  let mia: TestPerson;
  let max: TestPerson;
  beforeEach(async () => {
    mia = await openTestPerson(shop, { role: 'clerk', store_id: 1 });
    max = await openTestPerson(shop, { role: 'clerk', store_id: 1 });
  });
  const save = (name: string, address = '/orders?tab=packed', person = mia) =>
    person.call(saveView, { body: { name, address } });
  const names = async (person = mia) => (await person.call(listViews, {})).map(({ name }) => name);

  it('are kept for whoever saved them, in their order', async () => {
    await save('Packed');
    await save('Late deliveries', '/orders?tab=due&store=1');
    expect(await mia.call(listViews, {})).toMatchObject([
      { name: 'Packed', address: '/orders?tab=packed' },
      { name: 'Late deliveries', address: '/orders?tab=due&store=1' },
    ]);
    expect(await names(max)).toEqual([]);
  });

  it('are renamed, sorted and deleted by their owner alone', async () => {
    const [packed, due] = await save('Due', '/orders?tab=due').then(() => save('Packed'));
    const third = (await save('Stock', '/stock')).at(-1)!;
    await mia.call(renameView, { path: { id: packed!.id }, body: { name: 'Due now' } });
    const sorted = await mia.call(sortViews, { body: { ids: [third.id, due!.id] } });
    expect(sorted.map(({ name }) => name)).toEqual(['Stock', 'Packed', 'Due now']);
    const missing = { status: 404, code: 'view_not_found' };
    const path = { id: third.id };
    await expect(max.call(deleteView, { path })).rejects.toMatchObject(missing);
    await expect(max.call(renameView, { path, body: { name: 'Mine' } })).rejects.toMatchObject(missing);
    await max.call(sortViews, { body: { ids: [due!.id, third.id] } });
    expect(await names()).toEqual(['Stock', 'Packed', 'Due now']);
    expect((await mia.call(deleteView, { path })).map(({ name }) => name)).toEqual(['Packed', 'Due now']);
    await expect(mia.call(deleteView, { path })).rejects.toMatchObject(missing);
  });

  it('lead nowhere else, and are not without end', async () => {
    for (const address of [
      'https://thief.example',
      '//thief.example',
      'orders',
      '/a b',
      `/${'a'.repeat(500)}`,
    ])
      await expect(save('Gone', address)).rejects.toMatchObject({ status: 422, code: 'wrong_fields' });
    for (let at = 0; at < mostViews; at++) await save(`View ${at}`);
    await expect(save('One more')).rejects.toMatchObject({ status: 409, code: 'too_many_views' });
  });
});
