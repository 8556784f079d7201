import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { compressAll } from '../../browser/build/compress.ts';
import { hashOf, layers } from '../../browser/build/layers.ts';
import { type Manifest, refuseCycles } from '../../browser/build/manifest.ts';
import { tellTooOld } from '../../browser/build/too-old.ts';
import { refuseHeavyPages } from '../../browser/build/weigh.ts';

/** The first screens of a day, and how much script each may need. */
const firstScreens = ['src/features/coming-in/LogInScreen.tsx', 'src/features/orders/QueueScreen.tsx'].map(
  (screen) => ({
    path: screen,
    screens: [screen],
    mostScript: 170_000,
  }),
);

/** The preview that staff see before customers do is drawn by the shop's own code, on a page of its own. */
async function addHomePreview(dist: string) {
  await build({
    configFile: path.join(import.meta.dirname, '../../shop/vite.preview.config.ts'),
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: false },
  });
  const pages = [{ path: '/home-preview', page: 'home-preview.html' }];
  writeFileSync(path.join(dist, 'pages.json'), JSON.stringify(pages));
}

async function finish(dist: string) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  refuseCycles(manifest);
  writeFileSync(
    path.join(dist, 'csp.json'),
    JSON.stringify({ scripts: [hashOf(tellTooOld)], styles: [hashOf(layers())] }),
  );
  rmSync(path.join(dist, '.vite'), { recursive: true });
  await addHomePreview(dist);
  compressAll(dist);
  refuseHeavyPages(dist, manifest, 'index.html', firstScreens);
}

/** After bundling: writes what the server needs to know of the page, compresses everything and weighs it. */
export const finishBuild = (): Plugin => {
  let dist = '';
  return {
    name: 'cellar-door:finish',
    apply: 'build',
    configResolved({ root, build }) {
      dist = path.resolve(root, build.outDir);
    },
    closeBundle: () => finish(dist),
  };
};
