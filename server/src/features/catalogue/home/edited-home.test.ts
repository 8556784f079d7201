import { getHome } from 'contract/catalogue';
import {
  type CampaignFacts,
  createCampaign,
  createPick,
  createTile,
  editCampaign,
  getEditedHome,
  listCampaigns,
  orderHome,
  type PickFacts,
  previewHome,
  retireHomePart,
  type TileFacts,
} from 'contract/catalogue/home.staff';
import { beforeAll, expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { uploadAs } from '../../../testing/upload-as.js';

const [mission, embarcadero] = [1, 2];

describeShop('the home page that its people edit', (shop) => {
  let ada: TestCustomer;
  let owner: TestPerson;
  let manager: TestPerson;
  let today: string;
  beforeAll(async () => {
    shop.clock.set(new Date());
    ada = await shop.customer();
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
    today = (await edited()).today;
  });

  const at = (store: number) => ({ store_id: `${store}` });
  const edited = () => owner.call(getEditedHome, { path: at(mission) });
  const home = (store = mission) => ada.call(getHome, { query: at(store) });
  const campaign = (changed: Partial<CampaignFacts> = {}): CampaignFacts => ({
    for_all: false,
    from_day: today,
    until_day: today,
    title: 'One evening only',
    words: 'Reds, opened at six.',
    link_label: 'Shop reds',
    shelf: 'https://shop.example/products?category=red-wine#top',
    scene: 'firelight',
    image_id: null,
    ...changed,
  });
  const run = (facts: CampaignFacts, person = manager, store = mission) =>
    person.call(createCampaign, { path: at(store), body: facts });
  const retire = (part: 'campaigns' | 'tiles' | 'picks', id: number, retired = true, person = manager) =>
    person.call(retireHomePart, { path: { ...at(mission), part, id: `${id}` }, body: { retired } });
  const tile = (changed: Partial<TileFacts> = {}): TileFacts => ({
    for_all: false,
    kind: 'occasion',
    title: 'Late supper',
    shelf: 'category=red-wine',
    ...changed,
  });
  const addTile = (facts: TileFacts, person = manager) =>
    person.call(createTile, { path: at(mission), body: facts });

  it('shows a campaign of its manager at once, in that store alone, until it is retired', async () => {
    const before = await home();
    const { id } = await run(campaign());
    expect((await home()).campaign).toMatchObject({
      id,
      title: 'One evening only',
      shelf: 'category=red-wine',
    });
    expect((await home(embarcadero)).campaign?.title).not.toBe('One evening only');
    const running = await owner.call(listCampaigns, { path: at(mission), query: {} });
    const gaveWay = running.data.find((each) => each.id === before.campaign!.id)!.gives_way;
    expect(gaveWay).toContainEqual({ title: 'One evening only', from_day: today, until_day: today });
    await retire('campaigns', id);
    await retire('campaigns', id);
    expect((await home()).campaign).toEqual(before.campaign);
    const retired = await owner.call(listCampaigns, { path: at(mission), query: { when: 'retired' } });
    expect(retired.data.map((each) => [each.id, each.gives_way])).toEqual([[id, []]]);
    const acts = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['kind', 'store_id'])
        .where('thing', '=', 'home_campaign')
        .where('thing_id', '=', `${id}`)
        .orderBy('number')
        .execute(),
    );
    expect(acts).toEqual([
      { kind: 'home_part_added', store_id: mission },
      { kind: 'home_part_retired', store_id: mission },
    ]);
  });

  it('is changed against what was seen, and shows a picture in the place of the bottles', async () => {
    const { id } = await run(campaign());
    const { image_id } = (await uploadAs(shop, owner)).data;
    const edit = (version: number, changed: Partial<CampaignFacts>) =>
      manager.call(editCampaign, {
        path: { ...at(mission), id: `${id}` },
        body: { version, facts: campaign(changed) },
      });
    expect(await edit(1, { image_id })).toEqual({ id, version: 2 });
    expect((await home()).campaign).toMatchObject({ id, image_id });
    await expect(edit(1, {})).rejects.toMatchObject({ status: 409, code: 'home_overtaken' });
    await expect(edit(2, { image_id: 'goods-nowhere' })).rejects.toMatchObject({ code: 'picture_not_found' });
    await expect(edit(2, { shelf: 'pairng=beef' })).rejects.toMatchObject({ code: 'shelf_unknown' });
    await expect(run(campaign({ until_day: '2020-01-01' }))).rejects.toMatchObject({
      errors: { until_day: 'It ends before it begins' },
    });
    await retire('campaigns', id);
  });

  it('lets only those change for all stores who speak for all, and nobody what is another store’s', async () => {
    await expect(run(campaign({ for_all: true }))).rejects.toMatchObject({ code: 'not_allowed' });
    const forAll = await run(campaign({ for_all: true, title: 'Everywhere' }), owner);
    const elsewhere = await run(campaign(), owner, embarcadero);
    expect((await home(embarcadero)).campaign?.id).toBe(elsewhere.id);
    const edit = (id: number, facts: CampaignFacts) =>
      manager.call(editCampaign, { path: { ...at(mission), id: `${id}` }, body: { version: 1, facts } });
    await expect(edit(forAll.id, campaign())).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(retire('campaigns', forAll.id)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(edit(elsewhere.id, campaign())).rejects.toMatchObject({ code: 'home_part_not_found' });
    await retire('campaigns', forAll.id, true, owner);
  });

  it('shows the ways in of a store before those of all, each in the order that its people say', async () => {
    const first = await addTile(tile());
    const second = await addTile(tile({ title: 'Picnic' }));
    const titles = async () => {
      const occasions = (await home()).tiles.filter(({ kind }) => kind === 'occasion');
      return occasions.slice(0, 3).map(({ title }) => title);
    };
    expect(await titles()).toEqual(['Late supper', 'Picnic', 'Raise a toast']);
    const order = (ids: number[], for_all = false, person = manager) =>
      person.call(orderHome, { path: at(mission), body: { row: 'occasion', for_all, ids } });
    await order([second.id, first.id]);
    expect(await titles()).toEqual(['Picnic', 'Late supper', 'Raise a toast']);
    for (const wrong of [[first.id], [first.id, first.id], [first.id, second.id, 999_999]])
      await expect(order(wrong)).rejects.toMatchObject({ code: 'home_order_overtaken' });
    await expect(order([], true)).rejects.toMatchObject({ code: 'not_allowed' });
    await retire('tiles', second.id);
    expect(await titles()).toEqual(['Late supper', 'Raise a toast', 'Steak night']);
    await retire('tiles', second.id, false);
    expect((await titles())[0]).toBe('Picnic');
    await expect(addTile(tile({ shelf: 'constructor' }))).rejects.toMatchObject({ code: 'shelf_unknown' });
  });

  it('takes a pick of a bottle that is there, behind the others', async () => {
    const { picks } = await home();
    const facts: PickFacts = {
      for_all: false,
      person: 'Sam Osei',
      role: 'Cellar hand',
      words: 'I go home with it.',
      product_id: picks[0]!.product.id,
    };
    const add = (product_id: number) =>
      manager.call(createPick, { path: at(mission), body: { ...facts, product_id } });
    await add(facts.product_id);
    expect((await home()).picks.map(({ person }) => person)).toEqual([
      ...picks.map(({ person }) => person),
      'Sam Osei',
    ]);
    expect((await edited()).picks.at(-1)).toMatchObject({ person: 'Sam Osei', in_stock: true });
    await expect(add(999_999)).rejects.toMatchObject({ code: 'bottle_unknown' });
  });

  it('is previewed on another day and with words that are saved nowhere, and customers see nothing of it', async () => {
    const { campaign: shown } = await home();
    const preview = (day: string, facts: CampaignFacts | null) =>
      manager.call(previewHome, {
        path: at(mission),
        body: { day, draft: facts && { part: 'campaigns', id: null, facts } },
      });
    const later = campaign({ from_day: '2031-05-03', until_day: '2031-05-04', title: 'Not yet' });
    const saturday = await preview('2031-05-03', later);
    expect(saturday.store.id).toBe(mission);
    expect(saturday.home.campaign).toMatchObject({ title: 'Not yet' });
    expect(saturday.home.campaign!.bottles).toHaveLength(3);
    expect((await preview('2031-05-05', later)).home.campaign).toBe(null);
    expect((await preview(today, null)).home).toEqual(await home());
    expect((await home()).campaign).toEqual(shown);
    const changed = await manager.call(previewHome, {
      path: at(mission),
      body: {
        day: today,
        draft: { part: 'tiles', id: (await home()).tiles[0]!.id, facts: tile({ title: 'In other words' }) },
      },
    });
    expect(changed.home.tiles[0]!.title).toBe('In other words');
    expect(changed.home.tiles).toHaveLength((await home()).tiles.length);
    await expect(preview(today, campaign({ shelf: 'constructor' }))).rejects.toMatchObject({
      code: 'shelf_unknown',
    });
  });
});
