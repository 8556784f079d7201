import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const smallestWorthCompressing = 1024;

type Form = { readonly encoding: 'br' | 'gzip' | 'identity'; readonly bytes: Buffer };

const brotli = (bytes: Buffer, quality: number) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params });
};

/**
 * Bytes that are made once and sent many times, with their ETag and their compressed forms, each made when it
 * is first needed.
 */
export class PreparedBytes {
  /** Weak, because the same ETag stands for every compressed form. */
  readonly etag: string;
  readonly type: string;
  readonly #plain: Form;
  readonly #quality: number;
  #brotli: Form | undefined;
  #gzip: Form | undefined;

  constructor(bytes: Buffer, type: string, quality = 9) {
    this.type = type;
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    this.#plain = { encoding: 'identity', bytes };
    this.#quality = quality;
  }

  /** About how much memory it takes, including its compressed forms. */
  get weight() {
    return 1.5 * this.#plain.bytes.length + 500;
  }

  formFor(acceptEncoding: string): Form {
    const { bytes } = this.#plain;
    if (bytes.length < smallestWorthCompressing) return this.#plain;
    if (acceptEncoding.includes('br'))
      return (this.#brotli ??= { encoding: 'br', bytes: brotli(bytes, this.#quality) });
    if (acceptEncoding.includes('gzip')) return (this.#gzip ??= { encoding: 'gzip', bytes: gzipSync(bytes) });
    return this.#plain;
  }
}

/** For answers that are soon made anew: a millisecond instead of ten to compress, for hardly more bytes. */
const quick = 5;

/** A whole JSON answer made once and sent many times. */
export class Prepared extends PreparedBytes {
  constructor(data: unknown, message = 'OK') {
    super(Buffer.from(JSON.stringify({ message, data })), 'application/json; charset=utf-8', quick);
  }
}

function varyByEncoding(reply: FastifyReply) {
  const already = reply.getHeader('vary');
  return reply.header('vary', already ? `${String(already)}, accept-encoding` : 'accept-encoding');
}

/** Sends it whole, or answers that the caller has it already; callers ask again each time. */
export function sendPrepared(
  prepared: PreparedBytes,
  request: FastifyRequest,
  reply: FastifyReply,
  keeping: 'no-cache' | 'private, no-cache' = 'no-cache',
) {
  varyByEncoding(reply).header('etag', prepared.etag).header('cache-control', keeping);
  if (request.headers['if-none-match']?.includes(prepared.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  const { encoding, bytes } = prepared.formFor(typeof accepted === 'string' ? accepted : '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(prepared.type).send(bytes);
}
