import type { S3Client } from '@aws-sdk/client-s3';
import { unavailable } from 'contract/platform/envelope';
import { seconds } from '../clock.js';
import type { Log } from '../log.js';
import { refuse } from '../refuse.js';
import type { Settings } from '../settings.js';
import {
  type ContentType,
  contentTypes,
  type FileStore,
  isFileId,
  mustBeFileId,
  type StoredFile,
} from './file.js';

type S3Settings = NonNullable<Settings['s3']>;
type Sdk = typeof import('@aws-sdk/client-s3');
type Failure = { name?: string; message?: string; $metadata?: { httpStatusCode?: number } };

const isMissing = ({ name, $metadata }: Failure) => name === 'NoSuchKey' || $metadata?.httpStatusCode === 404;

/** Any store that speaks S3. Its errors are logged, and the customer is asked to try again. */
export class S3Store implements FileStore {
  readonly #settings: S3Settings;
  readonly #log: Log;
  readonly #patience: number;
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(settings: S3Settings, log: Log, patience = seconds(10)) {
    this.#settings = settings;
    this.#log = log;
    this.#patience = patience;
  }

  /** Loaded when the first file is needed, so that a shop without S3 does not carry it. */
  async #open() {
    const sdk = await import('@aws-sdk/client-s3');
    const { region, endpoint, accessKeyId, secretAccessKey } = this.#settings;
    const client = new sdk.S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // A store at an address of its own rarely has one host name for each bucket.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      maxAttempts: 3,
      // Many stores that speak S3 do not know newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { sdk, client };
  }

  async #ask<Answer>(what: string, id: string, work: Ask<Answer>): Promise<Answer | undefined> {
    this.#opened ??= this.#open();
    const { sdk, client } = await this.#opened;
    const where = { Bucket: this.#settings.bucket, Key: `files/${id}` };
    try {
      return await work(client, sdk, where, { abortSignal: AbortSignal.timeout(this.#patience) });
    } catch (error) {
      const { name, message, $metadata } = error as Failure;
      if (isMissing(error as Failure)) return undefined;
      const told = { what, id, error: name, status: $metadata?.httpStatusCode, words: message };
      this.#log.warn(told, 'the file store failed');
      throw refuse(unavailable, { retryAfter: 5 });
    }
  }

  async put(id: string, bytes: Uint8Array, contentType: ContentType) {
    mustBeFileId(id);
    const object = { Body: bytes, ContentType: contentType };
    const stored = await this.#ask('put', id, (client, sdk, where, within) =>
      client.send(new sdk.PutObjectCommand({ ...where, ...object }), within),
    );
    if (!stored) {
      this.#log.warn({ bucket: this.#settings.bucket }, 'the bucket of the file store does not exist');
      throw refuse(unavailable, { retryAfter: 5 });
    }
  }

  async get(id: string): Promise<StoredFile | undefined> {
    if (!isFileId(id)) return undefined;
    return this.#ask('get', id, async (client, sdk, where, within) => {
      const { Body, ContentType } = await client.send(new sdk.GetObjectCommand(where), within);
      const contentType = contentTypes.find((known) => known === ContentType);
      if (!Body || !contentType) throw new Error(`The object is ${ContentType}, which is no picture.`);
      return { bytes: Buffer.from(await Body.transformToByteArray()), contentType };
    });
  }

  async delete(id: string) {
    if (!isFileId(id)) return;
    await this.#ask('delete', id, (client, sdk, where, within) =>
      client.send(new sdk.DeleteObjectCommand(where), within),
    );
  }
}

type Ask<Answer> = (
  client: S3Client,
  sdk: Sdk,
  where: { Bucket: string; Key: string },
  within: { abortSignal: AbortSignal },
) => Promise<Answer>;
