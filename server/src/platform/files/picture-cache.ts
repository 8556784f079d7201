import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pictureWidths } from 'contract/platform/pictures';
import type { Log } from '../log.js';
import { encoding } from './encode-picture.js';
import { readIfThere } from './missing.js';
import { type PictureForm, pictureFormats } from './picture-form.js';
import { writeAtomically } from './write-atomically.js';

/** Names a picture by its content, and by the present way of making pictures. */
export const contentOf = (bytes: Buffer) =>
  createHash('sha256').update(`${encoding}:`).update(bytes).digest('hex').slice(0, 32);

/** Made pictures, named by the content that they were made from. It may be emptied at any time. */
export class PictureCache {
  readonly #folder: string;
  readonly #log: Log;

  constructor(dataFolder: string, log: Log) {
    this.#folder = path.join(dataFolder, 'cache', 'pictures');
    this.#log = log;
  }

  #path(content: string, { width, format }: PictureForm) {
    return path.join(this.#folder, `${content}-${width}.${format}`);
  }

  async find(content: string, form: PictureForm): Promise<Buffer | undefined> {
    const bytes = await readIfThere(this.#path(content, form)).catch((error: Error) =>
      this.#log.warn({ error: error.message }, 'a made picture cannot be read'),
    );
    return bytes?.length ? bytes : undefined;
  }

  /** If the disk is full, the picture is made again next time; nothing else is lost. */
  async keep(content: string, form: PictureForm, bytes: Buffer) {
    await writeAtomically(this.#path(content, form), bytes).catch((error: Error) =>
      this.#log.warn({ error: error.message }, 'a made picture cannot be kept'),
    );
  }

  async forget(content: string) {
    for (const width of pictureWidths)
      for (const format of pictureFormats) await rm(this.#path(content, { width, format }), { force: true });
  }
}
