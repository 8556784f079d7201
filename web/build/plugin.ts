import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { compressAll } from './compress.ts';
import { type Manifest, refuseCycles } from './manifest.ts';
import { hashOf, hideFromCustomers, withContent, withHead, withScript, writeANumber } from './page-html.ts';
import { builtPages } from './pages.ts';
import { refuseHeavyPages } from './weigh.ts';

type Prerender = { renderPage(address: string): Promise<string> };

/** Builds the shop once more for Node, to draw the visitors' pages. */
async function loadPrerender(root: string, outDir: string): Promise<Prerender> {
  await build({
    root,
    configFile: path.join(root, 'vite.prerender.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(path.join(outDir, 'prerender.js')).href);
}

const textFontsOf = (manifest: Manifest) =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /latin-wght-normal.*\.woff2$/.test(file));

async function finish(root: string, dist: string, host: string | undefined) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  refuseCycles(manifest);
  const index = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const aside = path.join(root, 'node_modules/.prerender');
  const { renderPage } = await loadPrerender(root, aside);
  const fonts = textFontsOf(manifest);
  const entry = 'index.html';
  const bare = withHead(index, manifest, { entry, fonts, screens: [] });
  writeFileSync(path.join(dist, 'index.html'), bare);
  mkdirSync(path.join(dist, 'pages'), { recursive: true });
  const scripts = [hideFromCustomers];
  for (const { path: address, file, screens, prerendered, firstPictures, askAtOnce } of builtPages) {
    const head = {
      entry,
      screens,
      fonts,
      pictures: firstPictures,
      drawnAhead: prerendered,
      lettersLater: Boolean(askAtOnce),
    };
    let page = withHead(index, manifest, head);
    if (prerendered) page = withContent(page, await renderPage(address));
    if (askAtOnce) {
      const script = `${askAtOnce(host)};${writeANumber}`;
      scripts.push(script);
      page = withScript(page, script);
    }
    writeFileSync(path.join(dist, file), page);
  }
  const pages = builtPages.map(({ path: address, file }) => ({ path: address, page: file }));
  writeFileSync(path.join(dist, 'pages.json'), JSON.stringify(pages));
  writeFileSync(
    path.join(dist, 'csp.json'),
    JSON.stringify({ scripts: scripts.map(hashOf), styles: [hashOf(layers())] }),
  );
  rmSync(path.join(dist, '.vite'), { recursive: true });
  rmSync(aside, { recursive: true });
  compressAll(dist);
  refuseHeavyPages(dist, manifest, entry, builtPages);
}

/**
 * The order in which the layers of style win, as the theme names it. It stands in the page itself: of several style
 * sheets the first one to be read would decide it otherwise.
 */
const layers = () => {
  const theme = readFileSync(path.join(import.meta.dirname, '../src/ui/theme/theme.css'), 'utf8');
  const [order] = /@layer [^;{]+;/.exec(theme) ?? [];
  if (!order) throw new Error('src/ui/theme/theme.css does not name the order of the layers.');
  return order;
};

export const nameLayers = (): Plugin => ({
  name: 'cellar-door:layers',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'style', children: layers(), injectTo: 'head-prepend' }],
  },
});

/** After the bundle: the pages that are made ahead, what the server must know of them, and all of it compressed. */
export const finishBuild = (): Plugin => {
  let root = '';
  let dist = '';
  let host: string | undefined;
  return {
    name: 'cellar-door:finish',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      dist = path.resolve(root, config.build.outDir);
      host = config.env.VITE_API_HOST;
    },
    async closeBundle() {
      await finish(root, dist, host);
    },
  };
};
