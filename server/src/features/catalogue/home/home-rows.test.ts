import { getHome, listProducts } from 'contract/catalogue';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Transaction } from '../../../platform/database/database.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { leaveOnHand } from '../../../testing/shelves.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { momentAt } from '../../stores/index.js';

const mission = 1;
const embarcadero = 2;
const lincolnPark = 3;
const coralGables = 5;
const stores = [mission, embarcadero, lincolnPark, 4, coralGables];

describeShop('what the people of a store write for its home', (shop) => {
  let ada: TestCustomer;
  beforeAll(async () => {
    // The demo's campaigns lie in the years around the day on which it is loaded.
    shop.clock.set(new Date());
    ada = await shop.customer();
  });
  const home = (store = mission) => ada.call(getHome, { query: { store_id: String(store) } });
  const listed = (shelf: string, store: number) => {
    const query = new Map<string, string[]>();
    for (const [name, value] of new URLSearchParams(shelf))
      query.set(name, [...(query.get(name) ?? []), value]);
    return ada.call(listProducts, {
      query: { store_id: String(store), ...Object.fromEntries(query) } as never,
    });
  };
  const written = async (write: Parameters<typeof shop.shop.write>[0]) => {
    await shop.shop.write(write);
    await shop.seeCatalogue();
  };

  it('shows the rows of the demo: a campaign with bottles, ways in, and three people', async () => {
    for (const store of stores) {
      const { campaign, tiles, picks } = await home(store);
      expect(campaign?.bottles.length, `store ${store}`).toBe(3);
      expect(campaign!.bottles.every(({ stock }) => stock !== 'out')).toBe(true);
      const kinds = (kind: string) => tiles.filter((tile) => tile.kind === kind).length;
      expect([kinds('occasion'), kinds('price')]).toEqual([6, 4]);
      expect(kinds('region')).toBeGreaterThan(5);
      expect(picks.map(({ product }) => product.stock !== 'out')).toEqual([true, true, true]);
    }
  });

  it('counts on each tile what its shelf lists, and shows a bottle of it', async () => {
    const { tiles } = await home(lincolnPark);
    for (const { title, shelf, count, image_id } of tiles) {
      expect((await listed(shelf, lincolnPark)).total_rows, title).toBe(count);
      expect(image_id, title).toEqual(expect.any(String));
    }
    expect(new Set(tiles.map(({ image_id }) => image_id)).size).toBe(tiles.length);
  });

  it('leaves out a tile that would lead to an empty shelf, or to none', async () => {
    const tile = (title: string, shelf: string) => ({
      kind: 'occasion' as const,
      title,
      shelf,
      position: 0,
      store_id: mission,
    });
    await written((tx) =>
      tx
        .insertInto('home_tile')
        .values([
          tile('Nothing stands there', 'department=wine&region=Atlantis'),
          tile('A misspelled filter', 'department=wine&pairng=beef'),
          tile('A misspelled value', 'pairing=beeef'),
          tile('Not even an address', 'constructor'),
          tile('In words', 'q=chablis'),
        ])
        .execute(),
    );
    const titles = (await home()).tiles.map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(['In words', 'Raise a toast']);
    expect((await home(embarcadero)).tiles.map(({ title }) => title)).not.toContain('In words');
  });

  it('shows a pick only while its bottle is there, and only in its own store', async () => {
    const [first, ...others] = (await home()).picks;
    const left = (bottles: number) => (tx: Transaction) =>
      leaveOnHand(tx, bottles, { store: mission, products: [first!.product.id] });
    await written(left(0));
    expect((await home()).picks).toEqual(others);
    await written(left(9));
    expect((await home()).picks).toHaveLength(3);
    expect((await home(embarcadero)).picks.map(({ person }) => person)).not.toContain(first!.person);
  });

  it('shows a changed row at once, in every store that it is for', async () => {
    const before = await home(coralGables);
    await written((tx) =>
      tx.updateTable('home_tile').set({ title: 'Bubbles' }).where('title', '=', 'Raise a toast').execute(),
    );
    expect(before.tiles[0]!.title).toBe('Raise a toast');
    expect((await home(coralGables)).tiles[0]!.title).toBe('Bubbles');
  });

  it('has a home without any rows', async () => {
    await written(async (tx) => {
      await tx.deleteFrom('home_campaign').execute();
      await tx.deleteFrom('home_tile').execute();
      await tx.deleteFrom('home_pick').execute();
    });
    const { campaign, tiles, picks, featured } = await home();
    expect([campaign, tiles, picks]).toEqual([null, [], []]);
    expect(featured).toHaveLength(12);
  });
});

describeShop('the campaign of the day', (shop) => {
  const campaign = (
    title: string,
    from_day: string,
    until_day: string,
    more: { store_id?: number; shelf?: string } = {},
  ) => ({
    store_id: null,
    from_day,
    until_day,
    title,
    words: 'Words.',
    link_label: 'Shop',
    shelf: 'department=wine',
    scene: 'daylight' as const,
    ...more,
  });
  const write = async (...campaigns: ReturnType<typeof campaign>[]) => {
    await shop.shop.write(async (tx) => {
      await tx.deleteFrom('home_campaign').execute();
      await tx.insertInto('home_campaign').values(campaigns).execute();
    });
    await shop.seeCatalogue();
  };
  /** A new customer each time, because a session ends while the clock moves on. */
  const shownAt = async (moment: Date, store = mission) => {
    shop.clock.set(moment);
    const customer = await shop.customer();
    const { campaign: shown } = await customer.call(getHome, { query: { store_id: String(store) } });
    return shown?.title ?? null;
  };
  const west = (day: string, time: string) => momentAt('America/Los_Angeles', day, time);

  beforeEach(() => write(campaign('Thanksgiving', '2027-11-09', '2027-11-25')));

  it('begins and ends with the midnight of the store, without anything being written', async () => {
    expect(await shownAt(west('2027-11-08', '23:59'))).toBe(null);
    expect(await shownAt(west('2027-11-09', '00:00'))).toBe('Thanksgiving');
    expect(await shownAt(west('2027-11-25', '23:59'))).toBe('Thanksgiving');
    expect(await shownAt(west('2027-11-26', '00:00'))).toBe(null);
  });

  it('begins in Miami three hours before it does in San Francisco', async () => {
    const moment = momentAt('America/New_York', '2027-11-09', '00:30');
    expect(await shownAt(moment, coralGables)).toBe('Thanksgiving');
    expect(await shownAt(moment, lincolnPark)).toBe(null);
    expect(await shownAt(moment, mission)).toBe(null);
  });

  it("gives way to one that began later, and to a store's own", async () => {
    await write(
      campaign('Thanksgiving', '2027-11-09', '2027-11-25'),
      campaign('One weekend', '2027-11-13', '2027-11-14'),
      campaign('Our birthday', '2027-11-14', '2027-11-14', { store_id: embarcadero }),
    );
    const noon = (day: string) => west(day, '12:00');
    expect(await shownAt(noon('2027-11-12'))).toBe('Thanksgiving');
    expect(await shownAt(noon('2027-11-14'))).toBe('One weekend');
    expect(await shownAt(noon('2027-11-14'), embarcadero)).toBe('Our birthday');
    expect(await shownAt(noon('2027-11-15'), embarcadero)).toBe('Thanksgiving');
  });

  it('gives way to the next best where it would lead to nothing', async () => {
    await write(
      campaign('Thanksgiving', '2027-11-09', '2027-11-25'),
      campaign('Wine of Atlantis', '2027-11-10', '2027-11-25', { shelf: 'region=Atlantis' }),
    );
    expect(await shownAt(west('2027-11-12', '12:00'))).toBe('Thanksgiving');
  });
});
