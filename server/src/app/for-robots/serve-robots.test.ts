import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import { openEdge, webBuildOf } from '../../testing/test-edge.js';
import { openWelcome } from './serve-robots.js';
import { inScript } from './store-facts.js';

const page = `<!doctype html><html><head><meta name="description" content="Old" />
<meta property="og:description" content="Old" /><meta property="og:image" content="{{PUBLIC_URL}}/card.jpg" />
<title>Cellar Door</title></head><body></body></html>`;

type Facts = {
  '@graph': {
    '@type': string;
    name: string;
    telephone: string;
    address: object;
    openingHoursSpecification: { dayOfWeek: string; opens: string; closes: string }[];
  }[];
};

describeShop('the public page', (shop) => {
  const read = async () => {
    const prepared = await openWelcome(shop.shop, page)();
    const text = prepared.formFor('identity').bytes.toString();
    const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    return { text, stores: (JSON.parse(facts) as Facts)['@graph'] };
  };

  it('names the shop and each of its stores, for search engines and for shared links', async () => {
    const { text, stores } = await read();
    expect(stores.map((one) => one['@type'])).toEqual([
      'Organization',
      ...Array.from({ length: 5 }, () => 'LiquorStore'),
    ]);
    const lincolnPark = stores.find(({ name }) => name === 'Cellar Door Lincoln Park')!;
    expect(lincolnPark.address).toMatchObject({ addressLocality: 'Chicago', addressCountry: 'US' });
    expect(text).toContain('<title>Cellar Door: wine, spirits, beer and sake</title>');
    expect(text).toContain('<link rel="canonical" href="https://shop.test/welcome">');
    expect(text).toContain('content="https://shop.test/card.jpg"');
    expect(text.match(/content="Wine, spirits, beer and sake [^"]*Chicago[^"]*"/g)).toHaveLength(2);
  });

  it('says that a day is closed as soon as the table says so', async () => {
    const openOn = async (weekday: string) => {
      const store = (await read()).stores.find(({ name }) => name === 'Cellar Door Mission')!;
      const { opens, closes } = store.openingHoursSpecification.find(
        ({ dayOfWeek }) => dayOfWeek === weekday,
      )!;
      return [opens, closes];
    };
    expect(await openOn('Friday')).not.toEqual(['00:00', '00:00']);
    await shop.whole.database.kysely
      .deleteFrom('store_hours')
      .where('weekday', '=', 5)
      .where('store_id', '=', ({ selectFrom }) =>
        selectFrom('store').select('id').where('name', '=', 'Cellar Door Mission'),
      )
      .execute();
    expect(await openOn('Friday')).toEqual(['00:00', '00:00']);
  });
});

it('ends no script, whatever a store is called', () => {
  expect(inScript({ name: '</script><b>' })).toBe('{"name":"\\u003c/script>\\u003cb>"}');
});

describe('robots', () => {
  const folder = webBuildOf({
    'index.html': page,
    'pages/welcome.html': page,
    'pages.json': JSON.stringify([{ path: '/welcome', page: 'pages/welcome.html' }]),
  });
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await openEdge({ webFolder: folder }));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('are told where the public pages are, and to leave the calls alone', async () => {
    const robots = await app.inject('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain('Disallow: /api/');
    expect(robots.body).toContain('Sitemap: https://shop.test/sitemap.xml');
    const sitemap = await app.inject('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.body.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://shop.test/welcome',
      '<loc>https://shop.test/login',
      '<loc>https://shop.test/signup',
    ]);
  });

  it.each([
    ['/welcome', undefined],
    ['/welcome/', undefined],
    ['/login', undefined],
    ['/', 'noindex'],
    ['/products/barolo/12', 'noindex'],
    ['/reset-password?token=abc', 'noindex'],
    ['/no/such/page', 'noindex'],
  ])('at %s read %s', async (url, tag) => {
    expect((await app.inject(url)).headers['x-robots-tag']).toBe(tag);
  });

  it('see the card of a shared link with the address of this shop', async () => {
    expect((await app.inject('/products/barolo/12')).body).toContain('content="https://shop.test/card.jpg"');
  });

  it('are sent the public page as it was built while the database is away', async () => {
    const answer = await app.inject('/welcome');
    expect([answer.statusCode, answer.body.includes('<title>Cellar Door</title>')]).toEqual([200, true]);
  });
});
