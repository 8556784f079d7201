import { listMenus } from 'contract/catalogue';
import { getProduct } from 'contract/catalogue/details';
import {
  createName,
  editName,
  listNames,
  mergeName,
  type NameFacts,
  type NameKind,
  removeName,
} from 'contract/catalogue/names.staff';
import { beforeAll, expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const named = (name: string, more: Partial<NameFacts> = {}): NameFacts => ({
  name,
  story: null,
  department_id: null,
  ...more,
});

describeShop('the names of the menus', (shop) => {
  let ada: TestCustomer;
  let owner: TestPerson;
  beforeAll(async () => {
    ada = await shop.customer();
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
  });

  const list = async (kind: NameKind, q = '') =>
    (await owner.call(listNames, { path: { kind }, query: { q } })).data;
  const create = (kind: NameKind, facts: NameFacts) =>
    owner.call(createName, { path: { kind }, body: facts });
  const edit = (kind: NameKind, id: number, version: number, facts: NameFacts) =>
    owner.call(editName, { path: { kind, id: `${id}` }, body: { version, facts } });
  const merge = (kind: NameKind, id: number, into: string) =>
    owner.call(mergeName, { path: { kind, id: `${id}` }, body: { into } });
  const remove = (kind: NameKind, id: number) => owner.call(removeName, { path: { kind, id: `${id}` } });
  /** A product of the test's catalogue, with its brand and its grapes. */
  const someProduct = async (id: number) =>
    ada.call(getProduct, { path: { id: `${id}` }, query: { store_id: '1' } });
  const wine = () =>
    shop.shop.read((db) =>
      db
        .selectFrom('product_varietal')
        .innerJoin('product', 'product.id', 'product_id')
        .select(['product.id', 'brand_id', 'category_id', 'varietal_id', 'percent'])
        .orderBy('product.id')
        .limit(1)
        .executeTakeFirstOrThrow(),
    );

  it('are listed by their letters, with how many products have them', async () => {
    const { id, brand_id } = await wine();
    const { brand } = await someProduct(id);
    const [found] = await list('brand', brand.name.slice(1, -1).toUpperCase());
    expect(found).toMatchObject({ id: brand_id, name: brand.name, story: brand.story, version: 1 });
    expect(found!.products).toBeGreaterThan(0);
    expect((await list('category')).every(({ department }) => department !== null)).toBe(true);
    expect((await list('department')).length).toBeGreaterThan(1);
  });

  it('are changed at once for customers, keep their address, and are told to the record', async () => {
    const { id, brand_id } = await wine();
    const { brand } = await someProduct(id);
    await edit('brand', brand_id, 1, named('Weingut Umbenannt', { story: 'Since 1902.' }));
    expect((await someProduct(id)).brand).toEqual({
      name: 'Weingut Umbenannt',
      slug: brand.slug,
      story: 'Since 1902.',
    });
    await expect(edit('brand', brand_id, 1, named('Zu spät'))).rejects.toMatchObject({
      status: 409,
      code: 'name_overtaken',
    });
    const act = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['kind', 'thing', 'before'])
        .where('thing_id', '=', `${brand_id}`)
        .where('kind', '=', 'name_edited')
        .executeTakeFirstOrThrow(),
    );
    expect(act.thing).toBe('brand');
    expect(JSON.parse(act.before!)).toMatchObject({ name: brand.name });
  });

  it('are each there once, and a category stands in a department', async () => {
    const { id } = await create('varietal', named('Testuva'));
    await expect(create('varietal', named('TESTUVA'))).rejects.toMatchObject({
      errors: { name: expect.any(String) },
    });
    await edit('varietal', id, 1, named('testuva'));
    await expect(create('category', named('Cider'))).rejects.toMatchObject({ code: 'department_missing' });
    const [department] = await list('department');
    const category = await create('category', named('Ice Cider', { department_id: department!.id }));
    expect(await list('category', 'ice cider')).toMatchObject([
      { id: category.id, department: department!.name, products: 0 },
    ]);
    const at = { query: { store_id: '1' } };
    expect((await ada.call(listMenus, at)).departments.length).toBeGreaterThan(0);
  });

  it('are merged: their products have the other one, and a grape of both has both shares', async () => {
    const { id, varietal_id, percent } = await wine();
    const other = await create('varietal', named('Testone'));
    await shop.shop.write((tx) =>
      tx
        .insertInto('product_varietal')
        .values({ product_id: id, varietal_id: other.id, percent: 5 })
        .execute(),
    );
    await merge('varietal', varietal_id, 'testone');
    const grapes = (await someProduct(id)).varietals;
    expect(grapes.find(({ name }) => name === 'Testone')?.percent).toBe(Math.min(100, percent + 5));
    await expect(merge('varietal', varietal_id, 'Testone')).rejects.toMatchObject({ code: 'name_not_found' });
    await expect(merge('varietal', other.id, 'Testone')).rejects.toMatchObject({ code: 'none_of_this_name' });

    const before = await someProduct(id);
    const { brand_id } = await wine();
    await create('brand', named('Cantina Nuova'));
    await merge('brand', brand_id, 'Cantina Nuova');
    expect((await someProduct(id)).brand.name).toBe('Cantina Nuova');
    expect(await list('brand', before.brand.name)).toEqual([]);
  });

  it('are removed where nothing has them', async () => {
    const { id, brand_id, category_id } = await wine();
    for (const [kind, used] of [
      ['brand', brand_id],
      ['category', category_id],
      ['department', (await list('department'))[0]!.id],
    ] as const)
      await expect(remove(kind, used)).rejects.toMatchObject({ status: 409, code: 'name_in_use' });
    const { id: unused } = await create('brand', named('Nobody’s'));
    await remove('brand', unused);
    await expect(remove('brand', unused)).rejects.toMatchObject({ status: 404 });
    expect((await someProduct(id)).id).toBe(id);
  });

  it('are changed by the owners of all stores alone, and seen by all', async () => {
    const ofOne = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    const path = { kind: 'brand' as const };
    await expect(ofOne.call(createName, { path, body: named('Mine') })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: 1 });
    expect((await clerk.call(listNames, { path, query: {} })).data.length).toBeGreaterThan(0);
  });
});
