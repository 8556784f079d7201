import { listProductCards } from 'contract/catalogue';
import { listStoreProducts } from 'contract/catalogue/assortment.staff';
import { getProduct } from 'contract/catalogue/details';
import {
  changeProductPictures,
  listProductPictures,
  type ShownPicture,
} from 'contract/catalogue/product-pictures.staff';
import { beforeAll, expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { uploadAs } from '../../../testing/upload-as.js';

describeShop('the pictures of a product', (shop) => {
  let ada: TestCustomer;
  let owner: TestPerson;
  let id: number;
  beforeAll(async () => {
    ada = await shop.customer();
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    const carried = { path: { store_id: '1' }, query: { show: 'carried' as const } };
    id = (await owner.call(listStoreProducts, carried)).data[0]!.id;
  });

  const path = () => ({ id: `${id}` });
  const standing = async () =>
    (await owner.call(listProductPictures, { path: path() })).map(({ image_id, words }) => ({
      image_id,
      words,
    }));
  const change = (seen: ShownPicture[], pictures: ShownPicture[], person = owner) =>
    person.call(changeProductPictures, { path: path(), body: { seen, pictures } });
  const uploaded = async (words = ''): Promise<ShownPicture> => ({
    image_id: (await uploadAs(shop, owner)).data.image_id,
    words,
  });
  const details = () => ada.call(getProduct, { path: path(), query: { store_id: '1' } });

  it('stand in the shop at once, in their order, the first one on the card', async () => {
    const before = await standing();
    const [back, front] = [await uploaded('The label of the back'), await uploaded()];
    const saved = await change(before, [front, ...before, back]);
    expect(saved.map(({ cut }) => cut?.turn)).toEqual([0, ...before.map(() => undefined), 0]);
    expect(await standing()).toEqual([front, ...before, back]);
    expect(await details()).toMatchObject({
      images: [front, ...before, back].map(({ image_id }) => image_id),
      image_words: ['', ...before.map(() => ''), 'The label of the back'],
    });
    const [card] = await ada.call(listProductCards, { query: { store_id: '1', id: `${id}` } });
    expect(card!.image_id).toBe(front.image_id);
  });

  it('are told to the record, and may be taken away and put back', async () => {
    const before = await standing();
    await change(before, []);
    expect(await details()).toMatchObject({ images: [], image_words: [], stand_in: null });
    await change([], before);
    const acts = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['kind', 'after'])
        .where('thing', '=', 'product')
        .where('thing_id', '=', `${id}`)
        .orderBy('number', 'desc')
        .limit(2)
        .execute(),
    );
    expect(acts.map(({ kind }) => kind)).toEqual(['product_pictures_changed', 'product_pictures_changed']);
    expect(JSON.parse(acts[0]!.after!)).toEqual({ pictures: before });
  });

  it('are changed by the first of two at once, and shown to the second as they are', async () => {
    const before = await standing();
    const pictures = [await uploaded(), await uploaded()];
    const trials = await Promise.allSettled(pictures.map((picture) => change(before, [...before, picture])));
    expect(trials.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = trials.find((trial) => trial.status === 'rejected');
    expect(refused?.reason).toMatchObject({ status: 409, code: 'pictures_overtaken' });
    expect(await standing()).toHaveLength(before.length + 1);
  });

  it('are uploaded ones, each once, and twelve at most', async () => {
    const before = await standing();
    const another = { image_id: 'photo-of-a-customer', words: '' };
    await expect(change(before, [another])).rejects.toMatchObject({ code: 'picture_not_found' });
    const picture = await uploaded();
    for (const wrong of [
      [picture, picture],
      Array.from({ length: 13 }, (_, i) => ({ ...another, image_id: `${i}` })),
    ])
      await expect(change(before, wrong)).rejects.toMatchObject({ status: 422 });
    expect(await standing()).toEqual(before);
  });

  it('belong to all stores: an owner of one does not change them', async () => {
    const ofOne = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    await expect(change(await standing(), [], ofOne)).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
