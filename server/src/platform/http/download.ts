import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file that a browser keeps, sent as it is read. */
export class Download {
  readonly name: string;
  readonly type: string;
  readonly bytes: Readable;

  constructor(name: string, type: string, bytes: Readable) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

export const sendDownload = ({ name, type, bytes }: Download, reply: FastifyReply) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
