import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const smallestWorthCompressing = 1024;

/** A whole answer made once and sent many times: its bytes, their compressed forms, and their name. */
export class Prepared {
  readonly etag: string;
  readonly #forms: { encoding: string; bytes: Buffer }[];

  constructor(data: unknown, message = 'OK') {
    const bytes = Buffer.from(JSON.stringify({ message, data }));
    const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.etag = `"${digest}"`;
    this.#forms = [{ encoding: 'identity', bytes }];
    if (bytes.length < smallestWorthCompressing) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    this.#forms.unshift(
      { encoding: 'br', bytes: brotliCompressSync(bytes, { params }) },
      { encoding: 'gzip', bytes: gzipSync(bytes) },
    );
  }

  formFor(acceptEncoding: string) {
    return this.#forms.find(({ encoding }) => acceptEncoding.includes(encoding)) ?? this.#forms.at(-1)!;
  }
}
