import { statSync } from 'node:fs';
import path from 'node:path';
import { filesOf, type Manifest } from './manifest.ts';

/** Loaded after every page, not with it. */
const toaster = '../browser/src/ui/feedback/Toaster.tsx';

type Weighed = { path: string; screens: readonly string[]; mostScript?: number | undefined };

/** Limits the gzipped script of a first load: a single import in a distant file can make it grow. */
export function refuseHeavyPages(dist: string, manifest: Manifest, entry: string, pages: readonly Weighed[]) {
  for (const { path: address, screens, mostScript } of pages) {
    if (mostScript === undefined) continue;
    const { scripts } = filesOf(manifest, [entry, ...screens, toaster]);
    const sizes = scripts.map((file) => ({ file, size: statSync(path.join(dist, `${file}.gz`)).size }));
    const whole = sizes.reduce((sum, { size }) => sum + size, 0);
    if (whole <= mostScript) continue;
    const list = sizes.map(({ file, size }) => `${String(size).padStart(8)} ${file}`).join('\n');
    throw new Error(`${address} needs ${whole} bytes of script, at most ${mostScript} are allowed:\n${list}`);
  }
}
