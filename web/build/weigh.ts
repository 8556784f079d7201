import { statSync } from 'node:fs';
import path from 'node:path';
import { filesOf, type Manifest } from './manifest.ts';

/** Comes after every page by itself. */
const toaster = 'src/ui/Toaster.tsx';

type Weighed = { path: string; screens: readonly string[]; mostScript?: number | undefined };

/** What a first load fetches of script is bounded, as gzip sends it: one line in some far file makes it grow. */
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
