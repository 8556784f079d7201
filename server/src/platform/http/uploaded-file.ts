import multipart from '@fastify/multipart';
import { largestCsv } from 'contract/exchange/files';
import { malformed, tooLarge, unsupportedType } from 'contract/platform/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refuse.js';

/** A file as it came: its name and type are only what the sender claims. */
export type UploadedFile = { readonly bytes: Buffer; readonly name: string; readonly type: string };

const largestFile = 5 * 1024 * 1024;
/** Room for the lines around the file, and for a field or two that nobody reads. */
const around = 16 * 1024;
const limits = { fileSize: largestFile, files: 1, fields: 4, parts: 5, fieldSize: 1024, headerPairs: 20 };

/** On this server, forms with a file are accepted; everywhere else they are refused. */
export const acceptFiles = (app: FastifyInstance) => app.register(multipart, { limits });

const tooLargeFile = () => refuse(tooLarge, { message: 'A file can be up to 5 MB.' });
const tooLargeTable = () =>
  refuse(tooLarge, { message: 'A file can be up to 100 MB. Split it, and import its parts.' });

/** A file that is read as it arrives: it ends with a refusal when it is larger than allowed. */
export type ArrivingFile = { readonly name: string; readonly chunks: AsyncIterable<Buffer> };

/**
 * A form that cannot be read is its sender's mistake; the library that reads forms throws many kinds of
 * errors for it.
 */
function refused(error: unknown, tooLargeHere = tooLargeFile): never {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLargeHere();
  throw statusCode === undefined ? refuse(malformed) : error;
}

/** The form's field `file`, held in memory up to the largest size allowed; undefined when there is none. */
export async function uploadedFile(request: FastifyRequest): Promise<UploadedFile | undefined> {
  if (!request.isMultipart()) throw refuse(unsupportedType);
  if (Number(request.headers['content-length'] ?? 0) > largestFile + around) throw tooLargeFile();
  const part = await request.file().catch((error) => refused(error));
  if (!part) return undefined;
  if (part.fieldname !== 'file') {
    part.file.resume();
    return undefined;
  }
  const bytes = await part.toBuffer().catch((error) => refused(error));
  return { bytes, name: part.filename ?? '', type: part.mimetype };
}

/** The same for a large file, which is never in memory as a whole. */
export async function arrivingFile(request: FastifyRequest): Promise<ArrivingFile | undefined> {
  if (!request.isMultipart()) throw refuse(unsupportedType);
  if (Number(request.headers['content-length'] ?? 0) > largestCsv + around) throw tooLargeTable();
  const part = await request
    .file({ limits: { ...limits, fileSize: largestCsv } })
    .catch((error) => refused(error, tooLargeTable));
  if (!part) return undefined;
  if (part.fieldname !== 'file') {
    part.file.resume();
    return undefined;
  }
  async function* chunks() {
    try {
      for await (const chunk of part!.file) yield chunk as Buffer;
    } catch (error) {
      refused(error, tooLargeTable);
    }
    if (part!.file.truncated) throw tooLargeTable();
  }
  return { name: part.filename ?? '', chunks: chunks() };
}
