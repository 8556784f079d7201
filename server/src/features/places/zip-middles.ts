import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const file = new URL('../../../places/zip-middles.txt.br', import.meta.url);

const steps = 100;

/**
 * In hundredths of a degree, two numbers at twice the ZIP code: an object for each would take ten times the
 * memory.
 */
function readMiddles() {
  const middles = new Int16Array(200_000);
  let zip = 0;
  for (const line of brotliDecompressSync(readFileSync(file)).toString('latin1').split('\n')) {
    if (line === '') continue;
    const [further, latitude, longitude] = line.split(' ').map(Number) as [number, number, number];
    zip += further;
    middles[2 * zip] = latitude;
    middles[2 * zip + 1] = longitude;
  }
  return middles;
}

let read: Int16Array | undefined;

/** The middle of a ZIP code's area, to about half a mile; undefined when it is not known. */
export function middleOfZip(zip: string) {
  const middles = (read ??= readMiddles());
  const at = 2 * Number(zip.slice(0, 5));
  const [latitude, longitude] = [middles[at], middles[at + 1]];
  // Zeros mean that it is unknown: no ZIP code lies at 0° in the sea off Africa.
  return latitude && longitude ? { latitude: latitude / steps, longitude: longitude / steps } : undefined;
}
