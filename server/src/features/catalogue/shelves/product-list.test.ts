import { listProducts, type ProductPage, type ProductsAsked, productSorts } from 'contract/catalogue';
import type { Sent } from 'contract/platform/endpoint';
import { demoCatalogue } from 'demo/catalogue/catalogue';
import type { Product } from 'demo/catalogue/product';
import { slugOf } from 'demo/catalogue/slug';
import { beforeAll, expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';

type ListQuery = Omit<Sent<typeof listProducts>['query'], 'store_id'>;

const { departments, products } = demoCatalogue();
const storeId = 1;
const offerOf = ({ offers }: Product, store = storeId) => offers.find((offer) => offer.storeId === store);
const carried = products.filter((product) => offerOf(product));
const departmentOf = ({ category }: Product) =>
  departments.find(({ categories }) => categories.some(({ slug }) => slug === category))!.slug;

/** Asks the demo's own list, product by product. */
const count = (isMeant: (product: Product) => boolean) => carried.filter(isMeant).length;

describeShop('the list of products', (shop) => {
  let ada: TestCustomer;
  beforeAll(async () => {
    ada = await shop.customer();
  });
  const list = (asked: ListQuery = {}, store = storeId): Promise<ProductPage> =>
    ada.call(listProducts, { query: { store_id: String(store), ...asked } }) as never;
  const total = async (asked: ListQuery) => (await list(asked)).total_rows;
  /** Every id of the list, page after page. */
  const idsOf = async (asked: ListQuery) => {
    const ids: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await list({ ...asked, page: String(page), pageSize: '100' });
      pages = answer.total_pages;
      ids.push(...answer.data.map(({ id }) => id));
    }
    return ids;
  };

  it('holds what the store carries and nothing else, each once', async () => {
    const ids = await idsOf({});
    expect(ids.toSorted((a, b) => a - b)).toEqual(carried.map(({ number }) => number));
  });

  it('shows the prices and the stock of the store that is asked', async () => {
    const product = products.find(
      (one) => offerOf(one, 1) && offerOf(one, 3) && offerOf(one, 1)!.price !== offerOf(one, 3)!.price,
    )!;
    for (const store of [1, 3]) {
      const { data } = await list({ q: `${product.brand} ${product.name}`, pageSize: '100' }, store);
      const { price, compareAt } = offerOf(product, store)!;
      expect(data.find(({ id }) => id === product.number)).toMatchObject({ price, compare_at: compareAt });
    }
  });

  const grape = 'Chardonnay';
  const maker = carried[7]!;
  const cheap = (product: Product) => offerOf(product)!.price <= 3000;
  it.each<[string, ListQuery, (product: Product) => boolean]>([
    ['a department', { department: 'spirits' }, (one) => departmentOf(one) === 'spirits'],
    ['a category', { category: 'red-wine' }, ({ category }) => category === 'red-wine'],
    [
      'a varietal',
      { varietal: slugOf(grape) },
      ({ varietals }) => varietals.some(({ name }) => name === grape),
    ],
    ['a brand', { brand: slugOf(maker.brand) }, ({ brand }) => brand === maker.brand],
    ['a country', { country: 'Italy' }, ({ country }) => country === 'Italy'],
    ['two countries', { country: ['Italy', 'Spain'] }, ({ country }) => /^(Italy|Spain)$/.test(country)],
    ['a region', { region: 'Burgundy' }, ({ region }) => region === 'Burgundy'],
    ['a vintage', { vintage: '2020' }, ({ vintage }) => vintage === 2020],
    ['NV and a vintage', { vintage: ['nv', '2020'] }, ({ vintage }) => vintage === null || vintage === 2020],
    ['a size', { size: '1500' }, ({ sizeMl }) => sizeMl === 1500],
    ['a tag', { tags: 'organic' }, ({ sustainability }) => sustainability.includes('organic')],
    ['a highest price', { max_price: '30' }, cheap],
    ['what is in stock', { in_stock: 'true' }, (one) => offerOf(one)!.stock > 0],
    ['what is on sale', { on_sale: 'true' }, (one) => offerOf(one)!.compareAt !== null],
    [
      'several at once',
      { department: 'wine', country: ['France', 'Italy'], max_price: '30', in_stock: 'true' },
      (one) =>
        departmentOf(one) === 'wine' &&
        /^(France|Italy)$/.test(one.country) &&
        cheap(one) &&
        offerOf(one)!.stock > 0,
    ],
  ])('is narrowed by %s', async (_what, asked, isMeant) => {
    const meant = carried.filter(isMeant).map(({ number }) => number);
    expect(meant.length).toBeGreaterThan(0);
    expect((await idsOf(asked)).toSorted((a, b) => a - b)).toEqual(meant);
  });

  it('is narrowed by the stars that a card shows', async () => {
    const all = await list({ pageSize: '100', sort: 'rating' });
    const { data, total_rows } = await list({ rating: '4', pageSize: '100' });
    expect(data.every(({ rating }) => (rating ?? 0) >= 4)).toBe(true);
    expect(total_rows).toBe(all.facets.rating.find(({ value }) => value === '4')?.count);
  });

  it('tells what each choice would leave with all the others as they are', async () => {
    const asked: ListQuery = {
      department: 'wine',
      country: ['France', 'Italy'],
      vintage: '2020',
      max_price: '90',
    };
    const { facets } = await list(asked);
    for (const { value, count } of facets.country)
      expect(await total({ ...asked, country: value })).toBe(count);
    for (const { value, count } of facets.vintage)
      expect(await total({ ...asked, vintage: value })).toBe(count);
    for (const { value, count } of facets.region)
      expect(await total({ ...asked, region: value })).toBe(count);
    for (const { value, count } of facets.tags)
      expect(await total({ ...asked, tags: value as 'organic' })).toBe(count);
    for (const { value, count } of facets.rating)
      expect(await total({ ...asked, rating: value as '4' })).toBe(count);
    expect(await total({ ...asked, in_stock: 'true' })).toBe(facets.in_stock);
    expect(await total({ ...asked, on_sale: 'true' })).toBe(facets.on_sale);
    const { max_price: _, ...anyPrice } = asked;
    const prices = carried
      .filter((one) => departmentOf(one) === 'wine' && /^(France|Italy)$/.test(one.country))
      .filter(({ vintage }) => vintage === 2020)
      .map((one) => offerOf(one)!.price);
    expect(facets.price).toEqual({ lowest: Math.min(...prices), highest: Math.max(...prices) });
    expect(await total(anyPrice)).toBe(prices.length);
  });

  it('keeps what is chosen among the choices, also when it leaves nothing', async () => {
    const { facets, total_rows } = await list({ department: 'sake', country: ['France', 'Atlantis'] });
    expect(total_rows).toBe(0);
    expect(facets.country).toEqual(
      expect.arrayContaining([
        { value: 'Atlantis', count: 0 },
        { value: 'France', count: 0 },
      ]),
    );
    expect(facets.country.reduce((sum, value) => sum + value.count, 0)).toBe(
      count((one) => departmentOf(one) === 'sake'),
    );
  });

  it.each([{ department: 'cheese' }, { category: 'cheese' }, { varietal: 'cheese' }, { brand: 'cheese' }])(
    'is empty for %o, which no menu knows',
    async (asked) => {
      expect(await list(asked)).toMatchObject({ data: [], total_rows: 0, total_pages: 1 });
    },
  );

  it('sorts by price, rating, newness and name', async () => {
    const sorted = (sort: ProductsAsked['sort']) =>
      idsOf({ sort }).then((ids) => ids.map((id) => byId.get(id)!));
    const byId = new Map(carried.map((product) => [product.number, product]));
    const prices = (await sorted('price-up')).map((one) => offerOf(one)!.price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const downwards = (await sorted('price-down')).map((one) => offerOf(one)!.price);
    expect(downwards).toEqual(prices.toReversed());
    const days = (await sorted('newest')).map(({ addedDaysAgo }) => addedDaysAgo);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    const names = (await sorted('name')).map(({ name }) => slugOf(name));
    expect(names.indexOf(slugOf('Albariño'))).toBeLessThan(names.indexOf('barbaresco'));
    const { data } = await list({ sort: 'rating', pageSize: '100' });
    const ratings = data.map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  it.each(productSorts)('sorted by %s gives every product on exactly one page', async (sort) => {
    const whole = await idsOf({ sort });
    const { data } = await list({ sort, page: '3', pageSize: '10' });
    expect(data.map(({ id }) => id)).toEqual(whole.slice(20, 30));
    expect(new Set(whole).size).toBe(carried.length);
  });

  it('puts what is featured first and what is sold out last, until another order is asked for', async () => {
    const ids = await idsOf({});
    const isFeatured = new Map(products.map((one) => [one.number, one.featured]));
    const isLeft = new Map(carried.map((one) => [one.number, offerOf(one)!.stock > 0]));
    const ranks = ids.map((id) => (isLeft.get(id) ? 0 : 2) + (isFeatured.get(id) ? 0 : 1));
    expect(ranks).toEqual(ranks.toSorted());
  });

  it('has nothing beyond its end and still says how long it is', async () => {
    const { data, total_rows, total_pages } = await list({ page: '900' });
    expect(data).toEqual([]);
    expect(total_rows).toBe(carried.length);
    expect(total_pages).toBe(Math.ceil(carried.length / 20));
  });

  it.each([
    'store_id=0',
    'store_id=x',
    '',
    'store_id=1&page=0',
    'store_id=1&pageSize=101',
    'store_id=1&sort=cheapest',
    'store_id=1&department=Red Wine',
    'store_id=1&vintage=20',
    'store_id=1&size=-1',
    'store_id=1&rating=5',
    'store_id=1&min_price=free',
    'store_id=1&tags=blessed',
    'store_id=1&in_stock=maybe',
    `store_id=1&q=${'a'.repeat(101)}`,
    `store_id=1${'&country=x'.repeat(3)}${Array.from({ length: 40 }, (_, n) => `&country=${n}`).join('')}`,
    'store_id=1&page=1&page=2',
  ])('refuses ?%s', async (query) => {
    const { headers } = ada;
    const answer = await shop.app.inject({ url: `/api/e-com/products?${query}`, headers });
    expect(answer.statusCode).toBe(400);
  });

  it('knows no store that there is not', async () => {
    await expect(list({}, 77)).rejects.toMatchObject({ status: 404, code: 'store_not_found' });
  });

  it.each(['%', '\\', "'; drop table product; --", '…', '🍷', '\u0000a'.slice(1), '()', 'ŕ'.repeat(99)])(
    'finds nothing wrong with searching for %s',
    async (q) => {
      expect((await list({ q })).total_pages).toBeGreaterThan(0);
    },
  );
});
