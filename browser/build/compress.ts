import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;

/** Block lengths to try: which one compresses best differs from file to file. */
const memories = [5, 6, 7, 8, 9];

const smallestGzip = (bytes: Buffer) =>
  memories
    .map((memLevel) => gzipSync(bytes, { level: 9, memLevel }))
    .reduce((smallest, each) => (each.length < smallest.length ? each : smallest));

/** The server does not compress built files; it serves the compressed file beside each one. */
export function compressAll(folder: string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!compressible.test(name) || !statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, smallestGzip(bytes));
  }
}
