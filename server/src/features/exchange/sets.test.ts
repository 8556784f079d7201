import {
  editWineSet,
  getEditedWineSet,
  listEditedWineSets,
  retireWineSet,
  sellWineSet,
} from 'contract/catalogue/sets.staff';
import { exportSets } from 'contract/exchange/exports.staff';
import { importSets } from 'contract/exchange/imports.staff';
import { beforeAll, expect, it } from 'vitest';
import { allIsRight } from '../../testing/all-is-right.js';
import { describeShop } from '../../testing/describe-shop.js';
import { importsOf } from '../../testing/imports-of.js';
import { fetchTable } from '../../testing/tables.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { uploadAs } from '../../testing/upload-as.js';

const [chateauneuf, barolo] = [50, 51];

describeShop('sets as a table', (shop) => {
  let owner: TestPerson;
  let picture: string;
  let stores: { id: number; name: string }[];
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    picture = (await uploadAs(shop, owner)).data.image_id;
    stores = await shop.shop.read((db) =>
      db.selectFrom('store').select(['id', 'name']).orderBy('id').execute(),
    );
  });

  const { send, standing, rows, reasons, apply } = importsOf(shop, () => owner, importSets);
  const set = (id: number) => owner.call(getEditedWineSet, { path: { id: `${id}` } });
  const called = async (name: string) =>
    (await owner.call(listEditedWineSets, { query: { q: name } })).data.map(({ id }) => id);
  const head = 'name,description,picture,featured,bottles,prices';
  /** A set that only this test knows. */
  const added = async (name: string) => {
    const price = `${stores[0]!.name}: 99`;
    await apply(await send(`${head}\n${name},Two of the south,${picture},no,${chateauneuf} x 2,${price}`));
    const [id] = await called(name);
    return id!;
  };
  const acts = (id: number) =>
    shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['kind', 'store_id', 'person_id'])
        .where('thing', '=', 'wine_set')
        .where('thing_id', '=', `${id}`)
        // Each store's record has numbers of its own.
        .orderBy('store_id', (order) => order.asc().nullsFirst())
        .orderBy('number')
        .execute(),
    );

  it('adds a set with its bottles and prices, changes it, and takes it from a store', async () => {
    const [one, other] = [stores[0]!, stores[1]!];
    const first = await send(
      `${head}\nRhône & Piedmont,"Two rivers, two grapes",${picture},yes,${chateauneuf} x 2 | ${barolo},` +
        `"${one.name}: 120 | ${other.name}: $118,50"`,
    );
    expect(await standing(first.id)).toMatchObject({ store_id: null, counts: { new: 1, refused: 0 } });
    expect(await called('Rhône & Piedmont')).toEqual([]);
    expect(await apply(first)).toMatchObject({ state: 'applied', applied: 1 });
    const [id] = await called('Rhône & Piedmont');
    expect(await set(id!)).toMatchObject({
      description: 'Two rivers, two grapes',
      image_id: picture,
      featured: true,
      version: 1,
      parts: [
        { product_id: chateauneuf, quantity: 2 },
        { product_id: barolo, quantity: 1 },
      ],
    });
    const prices = async () => (await set(id!)).prices.flatMap(({ price }) => price ?? []);
    expect(await prices()).toEqual([12_000, 11_850]);

    const second = await send(`number,featured,bottles,prices\n${id},no,${barolo} x 3,${other.name}: 119.00`);
    expect((await rows(second.id, 'changed'))[0]).toMatchObject({
      name: 'Rhône & Piedmont',
      changes: [
        { column: 'featured', before: 'yes', after: 'no' },
        { column: 'bottles', before: `${chateauneuf} x 2 | ${barolo} x 1`, after: `${barolo} x 3` },
        {
          column: 'prices',
          before: `${one.name}: 120.00 | ${other.name}: 118.50`,
          after: `${other.name}: 119.00`,
        },
      ],
    });
    await apply(second);
    expect(await prices()).toEqual([11_900]);
    expect(await set(id!)).toMatchObject({ version: 2, name: 'Rhône & Piedmont' });
    const by = { person_id: owner.id };
    expect(await acts(id!)).toEqual([
      { ...by, kind: 'set_created', store_id: null },
      { ...by, kind: 'set_edited', store_id: null },
      { ...by, kind: 'set_offered', store_id: one.id },
      { ...by, kind: 'set_not_offered', store_id: one.id },
      { ...by, kind: 'set_offered', store_id: other.id },
      { ...by, kind: 'set_offered', store_id: other.id },
    ]);
    const third = await send(`name,prices\nrhône & piedmont,-`);
    await apply(third);
    expect([await prices(), (await set(id!)).version]).toEqual([[], 2]);
    await allIsRight(shop);
  });

  it('changes nothing when a file comes back as it went out', async () => {
    const { body } = await fetchTable(shop, owner, exportSets);
    const { counts } = await standing((await send(body)).id);
    expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
    expect(counts.unchanged).toBeGreaterThan(5);
  });

  it('refuses with its reason what cannot be a set', async () => {
    const kept = await added('Kept as it is');
    const gone = await added('Gone already');
    await owner.call(retireWineSet, { path: { id: `${gone}` }, body: { retired: true } });
    const sent = await send(
      [
        `number,${head}`,
        `,New one,,${picture},,${barolo} x 2,`,
        `,New two,Words,,,${barolo} x 2,`,
        `,New three,Words,goods-unknown,,${barolo} x 2,`,
        `,New four,Words,${picture},,${barolo},`,
        `,New five,Words,${picture},,9999998 x 2,`,
        `,New six,Words,${picture},,a bottle,`,
        `,New seven,Words,${picture},,${barolo} x 2,Atlantis: 12`,
        `,New eight,Words,${picture},,${barolo} x 2,${stores[0]!.name}: free`,
        `,New nine,Words,${picture},,${barolo} x 2,"1: 12 | ${stores[0]!.name}: 13"`,
        `,New ten,Words,${picture},,${barolo} x 2,1: 0`,
        `${kept},,,,,-,`,
        `${gone},Another name,,,,,`,
        ',,Words,,,,',
        '1.5,,,,,,',
        `,Kept as it is,Other words,,,,`,
      ].join('\n'),
    );
    expect(await reasons(sent.id)).toEqual([
      [2, 'description', 'Description is required'],
      [3, 'picture', 'Name its picture, as the exported file does'],
      [4, 'picture', 'There is no picture “goods-unknown”: upload it first'],
      [5, 'bottles', 'A set holds at least two bottles'],
      [6, 'bottles', 'No bottle has the number 9999998: import it as a product first'],
      [7, 'bottles', '“a bottle” is not a bottle like “12 x 2”'],
      [8, 'prices', 'There is no store “Atlantis”'],
      [9, 'prices', expect.stringContaining('is not a price like “Embarcadero: 89.00”')],
      [10, 'prices', 'Name each store once'],
      [11, 'prices', 'Enter an amount above zero'],
      [12, 'bottles', 'A set holds at least two bottles'],
      [13, null, 'This set is retired: bring it back first'],
      [14, 'number', 'Say which set: its number, or its name'],
      [15, 'number', 'Enter a whole number from 1 to 999,999'],
      [16, null, expect.stringContaining('is about the same set')],
    ]);
  });

  it('leaves alone what somebody has changed after the check', async () => {
    const [edited, priced, retired, free] = [
      await added('Edited meanwhile'),
      await added('Priced meanwhile'),
      await added('Retired meanwhile'),
      await added('Left in peace'),
    ];
    const sent = await send(
      [
        `number,name,description,picture,bottles,prices`,
        `${edited},Ours,,,,`,
        `${priced},,,,,1: 80`,
        `${retired},,,,,1: 80`,
        `${free},,,,,1: 80`,
        `,Added twice,Words,${picture},${barolo} x 2,`,
      ].join('\n'),
    );
    expect(await standing(sent.id)).toMatchObject({ counts: { new: 1, changed: 4, refused: 0 } });
    const { version, name: _, ...facts } = await set(edited);
    const { description, image_id, featured } = facts;
    const parts = facts.parts.map(({ product_id, quantity }) => ({ product_id, quantity }));
    await owner.call(editWineSet, {
      path: { id: `${edited}` },
      body: { version, facts: { name: 'Theirs', description, image_id, featured, parts } },
    });
    const store_id = `${stores[0]!.id}`;
    await owner.call(sellWineSet, { path: { store_id, id: `${priced}` }, body: { price: 90 } });
    await owner.call(retireWineSet, { path: { id: `${retired}` }, body: { retired: true } });
    await added('Added twice');
    expect(await apply(sent)).toMatchObject({ state: 'applied', applied: 1, not_applied: 4 });
    expect(await reasons(sent.id)).toEqual([
      [2, null, 'Somebody edited this set after the file was checked'],
      [3, null, 'A store changed its price of this set after the file was checked'],
      [4, null, 'This set was retired after the file was checked'],
      [6, null, 'A set with this name was added after the file was checked'],
    ]);
    expect((await set(edited)).name).toBe('Theirs');
    expect((await set(priced)).prices[0]?.price).toBe(9000);
    expect((await set(free)).prices[0]?.price).toBe(8000);
    expect(await called('Added twice')).toHaveLength(1);
  });

  it('is refused by its reason where a bottle is retired after the check', async () => {
    const sent = await send(`${head}\nWith a lost bottle,Words,${picture},no,56 x 2,`);
    await shop.shop.write((tx) =>
      tx.updateTable('product').set({ retired_at: tx.now }).where('id', '=', 56).execute(),
    );
    expect(await apply(sent)).toMatchObject({ state: 'applied', applied: 0, not_applied: 1 });
    expect(await reasons(sent.id)).toEqual([
      [2, null, 'One of these bottles is not there any more. Take it out of the set.'],
    ]);
    expect(await called('With a lost bottle')).toEqual([]);
  });

  it('is for those who change products at all stores', async () => {
    const ofOne = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    expect(await send('number,featured\n1,yes', ofOne)).toMatchObject({ code: 'not_allowed' });
  });
});
