import multipart from '@fastify/multipart';
import { malformed, tooLarge, unsupportedType } from 'contract/platform/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refuse.js';

/** As it came: its name and its type are what the sender says. */
export type UploadedFile = { readonly bytes: Buffer; readonly name: string; readonly type: string };

const largestFile = 5 * 1024 * 1024;
/** The lines around the file, and a field or two that nobody reads. */
const around = 16 * 1024;
const limits = { fileSize: largestFile, files: 1, fields: 4, parts: 5, fieldSize: 1024, headerPairs: 20 };

/** Where it is called, forms with a file are accepted; everywhere else they stay refused. */
export const acceptFiles = (app: FastifyInstance) => app.register(multipart, { limits });

const tooLargeFile = () => refuse(tooLarge, { message: 'A file can be up to 5 MB.' });

/** A form that cannot be read is its sender's: the reader of forms throws of it in many ways. */
function refused(error: unknown): never {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLargeFile();
  throw statusCode === undefined ? refuse(malformed) : error;
}

/** The form's field `file`, held in memory, never more of it than may be sent; nothing where it is not there. */
export async function uploadedFile(request: FastifyRequest): Promise<UploadedFile | undefined> {
  if (!request.isMultipart()) throw refuse(unsupportedType);
  if (Number(request.headers['content-length'] ?? 0) > largestFile + around) throw tooLargeFile();
  const part = await request.file().catch(refused);
  if (!part) return undefined;
  if (part.fieldname !== 'file') {
    part.file.resume();
    return undefined;
  }
  const bytes = await part.toBuffer().catch(refused);
  return { bytes, name: part.filename ?? '', type: part.mimetype };
}
