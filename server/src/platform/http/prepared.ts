import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const smallestWorthCompressing = 1024;

/** Bytes made once and sent many times: their compressed forms, and their name. */
export class PreparedBytes {
  /** Weak: the same name stands for every compressed form. */
  readonly etag: string;
  readonly type: string;
  readonly #forms: { encoding: string; bytes: Buffer }[];

  constructor(bytes: Buffer, type: string) {
    this.type = type;
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
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

/** A whole JSON answer made once and sent many times. */
export class Prepared extends PreparedBytes {
  constructor(data: unknown, message = 'OK') {
    super(Buffer.from(JSON.stringify({ message, data })), 'application/json; charset=utf-8');
  }
}

const varyBy = (reply: FastifyReply, name: string) =>
  reply.header('vary', [reply.getHeader('vary') ?? [], name].flat().join(', '));

/** Sends it whole, or says that the caller has it already; the caller asks again each time. */
export function sendPrepared(prepared: PreparedBytes, request: FastifyRequest, reply: FastifyReply) {
  varyBy(reply, 'accept-encoding').header('etag', prepared.etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match']?.includes(prepared.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  const { encoding, bytes } = prepared.formFor(typeof accepted === 'string' ? accepted : '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(prepared.type).send(bytes);
}
