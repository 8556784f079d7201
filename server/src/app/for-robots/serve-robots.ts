import type { Store } from 'contract/stores';
import type { FastifyInstance } from 'fastify';
import { listOpenStores } from '../../features/stores/index.js';
import { PreparedBytes, sendPrepared } from '../../platform/http/prepared.js';
import type { Shop } from '../../platform/shop.js';
import { inScript, shopFacts } from './store-facts.js';

/** All other pages are behind the log-in, so no search engine should list them. */
const publicPages = ['/welcome', '/login', '/signup'];

export const isForRobots = (page: string) => publicPages.includes(page);

/** Stands in the built pages in place of the origin, which only the server knows. */
const originMark = '{{PUBLIC_URL}}';

export const withOrigin = (page: string, origin: string) => page.replaceAll(originMark, origin);

const robots = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /demo/

Sitemap: ${origin}/sitemap.xml
`;

const sitemap = (origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPages.map((page) => `  <url><loc>${origin}${page}</loc></url>`).join('\n')}
</urlset>
`;

/**
 * The files that robots ask for first. Made on first use, because only then does the shop know its own
 * address.
 */
export function serveRobots(app: FastifyInstance, publicUrl: () => string) {
  const serve = (url: string, type: string, write: (origin: string) => string) => {
    let prepared: PreparedBytes | undefined;
    app.get(url, async (request, reply) => {
      prepared ??= new PreparedBytes(Buffer.from(write(publicUrl())), type);
      return sendPrepared(prepared, request, reply);
    });
  };
  serve('/robots.txt', 'text/plain; charset=utf-8', robots);
  serve('/sitemap.xml', 'application/xml; charset=utf-8', sitemap);
}

const list = new Intl.ListFormat('en-US');

const words = (stores: readonly Store[]) => {
  const cities = [...new Set(stores.map(({ city }) => city))];
  const places = cities.length > 0 ? ` at our stores in ${list.format(cities)}` : '';
  return `Wine, spirits, beer and sake chosen by people who pour them. Pick it up${places}, or have it delivered.`;
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The public page with the present facts of the stores. */
function welcomeFor(stores: readonly Store[], page: string, origin: string) {
  const description = escaped(words(stores));
  const title = 'Cellar Door: wine, spirits, beer and sake';
  const head = [
    `<link rel="canonical" href="${origin}/welcome">`,
    `<script type="application/ld+json">${inScript(shopFacts(stores, origin))}</script>`,
  ].join('');
  return page
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /(<meta (?:name|property)="(?:og:)?description" content=")[^"]*/g,
      (_, start) => start + description,
    )
    .replace('</head>', () => `${head}</head>`);
}

/** Made anew soon, so it is compressed in a millisecond. */
const quick = 5;

/** The public page, made anew when a store has changed. Without a database it is the page as it was built. */
export function openWelcome(shop: Shop, page: string) {
  let kept: { text: string; prepared: PreparedBytes } | undefined;
  const prepare = (text: string) => {
    if (kept?.text !== text)
      kept = { text, prepared: new PreparedBytes(Buffer.from(text), 'text/html; charset=utf-8', quick) };
    return kept.prepared;
  };
  // Anybody may ask for this page, so trouble that lasts is logged once.
  let isTold = false;
  return async () => {
    const origin = shop.publicUrl();
    const built = withOrigin(page, origin);
    try {
      const stores = await shop.read(listOpenStores);
      isTold = false;
      return prepare(welcomeFor(stores, built, origin));
    } catch (error) {
      const trouble = 'the public page is sent without what is known of the stores';
      if (!isTold) shop.log.warn({ err: error }, trouble);
      isTold = true;
      return prepare(built);
    }
  };
}
