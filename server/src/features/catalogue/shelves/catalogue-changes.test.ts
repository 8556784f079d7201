import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listMenus, listProducts, suggestProducts } from 'contract/catalogue';
import type { Sent } from 'contract/platform/endpoint';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop } from '../../../app/open-shop.js';
import type { Transaction } from '../../../platform/database/database.js';
import { createLog } from '../../../platform/log.js';
import { statementsOf } from '../../../testing/asked-statements.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { giveUpShelves, leaveOnHand } from '../../../testing/shelves.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import type { TestShop } from '../../../testing/test-shop.js';

type ListQuery = Omit<Sent<typeof listProducts>['query'], 'store_id'>;
const store_id = '1';

const setPrice = (tx: Transaction, productId: number, price: number) =>
  tx
    .updateTable('store_product')
    .set({ price, compare_at: null })
    .where('product_id', '=', productId)
    .where('store_id', '=', 1)
    .execute();

const setStock = (tx: Transaction, productId: number, bottles: number) =>
  leaveOnHand(tx, bottles, { store: 1, products: [productId] });

describeShopOnBoth('a change of the catalogue', (shop) => {
  let ada: TestCustomer;
  beforeAll(async () => {
    ada = await shop.customer();
  });
  const list = (asked: ListQuery = {}) => ada.call(listProducts, { query: { store_id, ...asked } });
  /** Makes a change in the way a feature does. */
  const change = (work: (tx: Transaction) => Promise<unknown>) =>
    shop.shop.write(async (tx) => {
      await work(tx);
      shop.whole.catalogue.changed(tx);
    });
  const anyCard = async () => (await list({ in_stock: 'true' })).data[0]!;

  it('is seen by whoever asks after it', async () => {
    const { id, slug } = await anyCard();
    for (let price = 1001; price <= 1010; price++) {
      await change((tx) => setPrice(tx, id, price));
      expect((await list({ max_price: '10.10' })).data.find((card) => card.id === id)).toMatchObject({
        slug,
        price,
      });
    }
  });

  it('of the stock is told as soon as a card would tell it', async () => {
    const { id } = await anyCard();
    const shown = async () => {
      const { data, facets } = await list();
      return { card: data.find((card) => card.id === id), in_stock: facets.in_stock };
    };
    await change((tx) => setStock(tx, id, 40));
    const many = await shown();
    await change((tx) => setStock(tx, id, 3));
    expect(await shown()).toMatchObject({ card: { stock: 'low', left: 3 }, in_stock: many.in_stock });
    await change((tx) => setStock(tx, id, 0));
    const { in_stock } = await shown();
    expect(in_stock).toBe(many.in_stock - 1);
    expect((await list({ pageSize: '100', in_stock: 'true' })).data.some((card) => card.id === id)).toBe(
      false,
    );
  });

  it('may be a new brand with a bottle, a new name, and an end', async () => {
    const { id } = await anyCard();
    await change(async (tx) => {
      const brand = { id: 9001, name: 'Finca Ñandubay', slug: 'finca-nandubay' };
      await tx.insertInto('brand').values(brand).execute();
      await tx
        .updateTable('product')
        .set({ brand_id: 9001, name: 'Aguaribay Tinto' })
        .where('id', '=', id)
        .execute();
    });
    expect((await list({ q: 'nandubay' })).data.map((card) => card.id)).toEqual([id]);
    expect((await list({ brand: 'finca-nandubay', q: 'aguaribay' })).total_rows).toBe(1);
    const suggested = await ada.call(suggestProducts, { query: { store_id, q: 'finca nan' } });
    expect(suggested.brands).toMatchObject([{ slug: 'finca-nandubay', count: 1 }]);
    await change((tx) =>
      tx.updateTable('brand').set({ name: 'Finca Ombú' }).where('id', '=', 9001).execute(),
    );
    expect((await list({ q: 'ombu' })).data.map((card) => card.id)).toEqual([id]);
    expect((await list({ q: 'nandubay aguaribay' })).data.map((card) => card.brand)).toEqual(['Finca Ombú']);
    await change((tx) => giveUpShelves(tx, { store: 1, products: [id] }));
    expect((await list({ brand: 'finca-nandubay' })).total_rows).toBe(0);
    const { departments } = await ada.call(listMenus, { query: { store_id } });
    expect(departments.flatMap(({ brands }) => brands.map(({ slug }) => slug))).not.toContain(
      'finca-nandubay',
    );
  });

  it('makes the answer anew, and nothing else does', async () => {
    const ask = async () => {
      const { headers } = ada;
      const answer = await shop.app.inject({ url: '/api/e-com/products?store_id=1&country=Italy', headers });
      return { name: answer.headers.etag, body: answer.body };
    };
    const first = await ask();
    expect(await ask()).toEqual(first);
    const { id } = (await list({ country: 'Italy' })).data[0]!;
    await change((tx) => setPrice(tx, id, 77_700));
    const second = await ask();
    expect(second.name).not.toBe(first.name);
    await change((tx) => setPrice(tx, id, 77_700));
    expect(await ask()).toEqual(second);
  });

  it('asks the database once for a list, and not at all for one that is known', async () => {
    await list();
    const first = await statementsOf(() =>
      Promise.all(Array.from({ length: 10 }, () => list({ country: 'Portugal' }))),
    );
    expect(first.length).toBeLessThanOrEqual(2);
    expect(await statementsOf(() => list({ country: 'Portugal' }))).toEqual([]);
    const saidOtherwise = () => list({ page: '1', country: ['Portugal'] });
    expect(await statementsOf(saidOtherwise)).toEqual([]);
  });

  it('that is a day old is forgotten', async () => {
    await shop.shop.write((tx) =>
      tx.updateTable('catalogue_change').set({ at: sql<Date>`now() - interval '25 hours'` }).execute(),
    );
    await change((tx) => setPrice(tx, 1, 4321));
    await shop.whole.jobs.schedule();
    await shop.runJobs();
    const rows = await shop.shop.read((db) =>
      db.selectFrom('catalogue_change').select('product_id').execute(),
    );
    expect(rows).toEqual([{ product_id: 1 }]);
  });
});

describeShopOnBoth('a change of the catalogue', (shop: TestShop) => {
  describe.skipIf(shop.kind === 'embedded')('by another process', () => {
    const priceOf = async (whole: TestShop['whole'], customer: TestCustomer, id: number) => {
      const listed = await whole.app.inject({
        url: `/api/e-com/products?store_id=1&sort=price-down&pageSize=10`,
        headers: customer.headers,
      });
      const cards = (listed.json() as { data: { data: { id: number; price: number }[] } }).data.data;
      return cards.find((card) => card.id === id)?.price;
    };

    it('is seen soon', async () => {
      const ada = await shop.customer();
      const folder = mkdtempSync(path.join(tmpdir(), 'cellar-second-'));
      const settings = { ...shop.shop.settings, dataFolder: folder, secretKey: shop.shop.secretKey.current };
      const second = await openShop(settings, { log: createLog('silent'), clock: shop.clock });
      try {
        for (const price of [999_900, 999_800]) {
          expect(await priceOf(second, ada, 5)).not.toBe(price / 100);
          await shop.shop.write((tx) => setPrice(tx, 5, price));
          await vi.waitFor(async () => expect(await priceOf(second, ada, 5)).toBe(price / 100), 5000);
        }
      } finally {
        await second.close();
        rmSync(folder, { recursive: true, force: true });
      }
    });

    it('is not passed over when its transaction is slower than a later one', async () => {
      const { catalogue } = shop.whole;
      const { shelves } = catalogue;
      const priceAt = (id: number) => shelves.shelfOf(1).prices[shelves.ids.indexOf(id)];
      let end = () => {};
      const isEnded = new Promise<void>((ended) => {
        end = ended;
      });
      let wrote = () => {};
      const hasWritten = new Promise<void>((written) => {
        wrote = written;
      });
      const slow = shop.shop.write(async (tx) => {
        await setPrice(tx, 11, 12_300);
        wrote();
        await isEnded;
      });
      await hasWritten;
      await shop.shop.write((tx) => setPrice(tx, 12, 45_600));
      await catalogue.catchUp();
      await catalogue.catchUp();
      expect(priceAt(12)).toBe(45_600);
      expect(priceAt(11)).not.toBe(12_300);
      end();
      await slow;
      await catalogue.catchUp();
      expect(priceAt(11)).toBe(12_300);
    });
  });
});
