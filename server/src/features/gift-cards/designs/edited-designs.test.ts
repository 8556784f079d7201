import { type DesignKind, getGiftCardDesign, listGiftCardDesigns } from 'contract/gift-cards/designs';
import {
  createDesign,
  type DesignFacts,
  editDesign,
  listEditedDesigns,
  orderDesigns,
  retireDesign,
} from 'contract/gift-cards/designs.staff';
import { beforeAll, expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import { GiftShop } from '../../../testing/gift-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { uploadAs } from '../../../testing/upload-as.js';

describeShop('card designs that are edited', (shop) => {
  let ada: TestCustomer;
  let owner: TestPerson;
  let facts: DesignFacts;
  beforeAll(async () => {
    ada = await shop.customer();
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    const { image_id } = (await uploadAs(shop, owner)).data;
    facts = { name: 'First frost', description: 'Vines under the first frost', image_id };
  });

  const path = (id: number) => ({ id: `${id}` });
  const shelf = (kind: DesignKind) => ada.call(listGiftCardDesigns, { query: { kind } });
  const create = async (kind: DesignKind = 'gift-card', person = owner) =>
    (await person.call(createDesign, { body: { kind, facts } })).id;
  const edit = (id: number, version: number, changed: Partial<DesignFacts>) =>
    owner.call(editDesign, { path: path(id), body: { version, facts: { ...facts, ...changed } } });
  const retire = (id: number, retired: boolean) =>
    owner.call(retireDesign, { path: path(id), body: { retired } });
  const order = (kind: DesignKind, ids: number[]) => owner.call(orderDesigns, { body: { kind, ids } });

  it('stand last on the shelf when they are new, and are changed against their version', async () => {
    const id = await create();
    expect((await shelf('gift-card')).at(-1)).toEqual({ id, kind: 'gift-card', ...facts });
    expect(await edit(id, 1, { name: 'Hoarfrost' })).toEqual({ id, version: 2 });
    expect(await ada.call(getGiftCardDesign, { path: path(id) })).toMatchObject({ name: 'Hoarfrost' });
    await expect(edit(id, 1, {})).rejects.toMatchObject({ status: 409, code: 'design_overtaken' });
    await expect(edit(id, 2, { image_id: 'goods-nowhere' })).rejects.toMatchObject({
      code: 'picture_not_found',
    });
  });

  it('are put in another order, all of a kind at once', async () => {
    await create('birthday-card');
    const ids = (await shelf('birthday-card')).map(({ id }) => id);
    const wanted = [ids.at(-1)!, ...ids.slice(0, -1)];
    await order('birthday-card', wanted);
    expect((await shelf('birthday-card')).map(({ id }) => id)).toEqual(wanted);
    for (const wrong of [ids.slice(1), [...ids, 999], [...ids.slice(1), ids[1]!]])
      await expect(order('birthday-card', wrong)).rejects.toMatchObject({ code: 'order_overtaken' });
    expect((await shelf('birthday-card')).map(({ id }) => id)).toEqual(wanted);
  });

  it('are bought no more when they are retired, and cards that were bought keep them', async () => {
    const id = await create();
    const gifts = new GiftShop(shop);
    await gifts.cart(ada, { design_id: id });
    await retire(id, true);
    await retire(id, true);
    expect((await shelf('gift-card')).some((design) => design.id === id)).toBe(false);
    await expect(ada.call(getGiftCardDesign, { path: path(id) })).rejects.toMatchObject({ status: 404 });
    await expect(gifts.cart(ada, { design_id: id })).rejects.toMatchObject({ code: 'design_not_found' });
    const all = await owner.call(listEditedDesigns, {});
    expect(all.find((design) => design.id === id)).toMatchObject({ retired: true, cut: { turn: 0 } });
    await retire(id, false);
    expect((await shelf('gift-card')).some((design) => design.id === id)).toBe(true);
    const kinds = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select('kind')
        .where('thing', '=', 'card_design')
        .where('thing_id', '=', `${id}`)
        .orderBy('number')
        .execute(),
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'design_created',
      'design_retired',
      'design_brought_back',
    ]);
  });

  it('are the owners’ of all stores', async () => {
    const ofOne = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    await expect(create('gift-card', ofOne)).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
