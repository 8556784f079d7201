import { changeProductPictures, listProductPictures } from 'contract/catalogue/product-pictures.staff';
import { retireProduct } from 'contract/catalogue/products.staff';
import { exportPictures } from 'contract/exchange/exports.staff';
import { importPictures } from 'contract/exchange/imports.staff';
import { beforeAll, expect, it } from 'vitest';
import { allIsRight } from '../../testing/all-is-right.js';
import { describeShop } from '../../testing/describe-shop.js';
import { importsOf } from '../../testing/imports-of.js';
import { fetchTable } from '../../testing/tables.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { uploadAs } from '../../testing/upload-as.js';

const [chateauneuf, barolo, retired] = [50, 51, 52];

describeShop('pictures as a table', (shop) => {
  let owner: TestPerson;
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
  });

  const { send, standing, rows, reasons, apply } = importsOf(shop, () => owner, importPictures);
  const upload = async (): Promise<string> => (await uploadAs(shop, owner)).data.image_id;
  const shown = async (product: number) =>
    (await owner.call(listProductPictures, { path: { id: `${product}` } })).map(({ image_id, words }) => ({
      image_id,
      words,
    }));
  const row = (product: number, ...entries: string[]) =>
    `number,pictures\n${product},"${entries.join(' | ')}"`;

  it('arranges, describes and adds them, and the record tells of it', async () => {
    const before = await shown(chateauneuf);
    const picture = await upload();
    const named = before.map(({ image_id }) => image_id);
    const sent = await send(row(chateauneuf, `${picture}: The cork, with its year`, ...named));
    expect(await standing(sent.id)).toMatchObject({ counts: { changed: 1, refused: 0 } });
    const [change] = (await rows(sent.id, 'changed'))[0]!.changes;
    expect(change?.after).toContain(`${picture}: The cork, with its year | ${named[0]}`);
    expect(await shown(chateauneuf)).toEqual(before);
    expect(await apply(sent)).toMatchObject({ state: 'applied', applied: 1 });
    const now = [
      { image_id: picture, words: 'The cork, with its year' },
      ...named.map((image_id) => ({ image_id, words: '' })),
    ];
    expect(await shown(chateauneuf)).toEqual(now);
    const act = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['person_id', 'thing_id', 'before', 'after'])
        .where('kind', '=', 'product_pictures_changed')
        .executeTakeFirstOrThrow(),
    );
    expect(act).toMatchObject({ person_id: owner.id, thing_id: `${chateauneuf}` });
    expect([JSON.parse(act.before!), JSON.parse(act.after!)]).toEqual([
      { pictures: before },
      { pictures: now },
    ]);
    const kept = await shop.shop.read((db) =>
      db.selectFrom('picture').select('used').where('id', '=', picture).executeTakeFirst(),
    );
    expect(kept).toEqual({ used: true });
  });

  it('changes nothing when a file comes back as it went out, or says nothing, and clears with a dash', async () => {
    const { body } = await fetchTable(shop, owner, exportPictures);
    const back = await send(body);
    const { counts } = await standing(back.id);
    expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
    expect(counts.unchanged).toBeGreaterThan(100);
    const before = await shown(barolo);
    const sent = await send(`number,pictures\n${chateauneuf},\n${barolo},-`);
    expect(await standing(sent.id)).toMatchObject({ counts: { changed: 1, unchanged: 1 } });
    await apply(sent);
    expect(await shown(barolo)).toEqual([]);
    await apply(await send(row(barolo, ...before.map(({ image_id }) => image_id))));
    expect(await shown(barolo)).toEqual(before);
  });

  it('refuses with its reason what the shop does not have', async () => {
    await owner.call(retireProduct, { path: { id: `${retired}` }, body: { retired: true } });
    const many = Array.from({ length: 13 }, (_, nth) => `goods-${nth}`).join(' | ');
    const sent = await send(
      [
        'number,pictures',
        `${chateauneuf},photo-of-a-customer`,
        `${barolo},"goods-1 | goods-1: Again"`,
        `53,${many}`,
        '54,Label.JPG',
        `${retired},-`,
        '9999998,-',
        '55,-',
        '55,-',
      ].join('\n'),
    );
    expect(await reasons(sent.id)).toEqual([
      [2, 'pictures', 'There is no picture “photo-of-a-customer”: upload it first'],
      [3, 'pictures', 'Name each once'],
      [4, 'pictures', 'A product has at most 12 pictures'],
      [5, 'pictures', 'Must name a picture'],
      [6, null, 'This product is retired: bring it back first'],
      [7, 'number', 'There is no such product: import it as a product first'],
      [9, null, expect.stringContaining('is about the same product')],
    ]);
  });

  it('leaves alone what somebody has changed after the check, and what has lost a picture', async () => {
    const [kept, lost] = [await upload(), await upload()];
    const [first, second] = [await shown(chateauneuf), await shown(barolo)];
    const sent = await send(`number,pictures\n${chateauneuf},${kept}\n${barolo},${lost}\n53,${kept}`);
    expect(await standing(sent.id)).toMatchObject({ counts: { changed: 3 } });
    const theirs = first.slice(1);
    const body = { seen: first, pictures: theirs };
    await owner.call(changeProductPictures, { path: { id: `${chateauneuf}` }, body });
    await shop.shop.write((tx) => tx.deleteFrom('picture').where('id', '=', lost).execute());
    expect(await apply(sent)).toMatchObject({ state: 'applied', applied: 1, not_applied: 2 });
    expect(await reasons(sent.id)).toEqual([
      [2, null, 'Its pictures were changed after the file was checked'],
      [3, null, 'One of these pictures was removed after the file was checked'],
    ]);
    expect([await shown(chateauneuf), await shown(barolo)]).toEqual([theirs, second]);
    expect(await shown(53)).toEqual([{ image_id: kept, words: '' }]);
    await allIsRight(shop);
  });

  it('is for those who change products at all stores', async () => {
    const ofOne = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    expect(await send('number,pictures\n50,-', ofOne)).toMatchObject({ code: 'not_allowed' });
  });
});
