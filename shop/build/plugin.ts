import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { compressAll } from '../../browser/build/compress.ts';
import { hashOf, layers } from '../../browser/build/layers.ts';
import { type Manifest, refuseCycles } from '../../browser/build/manifest.ts';
import { tellTooOld } from '../../browser/build/too-old.ts';
import { refuseHeavyPages } from '../../browser/build/weigh.ts';
import { serviceWorkerOf } from './offline.ts';
import {
  hideFromCustomers,
  hideFromVisitors,
  withContent,
  withHead,
  withScript,
  withShell,
  writeANumber,
} from './page-html.ts';
import { builtPages, layout, shape } from './pages.ts';

type Prerender = { renderPage(address: string): Promise<string>; renderShell(address: string): string };

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
  const { renderPage, renderShell } = await loadPrerender(root, aside);
  const fonts = textFontsOf(manifest);
  const entry = 'index.html';
  const bare = withHead(index, manifest, { entry, fonts, screens: [layout], shown: [shape] });
  writeFileSync(path.join(dist, 'index.html'), withShell(bare, renderShell('/unknown')));
  mkdirSync(path.join(dist, 'pages'), { recursive: true });
  const scripts = [tellTooOld, hideFromCustomers, hideFromVisitors];
  for (const { path: address, file, screens, prerendered, firstPictures, askAtOnce } of builtPages) {
    const head = {
      entry,
      screens,
      shown: screens.includes(layout) ? [shape] : [],
      fonts,
      pictures: firstPictures,
      drawnAhead: prerendered,
      lettersLater: Boolean(askAtOnce),
    };
    let page = withHead(index, manifest, head);
    if (prerendered) page = withContent(page, await renderPage(address));
    else if (screens.includes(layout))
      page = withShell(page, renderShell(address.replace('*', 'one')), head.lettersLater);
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
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  writeFileSync(path.join(dist, 'service-worker.js'), serviceWorkerOf([...new Set(files)]));
  rmSync(path.join(dist, '.vite'), { recursive: true });
  rmSync(aside, { recursive: true });
  compressAll(dist);
  refuseHeavyPages(dist, manifest, entry, builtPages);
}

/**
 * After bundling: prerenders pages, writes what the server needs to know of them, and compresses everything.
 */
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
